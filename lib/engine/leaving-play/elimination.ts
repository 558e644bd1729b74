import { moveCard } from '../atoms/cards';
import { leaveTable } from '../atoms/flow';
import { limitOf } from '../queries/limits';
import { type Game, houseAt } from '../state/game';
import type { Seat } from '../state/state';
import { discard } from './discard';

/** Whether a House that has drawn is eliminated: its hand stays below its limit (TAT-6.3.2-06, TAT-6.3.2-09). */
export function mustLeave(game: Game, seat: Seat): boolean {
  return houseAt(game, seat).zones.hand.length < limitOf(game, seat, 'hand');
}

/**
 * A House leaves the game: its own cards go with it (TAT-6.3.2-07), those of others that it governed go
 * to their owners' discards (C30), and its own that rivals govern are discarded as in a rite (TAT-6.3.2-08).
 */
export function eliminate(game: Game, seat: Seat): void {
  leaveTable(game, seat);
  for (const card of Object.values(game.state.cards)) {
    if (card.place.zone === 'removed') continue;
    if (card.place.seat === seat && card.owner !== seat) discard(game, card);
    else if (card.owner === seat) {
      if (card.place.seat !== seat) discard(game, card);
      moveCard(game, card.id, { zone: 'removed', seat, host: null });
    }
  }
}
