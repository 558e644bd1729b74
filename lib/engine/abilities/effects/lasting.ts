import { z } from 'zod';
import { listed } from '@/lib/sentences';
import { beginLasting } from '../../atoms/flow';
import type { Term } from '../../state/state';
import { type Aim, aimSchema, sayAim } from '../aim';
import { sayModifiers } from '../modifiers/sentences';
import { modifierSchema, settled } from '../modifiers/table';
import { sayRef } from '../ref';
import { some, termSchema } from '../shape';
import { aimed } from './kind';

/**
 * A Duration Effect (TAT-9-04): modifiers till a term. Their numbers are those of the moment it begins, but
 * for force that is so much for each of something (C53).
 */
const lasting = aimed({
  kind: 'lasting',
  shape: {
    on: aimSchema.optional(),
    modifiers: some(modifierSchema),
    until: termSchema,
    /** What is no Duration Effect is done at once, and its card goes (TAT-6.2.2-25). */
    card: z.literal('goes').optional(),
  },
  say({ on, modifiers, until }, title) {
    const target =
      on === undefined || typeof on === 'string' ? '' : `choose ${sayAim(on, title)}: `;
    // That a petition's terms are those of the petition goes without saying.
    const term = modifiers.every(({ kind }) => kind.startsWith('petition-')) ? '' : TERM[until];
    return `${target}${term}${listed(sayModifiers(modifiers, title, sayThose(on, title)))}`;
  },
  aim: ({ on }) => on,
  after(scene, { modifiers, until, card: goes }, cards) {
    const { game, seat, card, houses } = scene;
    beginLasting(game, {
      card: card.id,
      seat,
      on: cards.map(({ id }) => id),
      modifiers: modifiers.map((modifier) => settled(scene, modifier)),
      until,
      ...(houses.length === 0 ? {} : { houses: [...houses] }),
      ...(goes === undefined ? {} : { apart: true }),
    });
  },
});

/** What modifiers are about: one card, or all that were chosen. */
function sayThose(aim: Aim | undefined, title: string): string {
  if (typeof aim === 'string') return sayRef(aim, title);
  const many = aim !== undefined && ('each' in aim || (aim.upTo ?? aim.exactly ?? 1) !== 1);
  return many ? 'each of them' : 'the target';
}

const TERM: Readonly<Record<Term, string>> = {
  operation: 'during this operation, ',
  rite: 'until the rite is over, ',
  interval: 'until the Interval ends, ',
  turn: 'until the turn ends, ',
  card: 'while it is in play, ',
  assignment: 'for as long as it is assigned, ',
};

/** What stays in force after the ability is done. */
export const LASTING = [lasting] as const;
