import { z } from 'zod';
import { drawCard } from '../../atoms/draw';
import { happened } from '../../game';
import { amountOf, sayMuch, type Value, valueSchema } from '../value';
import type { EffectKind } from './kind';

/** Draws from the top of an own deck, as far as it goes. */
export interface Draw {
  readonly kind: 'draw';
  readonly from: 'house' | 'imperial';
  readonly amount: Value;
}

export const draw: EffectKind<Draw> = {
  schema: z.strictObject({
    kind: z.literal('draw'),
    from: z.enum(['house', 'imperial']),
    amount: valueSchema,
  }),
  say: ({ from, amount }, title) =>
    `draw ${sayMuch(amount, 'cards', title)} from your ${from === 'house' ? 'House' : 'Imperial'} deck`,
  possible: () => true,
  ask: () => null,
  run(scene, { from, amount }) {
    const { game, seat } = scene;
    for (let left = amountOf(scene, amount); left > 0; left -= 1)
      happened(game, drawCard(game.state, seat, from));
  },
};
