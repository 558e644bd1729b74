import { lose } from '../../atoms/lose';
import { houseAt } from '../../state/game';
import { amountOf, sayMuch, valueSchema } from '../value';
import { unasked } from './kind';

/** Solaris to the Imperial Treasury that must be paid; what the treasury lacks is lost in favor. */
export const levy = unasked({
  kind: 'levy',
  shape: { amount: valueSchema },
  say: ({ amount }, title) =>
    `pay ${sayMuch(amount, 'solaris', title)}, and lose 1 favor for each that your treasury lacks`,
  brings: null,
  run(scene, { amount }) {
    const { game, seat } = scene;
    const due = Math.max(0, amountOf(scene, amount));
    const solaris = Math.min(due, houseAt(game, seat).treasury);
    lose(game, seat, 'solaris', solaris);
    if (due > solaris) lose(game, seat, 'favor', due - solaris);
  },
});
