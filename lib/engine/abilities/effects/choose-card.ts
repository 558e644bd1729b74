import { z } from 'zod';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { type Condition, conditionSchema, holds, sayCondition } from '../condition';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';

/** Names a card and does nothing to it; what follows speaks of it as the target. */
export interface ChooseCard {
  readonly kind: 'choose-card';
  readonly card: Aim;
  /** What must hold with the card as target. */
  readonly where?: Condition | undefined;
}

export const chooseCard: EffectKind<ChooseCard> = {
  schema: z.strictObject({
    kind: z.literal('choose-card'),
    card: aimSchema,
    where: conditionSchema.optional(),
  }),
  say: ({ card, where }, title) =>
    `choose ${sayAim(card, title)}${where === undefined ? '' : `, where ${sayCondition(where, title)},`}`,
  possible: (scene, effect) => inSight(scene, effect.card, fits(scene, effect)).length > 0,
  ask: (scene, effect, picks) => askAim(scene, effect.card, picks, fits(scene, effect)),
  run(scene, effect, picks, frame) {
    for (const { id } of hit(scene, effect.card, picks, fits(scene, effect)))
      frame.targets.push(id);
  },
};

function fits(scene: Scene, { where }: ChooseCard): (card: GameCard) => boolean {
  if (where === undefined) return () => true;
  return ({ id }) => holds({ ...scene, targets: [...scene.targets, id] }, where);
}
