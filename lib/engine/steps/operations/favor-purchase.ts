import { gain } from '../../atoms/gain';
import { happened } from '../../game';
import { pay } from '../../procedures/pay';
import { canPay } from '../../queries/deployable';
import { isForbidden } from '../../queries/forbidden';
import type { Operation } from './operation';

/** Solaris for one favor, and the most that one purchase brings (TAT-6.2.9-01, TAT-6.2.9-02). */
export const FAVOR_PRICE = 2;
export const FAVOR_AT_ONCE = 5;

/** Buying favor, once in a House Interval (TAT-6.2.9-03). */
export const favorPurchase: Operation = {
  kinds: ['buy-favor'],
  options: (game, { seat, favorBought }) =>
    favorBought || isForbidden(game, 'buy-favor')
      ? []
      : upTo(FAVOR_AT_ONCE)
          .filter((amount) => canPay(game, seat, amount * FAVOR_PRICE))
          .map((amount) => ({ kind: 'buy-favor', amount })),
  perform(game, frame, action) {
    if (action.kind !== 'buy-favor') return;
    frame.favorBought = true;
    pay(game, frame.seat, 'solaris', action.amount * FAVOR_PRICE);
    happened(game, gain(game.state, frame.seat, 'favor', action.amount));
    happened(game, { kind: 'favor-bought', seat: frame.seat, amount: action.amount });
  },
};

/** 1, 2 … most. */
export function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, at) => at + 1);
}
