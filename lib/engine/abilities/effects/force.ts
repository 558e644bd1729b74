import { z } from 'zod';
import { turnCard } from '../../atoms/turn-card';
import { discard } from '../../leaving-play/discard';
import { subdue } from '../../leaving-play/subdue';
import { isKept, resistanceOf } from '../../queries/ranks';
import type { GameCard } from '../../state/state';
import { aimSchema, sayAim } from '../aim';
import type { Scene } from '../scene';
import { amountOf, sayMuch, valueSchema } from '../value';
import { aimed, type EffectOf } from './kind';

const shape = {
  amount: valueSchema,
  on: aimSchema,
  /** What the force must do: at least equal the resistance, or be more. */
  must: z.enum(['reach', 'exceed']),
  does: z.enum(['subdue', 'discard', 'engage']),
};
export type Force = EffectOf<'force', typeof shape>;

/** Force outside rites (TAT-9-06): what happens to a card whose resistance it reaches, or exceeds. */
export const force = aimed({
  kind: 'force',
  shape,
  say: ({ amount, on, must, does }, title) =>
    `apply ${sayMuch(amount, 'force', title)} to ${sayAim(on, title)}, and ${does} it if the force ${must === 'reach' ? 'is at least' : 'is more than'} its resistance`,
  brings: null,
  aim: ({ on }) => on,
  fits,
  run(scene, effect, cards, frame) {
    for (const card of cards) {
      frame.targets.push(card.id);
      if (isEnough(scene, effect, card)) strike(scene, effect.does, card);
    }
  },
});

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
  else if (card.status === 'disengaged') turnCard(game, card.id, 'engaged');
}
