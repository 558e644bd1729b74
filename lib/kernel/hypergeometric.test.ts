import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceAtLeast, chanceOfEach, expectedHits } from './hypergeometric';

/** Every hand counted one by one: the subsets of a pile as bits, its first `hits` cards wanted. */
function counted(draws: number, hits: number, size: number): number[] {
  const seen = new Array<number>(Math.min(draws, hits) + 1).fill(0);
  let hands = 0;
  for (let hand = 0; hand < 2 ** size; hand += 1) {
    const bits = [...hand.toString(2).padStart(size, '0')];
    if (bits.filter((bit) => bit === '1').length !== draws) continue;
    const found = bits.slice(0, hits).filter((bit) => bit === '1').length;
    seen[found] = (seen[found] ?? 0) + 1;
    hands += 1;
  }
  return seen.map((times) => times / hands);
}

const sum = (numbers: readonly number[]) => numbers.reduce((whole, number) => whole + number, 0);

/** The mean number of hits: the chances of at least 1, 2, 3 ... added up. */
const mean = (draws: number, hits: number, size: number) =>
  sum(
    Array.from({ length: Math.min(draws, hits) }, (_, k) =>
      chanceAtLeast(k + 1, draws, hits, size),
    ),
  );

const pile = fc.tuple(fc.nat(120), fc.nat(120), fc.nat(120)).map(([size, draws, hits]) => ({
  size,
  draws: Math.min(draws, size),
  hits: Math.min(hits, size),
}));

describe('drawing without putting back', () => {
  it('agrees with counting every hand', () => {
    for (let size = 0; size <= 9; size += 1)
      for (let draws = 0; draws <= size; draws += 1)
        for (let hits = 0; hits <= size; hits += 1) {
          const truth = counted(draws, hits, size);
          truth.forEach((_, k) => {
            expect(chanceAtLeast(k, draws, hits, size)).toBeCloseTo(sum(truth.slice(k)), 14);
          });
        }
  });

  it.each([
    // At least one of 4 copies among 7 of 40: 1 - C(36,7)/C(40,7).
    [1, 7, 4, 40, 1 - 8_347_680 / 18_643_560],
    // All three of the Assembly from 3 in 10: 1/120.
    [3, 3, 3, 10, 1 / 120],
    // Four aces in five cards of 52.
    [4, 5, 4, 52, 1 / 54_145],
    // At least 3 right of 6 in 49: 1 - (C(43,6) + 6 C(43,5) + 15 C(43,4)) / C(49,6).
    [3, 6, 6, 49, 260_624 / 13_983_816],
  ])(
    'gives at least %i of %i drawn, %i wanted among %i, as known',
    (k, draws, hits, size, chance) => {
      expect(chanceAtLeast(k, draws, hits, size)).toBe(chance);
    },
  );

  it('falls as more hits are asked for, and rises with every draw and every wanted card', () => {
    fc.assert(
      fc.property(pile, fc.nat(20), ({ draws, hits, size }, k) => {
        const chance = chanceAtLeast(k, draws, hits, size);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(chanceAtLeast(k + 1, draws, hits, size)).toBeLessThanOrEqual(chance);
        expect(chanceAtLeast(k, draws + 1, hits, size)).toBeGreaterThanOrEqual(chance);
        expect(chanceAtLeast(k, draws, hits + 1, size)).toBeGreaterThanOrEqual(chance);
      }),
    );
  });

  it('does not care which is drawn and which is wanted', () => {
    fc.assert(
      fc.property(pile, fc.nat(20), ({ draws, hits, size }, k) => {
        expect(chanceAtLeast(k, draws, hits, size)).toBe(chanceAtLeast(k, hits, draws, size));
      }),
    );
  });

  it('has the expected number of hits as its mean', () => {
    fc.assert(
      fc.property(pile, ({ draws, hits, size }) => {
        expect(mean(draws, hits, size)).toBeCloseTo(expectedHits(draws, hits, size), 11);
      }),
    );
  });

  it('is 1 for nothing asked, 0 for more than there are, also in an empty pile', () => {
    expect(chanceAtLeast(0, 7, 0, 40)).toBe(1);
    expect(chanceAtLeast(-3, 0, 0, 0)).toBe(1);
    expect(chanceAtLeast(1, 7, 0, 40)).toBe(0);
    expect(chanceAtLeast(5, 7, 4, 40)).toBe(0);
    expect(chanceAtLeast(1, 7, 4, 0)).toBe(0);
    expect(expectedHits(7, 4, 0)).toBe(0);
  });

  it('takes more draws or wanted cards than there are as all of them', () => {
    expect(chanceAtLeast(4, 99, 4, 40)).toBe(1);
    expect(chanceAtLeast(7, 7, 99, 40)).toBe(1);
  });

  it('keeps very small chances', () => {
    // All 100 wanted of 200 in 100 draws: 1 / C(200, 100).
    const chance = chanceAtLeast(100, 100, 100, 200);
    expect(chance).toBe(1.1043803465997514e-59);
  });

  it('answers for piles of any size, from exact to floating point without a step', () => {
    for (const draws of [399, 400, 401, 402])
      expect(mean(draws, 1000, 3000) / expectedHits(draws, 1000, 3000)).toBeCloseTo(1, 11);
    expect(chanceAtLeast(12_000, 24_750, 24_750, 49_500)).toBeGreaterThan(0.99);
    expect(chanceAtLeast(1, 7, 4, Number.MAX_SAFE_INTEGER)).toBeCloseTo(0, 12);
    expect(chanceAtLeast(2, 24_750, 49_499, 49_500)).toBe(1);
  });

  it('never throws and never leaves 0 to 1, whatever it is given', () => {
    const odd = fc.oneof(fc.double(), fc.integer({ min: -5, max: 60_000 }), fc.nat(60));
    fc.assert(
      fc.property(odd, odd, odd, odd, (k, draws, hits, size) => {
        const bounded = Math.min(size, 60_000);
        const chance = chanceAtLeast(k, draws, hits, bounded);
        expect(chance >= 0 && chance <= 1).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('one of each of several kinds', () => {
  it('is counted over every hand', () => {
    // of the 20 hands of three, 7 hold the one card of the second kind and one of the first
    expect(chanceOfEach([2, 1], 3, 6)).toBeCloseTo(7 / 20, 12);
    expect(chanceOfEach([2, 1, 3], 3, 6)).toBeCloseTo(6 / 20, 12);
  });

  it('is certain of none, impossible of more kinds than cards are drawn, and of one the chance of that', () => {
    expect(chanceOfEach([], 3, 6)).toBe(1);
    expect(chanceOfEach([2, 2, 2], 2, 6)).toBeCloseTo(0, 12);
    expect(chanceOfEach([4], 3, 40)).toBe(chanceAtLeast(1, 3, 4, 40));
    expect(chanceOfEach([4, 0], 3, 40)).toBeCloseTo(0, 12);
  });
});
