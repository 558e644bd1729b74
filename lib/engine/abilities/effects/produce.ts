import { z } from 'zod';
import { gain } from '../../atoms/gain';
import { changeGuildHoard } from '../../atoms/guild-hoard';
import { changeTokens } from '../../atoms/tokens';
import { emit } from '../../state/game';
import { aimSchema, sayAim } from '../aim';
import { refer, refSchema, sayRef } from '../ref';
import { amountOf, expected, sayMuch, valueSchema } from '../value';
import { aimed } from './kind';

/** New solaris for the treasury, or new spice for the hoard, the Guild Hoard or a card (TAT-5.4-13, TAT-6.2.6-04, TAT-6.2.6-05). */
export const produce = aimed({
  kind: 'produce',
  shape: {
    what: z.enum(['solaris', 'spice']),
    amount: valueSchema,
    /** Spice on a card; without it in the own hoard or treasury. */
    on: z.union([z.literal('guild-hoard'), aimSchema]).optional(),
    /** The card whose governor has it in the own House's place. */
    for: refSchema.optional(),
  },
  say({ what, amount, on, for: whose }, title) {
    if (whose !== undefined)
      return `produce ${sayMuch(amount, what, title)} for the governor of ${sayRef(whose, title)}`;
    const where =
      on === undefined
        ? what === 'spice'
          ? ' in your hoard'
          : ''
        : on === 'guild-hoard'
          ? ' in the Guild Hoard'
          : ` on ${sayAim(on, title)}`;
    return `produce ${sayMuch(amount, what, title)}${where}`;
  },
  brings(scene, { what, amount, on }) {
    const many = expected(scene, amount);
    if (on === undefined) return { [what]: many };
    return on === 'guild-hoard' ? {} : { laid: many };
  },
  aim: ({ on }) => (on === 'guild-hoard' ? undefined : on),
  run(scene, { what, amount, on, for: whose }, cards, frame) {
    const { game, card } = scene;
    const seat = whose === undefined ? scene.seat : (refer(scene, whose)?.place.seat ?? scene.seat);
    const many = Math.max(0, amountOf(scene, amount));
    if (on === undefined) {
      // Solaris come from the Imperial Treasury, which is not counted (TAT-6.2.6-05, TAT-5.1-03, TAT-9-08).
      gain(game, seat, what, many);
      emit(game, { kind: 'produced', seat, card: card.id, what, amount: many, on: 'own' });
    } else if (on === 'guild-hoard') {
      changeGuildHoard(game, many);
      emit(game, { kind: 'produced', seat, card: card.id, what, amount: many, on });
    } else
      for (const target of cards) {
        frame.targets.push(target.id);
        changeTokens(game, target.id, 'spice', many);
        emit(game, {
          kind: 'produced',
          seat,
          card: card.id,
          what,
          amount: many,
          on: target.id,
        });
      }
  },
});
