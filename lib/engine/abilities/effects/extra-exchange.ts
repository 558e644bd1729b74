import { z } from 'zod';
import { intervalOf } from '../../queries/interval';
import type { EffectKind } from './kind';

/** Another whole CHOAM Exchange in the House Interval (TAT-6.2.10-05); it may go the other way. */
export interface ExtraExchange {
  readonly kind: 'extra-exchange';
}

export const extraExchange: EffectKind<ExtraExchange> = {
  schema: z.strictObject({ kind: z.literal('extra-exchange') }),
  say: () => 'you may conduct another CHOAM Exchange in this Interval',
  possible: () => true,
  ask: () => null,
  run({ game, seat }) {
    const house = intervalOf(game, seat);
    if (house !== null) house.extraExchanges += 1;
  },
};
