import { z } from 'zod';
import { changeDeclared } from '../../initiative/initiative';
import { HOUSES, housesOf, housesSchema } from '../houses';
import { amountOf, sayValue, valueSchema } from '../value';
import { unasked } from './kind';

/** Declared favor raised or lowered; actual favor stays (TAT-6.1.3-02). */
export const declaredFavor = unasked({
  kind: 'declared-favor',
  shape: {
    who: housesSchema,
    way: z.enum(['raise', 'lower']),
    amount: valueSchema,
  },
  say: ({ who, way, amount }, title) =>
    `${way} ${HOUSES[who][1]} declared favor by ${sayValue(amount, title)}`,
  brings: null,
  run(scene, { who, way, amount }) {
    const many = amountOf(scene, amount);
    for (const seat of housesOf(scene, who))
      changeDeclared(scene.game, seat, way === 'raise' ? many : -many);
  },
});
