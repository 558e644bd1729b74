import { z } from 'zod';
import { joinRite } from '../../procedures/join-rite';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { riteOf } from '../rite-of';
import type { EffectKind } from './kind';

/** Brings cards into the rite on the own side, beside what was declared (C06). */
export interface Participate {
  readonly kind: 'participate';
  readonly cards: Aim;
}

export const participate: EffectKind<Participate> = {
  schema: z.strictObject({ kind: z.literal('participate'), cards: aimSchema }),
  say: ({ cards }, title) => `bring ${sayAim(cards, title)} into the rite`,
  possible: (scene, { cards }) => riteOf(scene.game) !== null && inSight(scene, cards).length > 0,
  ask: (scene, { cards }, picks) => askAim(scene, cards, picks),
  run(scene, { cards }, picks, frame) {
    for (const card of hit(scene, cards, picks)) {
      frame.targets.push(card.id);
      joinRite(scene.game, scene.seat, card);
    }
  },
};
