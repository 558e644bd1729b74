import { z } from 'zod';
import { changeTokens } from '../../atoms/tokens';
import { happened } from '../../game';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { amountOf, sayMuch, type Value, valueSchema } from '../value';
import type { EffectKind } from './kind';

/** Deferment tokens put on cards or taken off, down to none. */
export interface Deferment {
  readonly kind: 'deferment';
  readonly way: 'assign' | 'discard';
  readonly amount: Value;
  readonly on: Aim;
}

export const deferment: EffectKind<Deferment> = {
  schema: z.strictObject({
    kind: z.literal('deferment'),
    way: z.enum(['assign', 'discard']),
    amount: valueSchema,
    on: aimSchema,
  }),
  say: ({ way, amount, on }, title) =>
    `${way === 'assign' ? 'put' : 'take'} ${sayMuch(amount, 'deferment tokens', title)} ${way === 'assign' ? 'on' : 'off'} ${sayAim(on, title)}`,
  possible: (scene, { on }) => inSight(scene, on).length > 0,
  ask: (scene, { on }, picks) => askAim(scene, on, picks),
  run(scene, { way, amount, on }, picks, frame) {
    const many = Math.max(0, amountOf(scene, amount));
    for (const card of hit(scene, on, picks)) {
      frame.targets.push(card.id);
      const by = way === 'assign' ? many : -many;
      happened(scene.game, changeTokens(scene.game.state, card.id, 'deferment', by));
    }
  },
};
