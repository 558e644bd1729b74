import { z } from 'zod';
import { changeDeclared } from '../../procedures/declared';
import { amountOf, sayValue, type Value, valueSchema } from '../value';
import { type Favor, housesOf } from './favor';
import type { EffectKind } from './kind';

/** Declared favor raised or lowered; actual favor stays (TAT-6.1.3-02). */
export interface DeclaredFavor {
  readonly kind: 'declared-favor';
  readonly who: Favor['who'];
  readonly way: 'raise' | 'lower';
  readonly amount: Value;
}

export const declaredFavor: EffectKind<DeclaredFavor> = {
  schema: z.strictObject({
    kind: z.literal('declared-favor'),
    who: z.enum(['you', 'chosen', 'every-rival', 'everybody']),
    way: z.enum(['raise', 'lower']),
    amount: valueSchema,
  }),
  say({ who, way, amount }, title) {
    const whose = {
      you: 'your',
      chosen: 'that House’s',
      'every-rival': 'every rival’s',
      everybody: 'everybody’s',
    }[who];
    return `${way} ${whose} declared favor by ${sayValue(amount, title)}`;
  },
  possible: () => true,
  ask: () => null,
  run(scene, { who, way, amount }) {
    const many = amountOf(scene, amount);
    for (const seat of housesOf(scene, who))
      changeDeclared(scene.game, seat, way === 'raise' ? many : -many);
  },
};
