import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostBid } from './most-bid';

test('the most that a player bids is the last bid that it would still make', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(60)).map((bids) => bids.toSorted((one, other) => one - other)),
      fc.integer({ min: -1, max: 60 }),
      (bids, most) => {
        expect(mostBid(bids, (least) => least <= most)).toBe(bids.findLast((bid) => bid <= most));
      },
    ),
  );
});
