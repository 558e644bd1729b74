import { z } from 'zod';
import { beginLasting } from '../../atoms/lasting';
import { happened } from '../../game';
import type { Term } from '../../state';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { listed } from '../filter-words';
import { type Modifier, modifierSchema, settled } from '../modifier';
import { sayModifiers } from '../modifier-words';
import { sayRef } from '../ref';
import type { EffectKind } from './kind';

/** A Duration Effect (TAT-9-04): modifiers till a term. Their numbers are those of the moment it begins. */
export interface LastingEffect {
  readonly kind: 'lasting';
  readonly on?: Aim | undefined;
  readonly modifiers: readonly Modifier[];
  readonly until: Term;
}

export const lasting: EffectKind<LastingEffect> = {
  schema: z.strictObject({
    kind: z.literal('lasting'),
    on: aimSchema.optional(),
    modifiers: z.array(modifierSchema).min(1),
    until: z.enum(['operation', 'rite', 'interval', 'turn', 'card', 'assignment']),
  }),
  say({ on, modifiers, until }, title) {
    const target =
      on === undefined || typeof on === 'string' ? '' : `choose ${sayAim(on, title)}: `;
    const those = typeof on === 'string' ? sayRef(on, title) : 'the target';
    return `${target}${TERM[until]}${listed(sayModifiers(modifiers, title, those), 'and')}`;
  },
  possible: (scene, { on }) => on === undefined || inSight(scene, on).length > 0,
  ask: (scene, { on }, picks) => (on === undefined ? null : askAim(scene, on, picks)),
  run(scene, { on, modifiers, until }, picks, frame) {
    const { game, seat, card } = scene;
    const cards = on === undefined ? [] : hit(scene, on, picks);
    frame.targets.push(...cards.map(({ id }) => id));
    const now = { ...scene, targets: frame.targets };
    happened(
      game,
      beginLasting(game.state, {
        card: card.id,
        seat,
        on: cards.map(({ id }) => id),
        modifiers: modifiers.map((modifier) => settled(now, modifier)),
        until,
      }),
    );
  },
};

const TERM: Readonly<Record<Term, string>> = {
  operation: 'during this operation, ',
  rite: 'till the rite is over, ',
  interval: 'till the Interval ends, ',
  turn: 'till the turn ends, ',
  card: 'while it is in play, ',
  assignment: 'for as long as it is assigned, ',
};
