import { endLasting, push } from '../../atoms/flow';
import { retire } from '../../leaving-play/discard';
import { isDeployed } from '../../queries/face-up';
import { cardAt, type Game, printed } from '../../state/game';
import type { GameCard, Lasting, Term } from '../../state/state';
import { staysInPlay } from '../scripts/stays-once';
import { awaitedFrame } from './carry-out';

/** Ends the effects that last no longer than a term that is over; their tactics, ventures and events go (TAT-6.2.2-27, TAT-6.2.6-12). */
export function expire(game: Game, term: Exclude<Term, 'card' | 'assignment'>): void {
  if (!game.state.lasting.some(({ until }) => until === term)) return;
  // What an event began goes on while that stays in play beyond its turn.
  const lasts = game.state.lasting.flatMap(({ id, card }) => (staysInPlay(game, card) ? [id] : []));
  endAll(game, ({ id, until }) => until === term && !(term === 'turn' && lasts.includes(id)));
}

/**
 * Ends the effects that last no longer than their card is in play. Others go on till their term, whatever
 * becomes of the card that began them (TAT-9-04).
 */
export function expireCards(game: Game): void {
  endAll(game, (one) => isOver(game, one));
}

/** What a card settled at its assignment, or has used up, waits while it is subdued. */
function isOver(game: Game, { card: id, until, used, apart }: Lasting): boolean {
  if (apart === true) return false;
  const card = cardAt(game, id);
  if (until === 'assignment' || used !== undefined) return card.place.zone !== 'domain';
  return (until === 'card' || liesForIt(game, card)) && !isDeployed(card);
}

/** Whether a card lies in the Domain for its effect alone: a tactic, venture, program or event. */
function liesForIt(game: Game, card: GameCard): boolean {
  const { type } = printed(game, card);
  return type === 'plan' || type === 'event' || card.group === 'program';
}

function endAll(game: Game, ends: (lasting: Lasting) => boolean): void {
  for (const one of game.state.lasting.filter(ends)) {
    const { id, card } = one;
    // The end of one may have been the end of another.
    if (!game.state.lasting.some((other) => other.id === id)) continue;
    endLasting(game, id);
    retire(game, cardAt(game, card));
    const ended = one.waits;
    if (ended?.on.event === 'expired') push(game.state, awaitedFrame(one, ended, one.seat, null));
  }
}
