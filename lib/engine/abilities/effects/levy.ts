import { z } from 'zod';
import { lose } from '../../atoms/lose';
import { happened, houseAt } from '../../game';
import { amountOf, sayMuch, type Value, valueSchema } from '../value';
import type { EffectKind } from './kind';

/** Solaris to the Imperial Treasury that must be paid; what the treasury lacks is lost in favor. */
export interface Levy {
  readonly kind: 'levy';
  readonly amount: Value;
}

export const levy: EffectKind<Levy> = {
  schema: z.strictObject({ kind: z.literal('levy'), amount: valueSchema }),
  say: ({ amount }, title) =>
    `pay ${sayMuch(amount, 'solaris', title)}, and lose 1 favor for each that your treasury lacks`,
  possible: () => true,
  ask: () => null,
  run(scene, { amount }) {
    const { game, seat } = scene;
    const due = Math.max(0, amountOf(scene, amount));
    const solaris = Math.min(due, houseAt(game, seat).treasury);
    happened(game, lose(game.state, seat, 'solaris', solaris));
    if (due > solaris) happened(game, lose(game.state, seat, 'favor', due - solaris));
  },
};
