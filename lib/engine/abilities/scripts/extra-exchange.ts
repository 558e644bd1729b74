import { intervalOf } from '../../turn/current-interval';
import { effectKind } from '../effects/kind';

/** Another whole CHOAM Exchange in the House Interval (TAT-6.2.10-05); it may go the other way. */
export const extraExchange = effectKind({
  kind: 'extra-exchange',
  shape: {},
  say: () => 'you may conduct another CHOAM Exchange in this Interval',
  run({ game, seat }) {
    const house = intervalOf(game, seat);
    if (house !== null) house.extraExchanges += 1;
  },
});
