import { moveCard } from '../atoms/move';
import { placedUntil } from '../event-cards/placed-like-an-event';
import { cardsIn } from '../queries/governed';
import { type Game, printed } from '../state/game';
import type { GameCard } from '../state/state';
import { aboutCard } from './about-card';
import type { Operation } from './operation-kind';

/**
 * Placing an event face down in the Domain: free, as often as the House likes, and no deployment
 * (TAT-6.2.3-01, TAT-6.2.3-02, TAT-6.2.3-04, TAT-3.1.5-02).
 */
export const placeEvent: Operation = {
  kinds: ['place'],
  ...aboutCard({
    cards: (game, seat) => cardsIn(game, seat, 'hand').filter((card) => isPlaced(game, card)),
    checks: [],
    ways: ({ id }) => [{ kind: 'place', card: id }],
  }),
  perform(game, { seat }, action) {
    if (action.kind !== 'place') return;
    const place = { zone: 'domain', seat, host: null } as const;
    moveCard(game, action.card, place, 'subdued');
  },
};

/** Whether a card of the hand is placed, not deployed: an event, or what its text deploys like one. */
export function isPlaced(game: Game, card: GameCard): boolean {
  return printed(game, card).type === 'event' || placedUntil(game, card) !== null;
}
