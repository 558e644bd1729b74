import { z } from 'zod';
import { moveAway } from '../../procedures/discard';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import type { EffectKind } from './kind';

/** Puts cards, each as it lies, into the Domain of the House that was chosen or that they were captured from. */
export interface HandOver {
  readonly kind: 'hand-over';
  readonly cards: Aim;
}

export const handOver: EffectKind<HandOver> = {
  schema: z.strictObject({ kind: z.literal('hand-over'), cards: aimSchema }),
  say: ({ cards }, title) =>
    `hand ${sayAim(cards, title)} over, as it lies, to the House that had it`,
  possible: (scene, { cards }) => scene.houses.length > 0 && inSight(scene, cards).length > 0,
  ask: (scene, { cards }, picks) => askAim(scene, cards, picks),
  run(scene, { cards }, picks, frame) {
    const seat = scene.houses.at(-1);
    if (seat === undefined) return;
    for (const card of hit(scene, cards, picks)) {
      frame.targets.push(card.id);
      moveAway(scene.game, card, { zone: 'domain', seat, host: null }, card.status);
    }
  },
};
