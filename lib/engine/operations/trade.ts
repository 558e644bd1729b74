import { range } from '@/lib/range';
import { croeNow } from '../abilities/scripts/changed-croe';
import { boundOnFavor } from '../abilities/scripts/most-favor';
import { exchangeToken } from '../atoms/croe';
import { gain } from '../atoms/wealth';
import { pay, priceRefusal } from '../payment/pay';
import { notForbidden } from '../queries/forbidden';
import type { HouseFrame } from '../state/frames';
import { emit, type Game, houseAt } from '../state/game';
import { type Check, isOpen, refuseIf } from '../state/refusal';
import type { Seat } from '../state/state';
import type { ActionOf } from '../state/step';
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
export const favorPurchase: Operation<ActionOf<'buy-favor'>> = {
  kinds: ['buy-favor'],
  options: (game, frame) =>
    isOpen(CHECKS, game, frame)
      ? range(1, Math.min(FAVOR_AT_ONCE, boundOnFavor(game, frame.seat)))
          .filter((amount) => amount * FAVOR_PRICE <= houseAt(game, frame.seat).treasury)
          .map((amount) => ({ kind: 'buy-favor', amount }))
      : [],
  checks: { 'buy-favor': CHECKS },
  perform(game, frame, action) {
    frame.favorBought = true;
    pay(game, frame.seat, 'solaris', action.amount * FAVOR_PRICE);
    gain(game, frame.seat, 'favor', action.amount);
    emit(game, { kind: 'favor-bought', seat: frame.seat, amount: action.amount });
  },
};

/** Most spice in one exchange (TAT-6.2.10-02). */
export const SPICE_AT_ONCE = 3;

type Exchange = ActionOf<'buy-spice' | 'sell-spice'>;

/** One exchange in an Interval, and those that cards have granted beside it (TAT-6.2.10-04, TAT-6.2.10-05). */
const once: Check<HouseFrame, null> = refuseIf(
  (_game, { exchanged, extraExchanges }) => exchanged && extraExchanges < 1,
  'exchanged',
  'TAT-6.2.10-04',
  'TAT-6.2.10-01',
);

/**
 * The CHOAM Exchange: once in a House Interval a House buys or sells up to three spice
 * (TAT-6.2.10-01, TAT-6.2.10-04). It says how many first; each token has the rate of its moment,
 * and the House goes on to that number as long as solaris and spice last (TAT-6.2.10-06,
 * TAT-6.2.10-07, TAT-6.2.10-08, TAT-6.2.10-09, TAT-6.2.10-10, TAT-6.2.10-11, TAT-6.2.10-12,
 * TAT-6.2.10-13). One that is prevented has been the one as well.
 */
function exchange(
  kind: Exchange['kind'],
  most: (game: Game, seat: Seat) => number,
  /** What may stand against moving a spice now. */
  moving: readonly Check<HouseFrame, null>[],
): Operation<Exchange> {
  const checks = [once, ...moving];
  return {
    kinds: [kind],
    options: (game, frame) =>
      isOpen(checks, game, frame)
        ? range(1, most(game, frame.seat)).map((amount) => ({ kind, amount }))
        : [],
    checks: { [kind]: checks },
    // It is the one of the Interval however few tokens move, if any.
    announce(_game, frame) {
      if (frame.exchanged) frame.extraExchanges -= 1;
      frame.exchanged = true;
    },
    stillPossible: (game, frame) => isOpen(moving, game, frame),
    perform(game, frame, { amount }) {
      const way = kind === 'buy-spice' ? 'bought' : 'sold';
      for (let token = 0; token < amount; token += 1)
        if (exchangeToken(game, frame.seat, way, croeNow(game)) === null) return;
    },
  };
}

export const buySpice = exchange('buy-spice', () => SPICE_AT_ONCE, [
  refuseIf(({ state }) => state.guildHoard < 1, 'guild-hoard-empty', 'TAT-6.2.10-09'),
  (game, { seat }) => priceRefusal(game, seat, croeNow(game), 'TAT-6.2.10-07'),
  notForbidden('buy-spice'),
]);

export const sellSpice = exchange(
  'sell-spice',
  (game, seat) => Math.min(SPICE_AT_ONCE, houseAt(game, seat).hoard),
  [
    refuseIf((game, { seat }) => houseAt(game, seat).hoard < 1, 'hoard-empty', 'TAT-6.2.10-12'),
    notForbidden('sell-spice'),
  ],
);
