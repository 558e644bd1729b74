import { eliminate as leaveTable } from '../atoms/flow';
import { moveCard } from '../atoms/move';
import { type Game, happened } from '../game';
import type { Seat } from '../state';
import { discard } from './discard';

/**
 * A House leaves the game: its own cards go with it (TAT-6.3.2-07), those of others that it governed go
 * to their owners' discards (C30), and its own that rivals govern are discarded as in a rite (TAT-6.3.2-08).
 */
export function eliminate(game: Game, seat: Seat): void {
  happened(game, leaveTable(game.state, seat));
  for (const card of Object.values(game.state.cards)) {
    if (card.place.zone === 'removed') continue;
    if (card.place.seat === seat && card.owner !== seat) discard(game, card);
    else if (card.owner === seat) {
      if (card.place.seat !== seat) discard(game, card);
      happened(game, moveCard(game.state, card.id, { zone: 'removed', seat, host: null }));
    }
  }
}
