import { z } from 'zod';
import { turnCard } from '../../atoms/turn-card';
import { happened } from '../../game';
import { discard } from '../../procedures/discard';
import { subdue } from '../../procedures/subdue';
import { isKept, resistanceOf } from '../../queries/ranks';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import type { Scene } from '../scene';
import { amountOf, sayMuch, type Value, valueSchema } from '../value';
import type { EffectKind } from './kind';

/** Force outside rites (TAT-9-06): what happens to a card whose resistance it reaches, or exceeds. */
export interface Force {
  readonly kind: 'force';
  readonly amount: Value;
  readonly on: Aim;
  /** What the force must do: at least equal the resistance, or be more. */
  readonly must: 'reach' | 'exceed';
  readonly does: 'subdue' | 'discard' | 'engage';
}

export const force: EffectKind<Force> = {
  schema: z.strictObject({
    kind: z.literal('force'),
    amount: valueSchema,
    on: aimSchema,
    must: z.enum(['reach', 'exceed']),
    does: z.enum(['subdue', 'discard', 'engage']),
  }),
  say: ({ amount, on, must, does }, title) =>
    `apply ${sayMuch(amount, 'force', title)} to ${sayAim(on, title)}, and ${does} it if the force ${must === 'reach' ? 'is at least' : 'is more than'} its resistance`,
  possible: (scene, { on }) => inSight(scene, on, fits(scene)).length > 0,
  ask: (scene, { on }, picks) => askAim(scene, on, picks, fits(scene)),
  run(scene, effect, picks, frame) {
    for (const card of hit(scene, effect.on, picks, fits(scene))) {
      frame.targets.push(card.id);
      if (isEnough(scene, effect, card)) strike(scene, effect.does, card);
    }
  },
};

/** What is immune to the force of the card is left alone. */
function fits({ game, card: source }: Scene): (card: GameCard) => boolean {
  return (card) => !isKept(game, card, 'force', source);
}

function isEnough(scene: Scene, { amount, must }: Force, card: GameCard): boolean {
  const applied = amountOf(scene, amount);
  const resistance = resistanceOf(scene.game, card);
  return must === 'reach' ? applied >= resistance : applied > resistance;
}

function strike({ game }: Scene, does: Force['does'], card: GameCard): void {
  if (does === 'subdue') subdue(game, card);
  else if (does === 'discard') discard(game, card);
  else if (card.status === 'disengaged') happened(game, turnCard(game.state, card.id, 'engaged'));
}
