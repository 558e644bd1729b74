import { z } from 'zod';
import { happened } from '../../game';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import type { EffectKind } from './kind';

/** Looks at cards that lie face down; only the House that looks learns what they are. */
export interface Examine {
  readonly kind: 'examine';
  readonly cards: Aim;
}

export const examine: EffectKind<Examine> = {
  schema: z.strictObject({ kind: z.literal('examine'), cards: aimSchema }),
  say: ({ cards }, title) => `look at ${sayAim(cards, title)}`,
  possible: (scene, { cards }) => inSight(scene, cards).length > 0,
  ask: (scene, { cards }, picks) => askAim(scene, cards, picks),
  run(scene, { cards }, picks, frame) {
    for (const card of hit(scene, cards, picks)) {
      frame.targets.push(card.id);
      happened(scene.game, { kind: 'examined', seat: scene.seat, card: card.id });
    }
  },
};
