import { z } from 'zod';
import { changeTokens } from '../../atoms/tokens';
import { inForceOn } from '../../queries/live';
import type { GameCard } from '../../state/state';
import { aimSchema, sayAim } from '../aim';
import { matches } from '../filter';
import type { Scene } from '../scene';
import { amountOf, sayMuch, valueSchema } from '../value';
import { aimed } from './kind';

/** Deferment tokens put on cards or taken off, down to none. */
export const deferment = aimed({
  kind: 'deferment',
  shape: { way: z.enum(['assign', 'discard']), amount: valueSchema, on: aimSchema },
  say: ({ way, amount, on }, title) =>
    `${way === 'assign' ? 'put' : 'take'} ${sayMuch(amount, 'deferment tokens', title)} ${way === 'assign' ? 'on' : 'off'} ${sayAim(on, title)}`,
  brings: null,
  aim: ({ on }) => on,
  run(scene, { way, amount }, cards, frame) {
    const many = Math.max(0, amountOf(scene, amount));
    for (const card of cards) {
      frame.targets.push(card.id);
      const by = way === 'assign' ? many + moreOn(scene, card) : -many;
      changeTokens(scene.game, card.id, 'deferment', by);
    }
  },
});

/** Tokens that cards on the card whose effect it is add to a target. */
function moreOn({ game, card: source }: Scene, card: GameCard): number {
  return inForceOn(game, 'deferment', source).reduce(
    (sum, { modifier, live }) =>
      matches(live.scene, modifier.on, card) ? sum + amountOf(live.scene, modifier.by) : sum,
    0,
  );
}
