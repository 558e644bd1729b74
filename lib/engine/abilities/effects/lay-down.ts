import { z } from 'zod';
import { moveCard } from '../../atoms/move';
import { changeTokens } from '../../atoms/tokens';
import { happened } from '../../game';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { amountOf, sayMuch, type Value, valueSchema } from '../value';
import type { EffectKind } from './kind';

/** Puts cards that need no host subdued into the own Domain, with deferment tokens. */
export interface LayDown {
  readonly kind: 'lay-down';
  readonly cards: Aim;
  readonly tokens: Value;
}

export const layDown: EffectKind<LayDown> = {
  schema: z.strictObject({
    kind: z.literal('lay-down'),
    cards: aimSchema,
    tokens: valueSchema,
  }),
  say: ({ cards, tokens }, title) =>
    `put ${sayAim(cards, title)} subdued into your Domain with ${sayMuch(tokens, 'deferment tokens', title)}`,
  possible: (scene, { cards }) => inSight(scene, cards).length > 0,
  ask: (scene, { cards }, picks) => askAim(scene, cards, picks),
  run(scene, { cards, tokens }, picks, frame) {
    const { game, seat } = scene;
    const many = amountOf(scene, tokens);
    for (const card of hit(scene, cards, picks)) {
      frame.targets.push(card.id);
      happened(
        game,
        moveCard(game.state, card.id, { zone: 'domain', seat, host: null }, 'subdued'),
        changeTokens(game.state, card.id, 'deferment', many),
      );
    }
  },
};
