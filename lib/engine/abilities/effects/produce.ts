import { z } from 'zod';
import { changeTokens } from '../../atoms/cards';
import { changeGuildHoard } from '../../atoms/croe';
import { gain } from '../../atoms/wealth';
import { emit } from '../../state/game';
import type { GameCard, GameCardId } from '../../state/state';
import { type Aim, aimSchema, inSight, sayAim } from '../aim';
import { refer, refSchema, sayRef } from '../ref';
import type { Scene } from '../scene';
import { amountOf, expected, sayEach, sayMuch, valueSchema } from '../value';
import { isHeldBack } from './held-back';
import { aimed } from './kind';

/** New solaris for the treasury, or new spice for the hoard, the Guild Hoard or a card (TAT-5.4-13, TAT-6.2.6-04, TAT-6.2.6-05). */
export const produce = aimed({
  kind: 'produce',
  shape: {
    what: z.enum(['solaris', 'spice']),
    amount: valueSchema,
    /** Spice on a card, or "there" where its cause has put some; without it in the own hoard or treasury. */
    on: z.union([z.enum(['guild-hoard', 'there']), aimSchema]).optional(),
    /** The card whose governor has it in the own House's place. */
    for: refSchema.optional(),
  },
  say({ what, amount, on, for: whose }, title) {
    const much = `produce ${sayMuch(amount, what, title)}`;
    if (whose !== undefined) return `${much} for the governor of ${sayRef(whose, title)}`;
    if (on === 'there') return `${much} beside it`;
    if (on === undefined && what === 'solaris') return much;
    if (on === undefined) {
      const each = sayEach(amount, title);
      return each === null
        ? `${much} in your hoard`
        : `produce ${sayMuch(each.many, what, title)} in your hoard for each ${each.of}`;
    }
    return on === 'guild-hoard' ? `${much} in the Guild Hoard` : `${much} on ${sayAim(on, title)}`;
  },
  brings(scene, { what, amount, on }) {
    const many = expected(scene, amount);
    if (on === undefined) return { [what]: many };
    return on === 'guild-hoard' ? {} : on === 'there' ? { spice: many } : { laid: many };
  },
  possible: (scene, { what, on }) =>
    !isHeldBack(scene, what) &&
    (on === undefined || on === 'guild-hoard' || on === 'there' || inSight(scene, on).length > 0),
  fits: (scene, _card, { what }) => !isHeldBack(scene, what),
  aim: ({ on }) => (on === 'guild-hoard' || on === 'there' ? undefined : on),
  after(scene, { what, amount: value, on, for: whose }, cards) {
    const { game, card, engages } = scene;
    const by = engages === card.id ? 'engaging' : 'other';
    const seat = whose === undefined ? scene.seat : (refer(scene, whose)?.place.seat ?? scene.seat);
    const amount = Math.max(0, amountOf(scene, value));
    if (amount === 0) return;
    for (const place of placesOf(scene, on, cards)) {
      if (place === 'guild-hoard') changeGuildHoard(game, amount);
      else if (place !== 'own') changeTokens(game, place, 'spice', amount);
      // Solaris come from the Imperial Treasury, which is not counted (TAT-6.2.6-05, TAT-5.1-03, TAT-9-08).
      else gain(game, seat, what, amount);
      emit(game, { kind: 'produced', seat, card: card.id, what, amount, on: place, by });
    }
  },
});

function placesOf(
  { cause }: Scene,
  on: Aim | 'guild-hoard' | 'there' | undefined,
  cards: readonly GameCard[],
): readonly (GameCardId | 'guild-hoard' | 'own')[] {
  if (on === 'there') return [cause?.on ?? 'own'];
  if (on === undefined || on === 'guild-hoard') return [on ?? 'own'];
  return cards.map(({ id }) => id);
}
