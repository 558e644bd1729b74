import { z } from 'zod';
import { changeTokens } from '../../atoms/tokens';
import { happened } from '../../game';
import { inForceOn } from '../../queries/live';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { matches } from '../filter';
import type { Scene } from '../scene';
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
      const by = way === 'assign' ? many + moreOn(scene, card) : -many;
      happened(scene.game, changeTokens(scene.game.state, card.id, 'deferment', by));
    }
  },
};

/** Tokens that cards on the card whose effect it is add to a target. */
function moreOn({ game, card: source }: Scene, card: GameCard): number {
  return inForceOn(game, 'deferment', source).reduce(
    (sum, { modifier, live }) =>
      matches(live.scene, modifier.on, card) ? sum + amountOf(live.scene, modifier.by) : sum,
    0,
  );
}
