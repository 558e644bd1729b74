import { moveCard } from '../../atoms/move';
import { byId } from '../../by-id';
import { cardAt, happened, houseAt, printed } from '../../game';
import { placedUntil } from '../../queries/placed';
import type { Operation } from './operation';

/**
 * Placing an event face down in the Domain: free, as often as the House likes, and no deployment
 * (TAT-6.2.3-01, TAT-6.2.3-02, TAT-6.2.3-04, TAT-3.1.5-02).
 */
export const placeEvent: Operation = {
  kinds: ['place'],
  options: (game, { seat }) =>
    houseAt(game, seat)
      .zones.hand.map((id) => cardAt(game, id))
      .filter((card) => printed(game, card).type === 'event' || placedUntil(card) !== null)
      .sort(byId)
      .map(({ id }) => ({ kind: 'place', card: id })),
  perform(game, { seat }, action) {
    if (action.kind !== 'place') return;
    const place = { zone: 'domain', seat, host: null } as const;
    happened(game, moveCard(game.state, action.card, place, 'subdued'));
  },
};
