import { playEvent } from '../event-cards/play-event';
import { eventKind, RIPE, withinEventLimit } from '../event-cards/ripe-events';
import { cardsInDomain } from '../queries/governed';
import { cardAt, printed } from '../state/game';
import { aboutCard } from './about-card';
import type { Operation } from './operation-kind';

/**
 * Deploying an event that is ripe, one Imperium and one Dune event in a House Interval (TAT-6.2.8-04).
 * It lies face up till its effect, or the turn, is over (TAT-6.2.8-11).
 */
export const deployEvent: Operation = {
  kinds: ['deploy-event'],
  ...aboutCard({
    cards: (game, seat) =>
      cardsInDomain(game, seat).filter(
        (card) => card.status === 'subdued' && printed(game, card).type === 'event',
      ),
    checks: [...RIPE, withinEventLimit],
    ways: ({ id }) => [{ kind: 'deploy-event', card: id }],
  }),
  perform(game, frame, action) {
    if (action.kind !== 'deploy-event') return;
    const card = cardAt(game, action.card);
    if (eventKind(game, card) === 'dune') frame.duneEvent = true;
    else frame.imperiumEvent = true;
    playEvent(game, frame.seat, card);
  },
};
