import { z } from 'zod';
import { gain } from '../../atoms/gain';
import { changeGuildHoard } from '../../atoms/guild-hoard';
import { lose } from '../../atoms/lose';
import { happened, houseAt } from '../../game';
import { type Ref, refer, refSchema, sayRef } from '../ref';
import { amountOf, sayMuch, type Value, valueSchema } from '../value';
import type { EffectKind } from './kind';

/**
 * Solaris to the Imperial Treasury (TAT-5.4-12) or to the governor of a card, or spice of the hoard to
 * the Guild Hoard. Possible only in full.
 */
export interface Pay {
  readonly kind: 'pay';
  readonly what: 'solaris' | 'spice';
  readonly amount: Value;
  /** The card whose governor gets the solaris. */
  readonly to?: Ref | undefined;
}

export const pay: EffectKind<Pay> = {
  schema: z.strictObject({
    kind: z.literal('pay'),
    what: z.enum(['solaris', 'spice']),
    amount: valueSchema,
    to: refSchema.optional(),
  }),
  say: ({ what, amount, to }, title) =>
    `pay ${sayMuch(amount, what, title)}${to === undefined ? '' : ` to the governor of ${sayRef(to, title)}`}`,
  possible(scene, { what, amount }) {
    const { treasury, hoard } = houseAt(scene.game, scene.seat);
    return (what === 'solaris' ? treasury : hoard) >= amountOf(scene, amount);
  },
  ask: () => null,
  run(scene, { what, amount, to }) {
    const { game, seat } = scene;
    const many = Math.max(0, amountOf(scene, amount));
    const paid = lose(game.state, seat, what, many);
    happened(game, paid);
    const payee = to === undefined ? null : refer(scene, to);
    if (paid === null) return;
    if (payee !== null) happened(game, gain(game.state, payee.place.seat, what, many));
    else if (what === 'spice') happened(game, changeGuildHoard(game.state, many));
  },
};
