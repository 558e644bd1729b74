import { endLasting } from '../atoms/lasting';
import { cardAt, type Game, happened } from '../game';
import { isDeployed } from '../queries/face-up';
import type { Lasting, Term } from '../state';
import { retire } from './retire';

/** Ends the effects that last no longer than a term that is over; their tactics, ventures and events go (TAT-6.2.2-27, TAT-6.2.6-12). */
export function expire(game: Game, term: Exclude<Term, 'card' | 'assignment'>): void {
  endAll(
    game,
    game.state.lasting.filter(({ until }) => until === term).map(({ id }) => id),
  );
}

/** Ends the effects whose card is not in play any more. */
export function expireCards(game: Game): void {
  const { lasting } = game.state;
  if (lasting.length === 0) return;
  endAll(
    game,
    lasting.filter((one) => isOver(game, one)).map(({ id }) => id),
  );
}

/** What a card settled at its assignment waits while it is subdued. */
function isOver(game: Game, { card: id, until }: Lasting): boolean {
  const card = cardAt(game, id);
  return until === 'assignment' ? card.place.zone !== 'domain' : !isDeployed(card);
}

function endAll(game: Game, ids: readonly number[]): void {
  for (const id of ids) {
    const ended = game.state.lasting.find((one) => one.id === id);
    if (ended === undefined) continue;
    happened(game, endLasting(game.state, id));
    retire(game, cardAt(game, ended.card));
  }
}
