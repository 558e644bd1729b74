import { z } from 'zod';
import type { HouseFrame } from '../../frames';
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
    const house = game.state.frames.findLast((one): one is HouseFrame => one.step === 'house');
    if (house?.seat === seat) house.extraExchanges += 1;
  },
};
