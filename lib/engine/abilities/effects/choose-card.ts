import type { GameCard } from '../../state/state';
import { aimSchema, sayAim } from '../aim';
import { conditionSchema, holds, sayCondition } from '../condition';
import type { Scene } from '../scene';
import { aimed, type EffectOf } from './kind';

const shape = {
  card: aimSchema,
  /** What must hold with the card as target. */
  where: conditionSchema.optional(),
};
export type ChooseCard = EffectOf<'choose-card', typeof shape>;

/** Names a card and does nothing to it; what follows speaks of it as the target. */
export const chooseCard = aimed({
  kind: 'choose-card',
  shape,
  say: ({ card, where }, title) =>
    `choose ${sayAim(card, title)}${where === undefined ? '' : `, where ${sayCondition(where, title)},`}`,
  brings: null,
  aim: ({ card }) => card,
  fits,
  run(_scene, _effect, cards, frame) {
    for (const { id } of cards) frame.targets.push(id);
  },
});

function fits(scene: Scene, { where }: ChooseCard): (card: GameCard) => boolean {
  if (where === undefined) return () => true;
  return ({ id }) => holds({ ...scene, targets: [...scene.targets, id] }, where);
}
