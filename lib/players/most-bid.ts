/**
 * The most that a player bids, of bids by rising amount; undefined where it bids none of them. A player likes each higher bid
 * less, so halving finds it. `wouldBid` tells whether it bids at all where that bid is the least.
 */
export function mostBid(
  bids: readonly number[],
  wouldBid: (least: number) => boolean,
): number | undefined {
  let [taken, open] = [0, bids.length];
  while (taken < open) {
    const middle = Math.floor((taken + open) / 2);
    const bid = bids[middle];
    if (bid !== undefined && wouldBid(bid)) taken = middle + 1;
    else open = middle;
  }
  return bids[taken - 1];
}
