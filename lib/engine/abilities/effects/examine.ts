import { z } from 'zod';
import { happened } from '../../game';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { type Filter, filterSchema, isKind } from '../filter';
import { sayFilter } from '../filter-words';
import type { EffectKind } from './kind';

/** Looks at cards that lie face down; only the House that looks learns what they are. */
export interface Examine {
  readonly kind: 'examine';
  readonly cards: Aim;
  /** A card of another kind is not shown: its House says but that (TAT-11-18). */
  readonly only?: Filter | undefined;
}

export const examine: EffectKind<Examine> = {
  schema: z.strictObject({
    kind: z.literal('examine'),
    cards: aimSchema,
    only: filterSchema.optional(),
  }),
  say: ({ cards, only }, title) =>
    `look at ${sayAim(cards, title)}${only === undefined ? '' : `; it is shown if it is ${sayFilter(only, 'one')}`}`,
  possible: (scene, { cards }) => inSight(scene, cards).length > 0,
  ask: (scene, { cards }, picks) => askAim(scene, cards, picks),
  run(scene, { cards, only }, picks, frame) {
    for (const card of hit(scene, cards, picks)) {
      frame.targets.push(card.id);
      const shown = only === undefined || isKind(scene, only, card);
      happened(scene.game, {
        kind: 'examined',
        seat: scene.seat,
        card: card.id,
        ...(shown ? {} : { shown }),
      });
    }
  },
};
