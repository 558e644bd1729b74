import { type Check, refuse } from '../state/refusal';
import { intervalOf } from '../turn/current-interval';
import { eventKind } from './ripe-events';

/** One Imperium event and one Dune event may be deployed in a House Interval (TAT-6.2.8-04). */
export const withinEventLimit: Check = (game, seat, card) => {
  const event = eventKind(game, card) === 'dune' ? 'dune' : 'imperium';
  const frame = intervalOf(game, seat);
  return (event === 'dune' ? frame?.duneEvent : frame?.imperiumEvent)
    ? refuse({ code: 'event-limit', event }, ['TAT-6.2.8-04'])
    : null;
};
