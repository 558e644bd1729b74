import { z } from 'zod';
import { gain } from '../../atoms/gain';
import { lose } from '../../atoms/lose';
import { HOUSES, housesOf, housesSchema } from '../houses';
import { amountOf, expected, sayMuch, valueSchema } from '../value';
import { unasked } from './kind';

/** Favor gained or lost; it may go below 0 (TAT-2.3-01). */
export const favor = unasked({
  kind: 'favor',
  shape: {
    who: housesSchema,
    way: z.enum(['gain', 'lose']),
    amount: valueSchema,
  },
  say: ({ who, way, amount }, title) =>
    who === 'you'
      ? `${way} ${sayMuch(amount, 'favor', title)}`
      : `${HOUSES[who][0]} ${way}s ${sayMuch(amount, 'favor', title)}`,
  brings(scene, { who, way, amount }) {
    if (who !== 'you' && who !== 'everybody') return {};
    const many = expected(scene, amount);
    return { favor: way === 'gain' ? many : -many };
  },
  run(scene, { who, way, amount }) {
    const { game } = scene;
    const many = Math.max(0, amountOf(scene, amount));
    for (const seat of housesOf(scene, who))
      (way === 'gain' ? gain : lose)(game, seat, 'favor', many);
  },
});
