import { croe } from '@/lib/rules/croe';
import type { Action } from '../../actions';
import { exchangeToken } from '../../atoms/exchange';
import { happened, houseAt } from '../../game';
import { canPay } from '../../queries/deployable';
import { isForbidden } from '../../queries/forbidden';
import { upTo } from './favor-purchase';
import type { Operation } from './operation';

/** Most spice in one exchange (TAT-6.2.10-02). */
export const SPICE_AT_ONCE = 3;

/**
 * The CHOAM Exchange: once in a House Interval a House buys or sells up to three spice (TAT-6.2.10-01,
 * TAT-6.2.10-04). It says how many first; each token has the rate of its moment, and the House goes on
 * to that number as long as solaris and spice last (TAT-6.2.10-06 to TAT-6.2.10-13).
 */
export const exchange: Operation = {
  kinds: ['buy-spice', 'sell-spice'],
  options(game, { seat, exchanged, extraExchanges }) {
    if (exchanged && extraExchanges < 1) return [];
    const { guildHoard } = game.state;
    const actions: Action[] = [];
    if (guildHoard > 0 && canPay(game, seat, croe(guildHoard)) && !isForbidden(game, 'buy-spice'))
      for (const amount of upTo(SPICE_AT_ONCE)) actions.push({ kind: 'buy-spice', amount });
    if (!isForbidden(game, 'sell-spice'))
      for (const amount of upTo(Math.min(SPICE_AT_ONCE, houseAt(game, seat).hoard)))
        actions.push({ kind: 'sell-spice', amount });
    return actions;
  },
  perform(game, frame, action) {
    if (action.kind !== 'buy-spice' && action.kind !== 'sell-spice') return;
    if (frame.exchanged) frame.extraExchanges -= 1;
    frame.exchanged = true;
    const way = action.kind === 'buy-spice' ? 'bought' : 'sold';
    for (let token = 0; token < action.amount; token += 1) {
      const moved = exchangeToken(game.state, frame.seat, way);
      if (moved === null) return;
      happened(game, moved);
    }
  },
};
