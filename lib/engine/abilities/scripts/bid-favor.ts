import { beginLasting } from '../../atoms/flow';
import { voidBids } from '../../petition/begin-and-end';
import { effectKind } from '../effects/kind';

/**
 * All bids of the petition that runs are void, and from then on favor is bid: the card costs none to open for.
 * Whoever has passed stays out (TAT-6.2.1-15). The victor loses the favor that it bid; the petitioner as
 * victor pays the listed cost as well.
 */
export const bidFavor = effectKind({
  kind: 'bid-favor',
  shape: {},
  say: () =>
    'all bids of the petition are void; its deployment cost is 0 and favor is bid from now on; the victor loses all the favor that it bid and, as petitioner, pays the listed cost as well',
  possible: ({ game }) => game.state.frames.some(({ step }) => step === 'petition'),
  run({ game, seat, card }) {
    voidBids(game, 'favor');
    // It lies there till the petition is over, and may be discarded before (TAT-6.2.1-19).
    beginLasting(game, { card: card.id, seat, on: [], modifiers: [], until: 'operation' });
  },
});
