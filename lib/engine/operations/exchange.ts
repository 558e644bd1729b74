import { croe } from '@/lib/rules/croe';
import type { Action } from '../actions';
import { exchangeToken } from '../atoms/exchange-token';
import { priceRefusal } from '../payment/pay';
import { notForbidden } from '../queries/forbidden';
import type { HouseFrame } from '../state/frames';
import { houseAt } from '../state/game';
import { type Check, isOpen, refuseIf } from '../state/refusal';
import { upTo } from './favor-purchase';
import type { Operation } from './operation-kind';

/** Most spice in one exchange (TAT-6.2.10-02). */
export const SPICE_AT_ONCE = 3;

/** What may stand against moving a spice now. */
const MOVING: Readonly<Record<'buy-spice' | 'sell-spice', readonly Check<HouseFrame, null>[]>> = {
  'buy-spice': [
    refuseIf(({ state }) => state.guildHoard < 1, 'guild-hoard-empty', 'TAT-6.2.10-09'),
    (game, { seat }) => priceRefusal(game, seat, croe(game.state.guildHoard), 'TAT-6.2.10-07'),
    notForbidden('buy-spice'),
  ],
  'sell-spice': [
    refuseIf((game, { seat }) => houseAt(game, seat).hoard < 1, 'hoard-empty', 'TAT-6.2.10-12'),
    notForbidden('sell-spice'),
  ],
};

/** One exchange in an Interval, and those that cards have granted beside it (TAT-6.2.10-04, TAT-6.2.10-05). */
const once: Check<HouseFrame, null> = refuseIf(
  (_game, { exchanged, extraExchanges }) => exchanged && extraExchanges < 1,
  'exchanged',
  'TAT-6.2.10-04',
  'TAT-6.2.10-01',
);

const CHECKS = {
  'buy-spice': [once, ...MOVING['buy-spice']],
  'sell-spice': [once, ...MOVING['sell-spice']],
};

/**
 * The CHOAM Exchange: once in a House Interval a House buys or sells up to three spice (TAT-6.2.10-01,
 * TAT-6.2.10-04). It says how many first; each token has the rate of its moment, and the House goes on
 * to that number as long as solaris and spice last (TAT-6.2.10-06 to TAT-6.2.10-13). One that is
 * prevented has been the one as well.
 */
export const exchange: Operation = {
  kinds: ['buy-spice', 'sell-spice'],
  options: (game, frame) => [
    ...(isOpen(CHECKS['buy-spice'], game, frame) ? upTo(SPICE_AT_ONCE) : []).map(
      (amount): Action => ({ kind: 'buy-spice', amount }),
    ),
    ...(isOpen(CHECKS['sell-spice'], game, frame) ? upTo(SPICE_AT_ONCE) : [])
      .filter((amount) => amount <= houseAt(game, frame.seat).hoard)
      .map((amount): Action => ({ kind: 'sell-spice', amount })),
  ],
  checks: CHECKS,
  // It is the one of the Interval however few tokens move, if any.
  announce(_game, frame) {
    if (frame.exchanged) frame.extraExchanges -= 1;
    frame.exchanged = true;
  },
  stillPossible: (game, frame, { kind }) =>
    isOpen(MOVING[kind === 'buy-spice' ? kind : 'sell-spice'], game, frame),
  perform(game, frame, action) {
    if (action.kind !== 'buy-spice' && action.kind !== 'sell-spice') return;
    const way = action.kind === 'buy-spice' ? 'bought' : 'sold';
    for (let token = 0; token < action.amount; token += 1)
      if (exchangeToken(game, frame.seat, way) === null) return;
  },
};
