import { gain } from '../atoms/gain';
import { pay, priceRefusal } from '../payment/pay';
import { notForbidden } from '../queries/forbidden';
import type { HouseFrame } from '../state/frames';
import { emit, houseAt } from '../state/game';
import { type Check, isOpen, refuseIf } from '../state/refusal';
import type { Operation } from './operation-kind';

/** Solaris for one favor, and the most that one purchase brings (TAT-6.2.9-01, TAT-6.2.9-02). */
export const FAVOR_PRICE = 2;
export const FAVOR_AT_ONCE = 5;

const CHECKS: readonly Check<HouseFrame, null>[] = [
  refuseIf((_game, { favorBought }) => favorBought, 'favor-bought', 'TAT-6.2.9-03'),
  notForbidden('buy-favor'),
  (game, { seat }) => priceRefusal(game, seat, FAVOR_PRICE, 'TAT-6.2.9-01'),
];

/** Buying favor, once in a House Interval (TAT-6.2.9-03). */
export const favorPurchase: Operation = {
  kinds: ['buy-favor'],
  options: (game, frame) =>
    isOpen(CHECKS, game, frame)
      ? upTo(FAVOR_AT_ONCE)
          .filter((amount) => amount * FAVOR_PRICE <= houseAt(game, frame.seat).treasury)
          .map((amount) => ({ kind: 'buy-favor', amount }))
      : [],
  checks: { 'buy-favor': CHECKS },
  perform(game, frame, action) {
    if (action.kind !== 'buy-favor') return;
    frame.favorBought = true;
    pay(game, frame.seat, 'solaris', action.amount * FAVOR_PRICE);
    gain(game, frame.seat, 'favor', action.amount);
    emit(game, { kind: 'favor-bought', seat: frame.seat, amount: action.amount });
  },
};

/** 1, 2 … most. */
export function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, at) => at + 1);
}
