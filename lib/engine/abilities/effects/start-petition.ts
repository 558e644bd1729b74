import { z } from 'zod';
import { beginPetition } from '../../procedures/begin-petition';
import { currentInterval } from '../../queries/interval';
import { mayPetition } from '../../queries/petitionable';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';

/** Begins a petition at once, whether one was lost in this Interval or not (TAT-6.2.1-31). */
export interface StartPetition {
  readonly kind: 'start-petition';
  readonly card: Aim;
}

export const startPetition: EffectKind<StartPetition> = {
  schema: z.strictObject({ kind: z.literal('start-petition'), card: aimSchema }),
  say: ({ card }, title) =>
    `petition for ${sayAim(card, title)}, whether you have lost a petition or not`,
  possible: (scene, { card }) => inSight(scene, card, fits(scene)).length > 0,
  ask: (scene, { card }, picks) => askAim(scene, card, picks, fits(scene)),
  run(scene, { card }, picks, frame) {
    const [wanted] = hit(scene, card, picks, fits(scene));
    if (wanted === undefined) return;
    frame.targets.push(wanted.id);
    beginPetition(scene.game, scene.seat, wanted);
  },
};

function fits({ game, seat }: Scene): (card: GameCard) => boolean {
  const house = currentInterval(game);
  return (card) => house?.barred.includes(card.id) !== true && mayPetition(game, seat, card);
}
