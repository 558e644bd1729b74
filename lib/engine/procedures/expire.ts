import { endLasting } from '../atoms/lasting';
import { cardAt, type Game, happened, printed } from '../game';
import { isDeployed } from '../queries/face-up';
import type { GameCard, Lasting, Term } from '../state';
import { retire } from './retire';

/** Ends the effects that last no longer than a term that is over; their tactics, ventures and events go (TAT-6.2.2-27, TAT-6.2.6-12). */
export function expire(game: Game, term: Exclude<Term, 'card' | 'assignment'>): void {
  endAll(
    game,
    game.state.lasting.filter(({ until }) => until === term).map(({ id }) => id),
  );
}

/**
 * Ends the effects that last no longer than their card is in play. Others go on till their term, whatever
 * becomes of the card that began them (TAT-9-04).
 */
export function expireCards(game: Game): void {
  const { lasting } = game.state;
  if (lasting.length === 0) return;
  endAll(
    game,
    lasting.filter((one) => isOver(game, one)).map(({ id }) => id),
  );
}

/** What a card settled at its assignment, or has used up, waits while it is subdued. */
function isOver(game: Game, { card: id, until, used }: Lasting): boolean {
  const card = cardAt(game, id);
  if (until === 'assignment' || used !== undefined) return card.place.zone !== 'domain';
  return (until === 'card' || liesForIt(game, card)) && !isDeployed(card);
}

/** Whether a card lies in the Domain for its effect alone: a tactic, venture, program or event. */
function liesForIt(game: Game, card: GameCard): boolean {
  const { type } = printed(game, card);
  return type === 'plan' || type === 'event' || card.group === 'program';
}

function endAll(game: Game, ids: readonly number[]): void {
  for (const id of ids) {
    const ended = game.state.lasting.find((one) => one.id === id);
    if (ended === undefined) continue;
    happened(game, endLasting(game.state, id));
    retire(game, cardAt(game, ended.card));
  }
}
