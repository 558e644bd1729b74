import { z } from 'zod';
import { captureCard } from '../../procedures/capture';
import type { GameCard } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, isOpenTo, sayAim } from '../aim';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';

/** Takes cards into the own Domain for good (TAT-6.2.11-70 to TAT-6.2.11-81). */
export interface Capture {
  readonly kind: 'capture';
  readonly cards: Aim;
}

export const capture: EffectKind<Capture> = {
  schema: z.strictObject({ kind: z.literal('capture'), cards: aimSchema }),
  say: ({ cards }, title) => `capture ${sayAim(cards, title)}`,
  possible: (scene, { cards }) => inSight(scene, cards, fits(scene)).length > 0,
  ask: (scene, { cards }, picks) => askAim(scene, cards, picks, fits(scene)),
  run(scene, { cards }, picks, frame) {
    for (const card of hit(scene, cards, picks, fits(scene))) {
      frame.targets.push(card.id);
      captureCard(scene.game, scene.seat, card);
    }
  },
};

/** Home worlds and Dune are never captured (TAT-3.1.1-06), nor is what a House has already. */
function fits(scene: Scene): (card: GameCard) => boolean {
  return (card) =>
    card.group !== 'homeworld' &&
    card.group !== 'dune' &&
    card.place.seat !== scene.seat &&
    isOpenTo(scene, card, 'capture');
}
