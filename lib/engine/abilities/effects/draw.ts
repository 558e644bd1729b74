import { z } from 'zod';
import { drawCard } from '../../atoms/draw';
import { amountOf, sayMuch, valueSchema } from '../value';
import { unasked } from './kind';

/** Draws from the top of an own deck, as far as it goes. */
export const draw = unasked({
  kind: 'draw',
  shape: { from: z.enum(['house', 'imperial']), amount: valueSchema },
  say: ({ from, amount }, title) =>
    `draw ${sayMuch(amount, 'cards', title)} from your ${from === 'house' ? 'House' : 'Imperial'} deck`,
  brings: null,
  run(scene, { from, amount }) {
    const { game, seat } = scene;
    for (let left = amountOf(scene, amount); left > 0; left -= 1) drawCard(game, seat, from);
  },
});
