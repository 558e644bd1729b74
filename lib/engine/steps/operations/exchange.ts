import { croe } from '@/lib/rules/croe';
import type { Action } from '../../actions';
import { exchangeToken } from '../../atoms/exchange';
import { type Game, happened, houseAt } from '../../game';
import { canPay } from '../../queries/deployable';
import { isForbidden } from '../../queries/forbidden';
import type { Seat } from '../../state';
import { upTo } from './favor-purchase';
import type { Operation } from './operation';

/** Most spice in one exchange (TAT-6.2.10-02). */
export const SPICE_AT_ONCE = 3;

/**
 * The CHOAM Exchange: once in a House Interval a House buys or sells up to three spice (TAT-6.2.10-01,
 * TAT-6.2.10-04). It says how many first; each token has the rate of its moment, and the House goes on
 * to that number as long as solaris and spice last (TAT-6.2.10-06 to TAT-6.2.10-13). One that is
 * prevented has been the one as well.
 */
export const exchange: Operation = {
  kinds: ['buy-spice', 'sell-spice'],
  options(game, { seat, exchanged, extraExchanges }) {
    if (exchanged && extraExchanges < 1) return [];
    const actions: Action[] = [];
    if (mayBuy(game, seat))
      for (const amount of upTo(SPICE_AT_ONCE)) actions.push({ kind: 'buy-spice', amount });
    if (maySell(game, seat))
      for (const amount of upTo(Math.min(SPICE_AT_ONCE, houseAt(game, seat).hoard)))
        actions.push({ kind: 'sell-spice', amount });
    return actions;
  },
  // It is the one of the Interval however few tokens move, if any.
  announce(_game, frame) {
    if (frame.exchanged) frame.extraExchanges -= 1;
    frame.exchanged = true;
  },
  stillPossible: (game, { seat }, { kind }) =>
    kind === 'buy-spice' ? mayBuy(game, seat) : maySell(game, seat),
  perform(game, frame, action) {
    if (action.kind !== 'buy-spice' && action.kind !== 'sell-spice') return;
    const way = action.kind === 'buy-spice' ? 'bought' : 'sold';
    for (let token = 0; token < action.amount; token += 1) {
      const moved = exchangeToken(game.state, frame.seat, way);
      if (moved === null) return;
      happened(game, moved);
    }
  },
};

/** Whether a spice can be bought now. */
function mayBuy(game: Game, seat: Seat): boolean {
  const { guildHoard } = game.state;
  return guildHoard > 0 && canPay(game, seat, croe(guildHoard)) && !isForbidden(game, 'buy-spice');
}

/** Whether a spice can be sold now. */
function maySell(game: Game, seat: Seat): boolean {
  return houseAt(game, seat).hoard > 0 && !isForbidden(game, 'sell-spice');
}
