import { moveCard } from '../atoms/cards';
import { withinEventLimit } from '../event-cards/event-limit';
import { playEvent } from '../event-cards/play-event';
import { eventKind, isDue, RIPE } from '../event-cards/ripe-events';
import { discard } from '../leaving-play/discard';
import { placedUntil } from '../queries/abilities-on';
import { cardAt, type Game, printed } from '../state/game';
import type { GameCard } from '../state/state';
import type { ActionOf } from '../state/step';
import { aboutCard, type Operation } from './operation-kind';

/**
 * Placing an event face down in the Domain: free, as often as the House likes, and no deployment
 * (TAT-6.2.3-01, TAT-6.2.3-02, TAT-6.2.3-04, TAT-3.1.5-02).
 */
export const placeEvent: Operation<ActionOf<'place'>> = {
  kinds: ['place'],
  ...aboutCard({
    zone: 'hand',
    of: isPlaced,
    checks: [],
    ways: ({ id }) => [{ kind: 'place', card: id }],
  }),
  perform(game, { seat }, action) {
    const place = { zone: 'domain', seat, host: null } as const;
    moveCard(game, action.card, place, 'subdued');
  },
};

/** Whether a card of the hand is placed, not deployed: an event, or what its text deploys like one. */
export function isPlaced(game: Game, card: GameCard): boolean {
  return printed(game, card).type === 'event' || placedUntil(game, card) !== null;
}

/**
 * Deploying an event that is ripe, one Imperium and one Dune event in a House Interval (TAT-6.2.8-04).
 * It lies face up till its effect, or the turn, is over (TAT-6.2.8-11).
 */
export const deployEvent: Operation<ActionOf<'deploy-event'>> = {
  kinds: ['deploy-event'],
  ...aboutCard({
    zone: 'domain',
    of: (game, card) => card.status === 'subdued' && printed(game, card).type === 'event',
    checks: [...RIPE, withinEventLimit],
    ways: ({ id }) => [{ kind: 'deploy-event', card: id }],
  }),
  perform(game, frame, action) {
    const card = cardAt(game, action.card);
    if (eventKind(game, card) === 'dune') frame.duneEvent = true;
    else frame.imperiumEvent = true;
    playEvent(game, frame.seat, card);
  },
};

/**
 * By option an event that has all its tokens does not wait for another turn: it is deployed, or the
 * House discards it (TAT-8.3.1-01, TAT-8.3.1-02, TAT-8.3.1-03).
 */
export const discardEvent: Operation<ActionOf<'discard'>> = {
  kinds: ['discard'],
  ...aboutCard({
    zone: 'domain',
    of: (game, card) => game.state.options.promptEvents && isDue(game, card),
    checks: [],
    ways: ({ id }) => [{ kind: 'discard', card: id }],
  }),
  perform(game, _frame, action) {
    discard(game, cardAt(game, action.card));
  },
};
