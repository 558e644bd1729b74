import { z } from 'zod';
import { changeGuildHoard } from '../../atoms/guild-hoard';
import { lose } from '../../atoms/lose';
import { happened, houseAt } from '../../game';
import { amountOf, sayValue, type Value, valueSchema } from '../value';
import type { EffectKind } from './kind';

/** Solaris to the Imperial Treasury (TAT-5.4-12), or spice of the hoard to the Guild Hoard. Possible only in full. */
export interface Pay {
  readonly kind: 'pay';
  readonly what: 'solaris' | 'spice';
  readonly amount: Value;
}

export const pay: EffectKind<Pay> = {
  schema: z.strictObject({
    kind: z.literal('pay'),
    what: z.enum(['solaris', 'spice']),
    amount: valueSchema,
  }),
  say: ({ what, amount }, title) => `pay ${sayValue(amount, title)} ${what}`,
  possible(scene, { what, amount }) {
    const { treasury, hoard } = houseAt(scene.game, scene.seat);
    return (what === 'solaris' ? treasury : hoard) >= amountOf(scene, amount);
  },
  ask: () => null,
  run(scene, { what, amount }) {
    const { game, seat } = scene;
    const many = Math.max(0, amountOf(scene, amount));
    const paid = lose(game.state, seat, what, many);
    happened(game, paid);
    if (paid !== null && what === 'spice') happened(game, changeGuildHoard(game.state, many));
  },
};
