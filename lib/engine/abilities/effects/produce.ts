import { z } from 'zod';
import { gain } from '../../atoms/gain';
import { changeGuildHoard } from '../../atoms/guild-hoard';
import { changeTokens } from '../../atoms/tokens';
import { happened } from '../../game';
import { type Aim, aimSchema, askAim, hit, inSight, sayAim } from '../aim';
import { type Ref, refer, refSchema, sayRef } from '../ref';
import { amountOf, sayMuch, type Value, valueSchema } from '../value';
import type { EffectKind } from './kind';

/** New solaris for the treasury, or new spice for the hoard, the Guild Hoard or a card (TAT-5.4-13, TAT-6.2.6-04, TAT-6.2.6-05). */
export interface Produce {
  readonly kind: 'produce';
  readonly what: 'solaris' | 'spice';
  readonly amount: Value;
  /** Spice on a card; without it in the own hoard or treasury. */
  readonly on?: Aim | 'guild-hoard' | undefined;
  /** The card whose governor has it in the own House's place. */
  readonly for?: Ref | undefined;
}

export const produce: EffectKind<Produce> = {
  schema: z.strictObject({
    kind: z.literal('produce'),
    what: z.enum(['solaris', 'spice']),
    amount: valueSchema,
    on: z.union([z.literal('guild-hoard'), aimSchema]).optional(),
    for: refSchema.optional(),
  }),
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
  possible: (scene, { on }) =>
    on === undefined || on === 'guild-hoard' || inSight(scene, on).length > 0,
  ask: (scene, { on }, picks) =>
    on === undefined || on === 'guild-hoard' ? null : askAim(scene, on, picks),
  run(scene, { what, amount, on, for: whose }, picks, frame) {
    const { game, card } = scene;
    const seat = whose === undefined ? scene.seat : (refer(scene, whose)?.place.seat ?? scene.seat);
    const many = Math.max(0, amountOf(scene, amount));
    if (on === undefined) {
      happened(game, gain(game.state, seat, what, many));
      happened(game, { kind: 'produced', seat, card: card.id, what, amount: many, on: 'own' });
    } else if (on === 'guild-hoard') {
      happened(game, changeGuildHoard(game.state, many));
      happened(game, { kind: 'produced', seat, card: card.id, what, amount: many, on });
    } else
      for (const target of hit(scene, on, picks)) {
        frame.targets.push(target.id);
        happened(game, changeTokens(game.state, target.id, 'spice', many));
        happened(game, {
          kind: 'produced',
          seat,
          card: card.id,
          what,
          amount: many,
          on: target.id,
        });
      }
  },
};
