import { listed } from '@/lib/sentences';
import { beginLasting } from '../../atoms/lasting';
import type { Term } from '../../state/state';
import { aimSchema, sayAim } from '../aim';
import { sayModifiers } from '../modifiers/sentences';
import { modifierSchema, settled } from '../modifiers/table';
import { sayRef } from '../ref';
import { some, termSchema } from '../shape';
import { aimed } from './kind';

/** A Duration Effect (TAT-9-04): modifiers till a term. Their numbers are those of the moment it begins. */
export const lasting = aimed({
  kind: 'lasting',
  shape: { on: aimSchema.optional(), modifiers: some(modifierSchema), until: termSchema },
  say({ on, modifiers, until }, title) {
    const target =
      on === undefined || typeof on === 'string' ? '' : `choose ${sayAim(on, title)}: `;
    const those = typeof on === 'string' ? sayRef(on, title) : 'the target';
    return `${target}${TERM[until]}${listed(sayModifiers(modifiers, title, those))}`;
  },
  brings: null,
  aim: ({ on }) => on,
  run(scene, { modifiers, until }, cards, frame) {
    const { game, seat, card } = scene;
    frame.targets.push(...cards.map(({ id }) => id));
    const now = { ...scene, targets: frame.targets };
    beginLasting(game, {
      card: card.id,
      seat,
      on: cards.map(({ id }) => id),
      modifiers: modifiers.map((modifier) => settled(now, modifier)),
      until,
    });
  },
});

const TERM: Readonly<Record<Term, string>> = {
  operation: 'during this operation, ',
  rite: 'till the rite is over, ',
  interval: 'till the Interval ends, ',
  turn: 'till the turn ends, ',
  card: 'while it is in play, ',
  assignment: 'for as long as it is assigned, ',
};
