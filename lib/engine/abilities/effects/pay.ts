import { z } from 'zod';
import { gain } from '../../atoms/gain';
import { changeGuildHoard } from '../../atoms/guild-hoard';
import { lose } from '../../atoms/lose';
import { houseAt } from '../../state/game';
import { refer, refSchema, sayRef } from '../ref';
import { amountOf, expected, sayMuch, valueSchema } from '../value';
import { unasked } from './kind';

/**
 * Solaris to the Imperial Treasury (TAT-5.4-12) or to the governor of a card, or spice of the hoard to
 * the Guild Hoard. Possible only in full.
 */
export const pay = unasked({
  kind: 'pay',
  shape: {
    what: z.enum(['solaris', 'spice']),
    amount: valueSchema,
    /** The card whose governor gets the solaris. */
    to: refSchema.optional(),
  },
  say: ({ what, amount, to }, title) =>
    `pay ${sayMuch(amount, what, title)}${to === undefined ? '' : ` to the governor of ${sayRef(to, title)}`}`,
  brings: (scene, { what, amount }) => ({ [what]: -expected(scene, amount) }),
  possible(scene, { what, amount }) {
    const { treasury, hoard } = houseAt(scene.game, scene.seat);
    return (what === 'solaris' ? treasury : hoard) >= amountOf(scene, amount);
  },
  run(scene, { what, amount, to }) {
    const { game, seat } = scene;
    const many = Math.max(0, amountOf(scene, amount));
    const payee = to === undefined ? null : refer(scene, to);
    if (lose(game, seat, what, many) === null) return;
    if (payee !== null) gain(game, payee.place.seat, what, many);
    else if (what === 'spice') changeGuildHoard(game, many);
  },
});
