import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { randomOf } from '@/lib/kernel/random';
import { pairedDifference } from './paired-difference';

const counts = fc
  .tuple(fc.nat(60), fc.nat(60), fc.nat(60))
  .map(([gained, lost, same]) => ({ pairs: gained + lost + same, gained, lost }));

describe('the difference that a change makes', () => {
  it('lies in the range of Tango', () => {
    // As published for 1 and 7 of 21 pairs (Fagerland, Lydersen and Laake 2014): -0.517 to -0.026.
    expect(pairedDifference({ pairs: 21, gained: 1, lost: 7 })).toEqual({
      ...{ pairs: 21, gained: 1, lost: 7 },
      ...{ difference: -0.2857, low: -0.5172, high: -0.026 },
    });
    expect(pairedDifference({ pairs: 0, gained: 0, lost: 0 })).toMatchObject({ low: -1, high: 1 });
  });

  it('excludes no difference exactly where McNemar’s test would', () => {
    fc.assert(
      fc.property(counts, ({ pairs, gained, lost }) => {
        const { low, high } = pairedDifference({ pairs, gained, lost });
        const discordant = gained + lost;
        const isClear = discordant > 0 && (gained - lost) ** 2 / discordant > 3.8417;
        const isNear = Math.abs((gained - lost) ** 2 / Math.max(1, discordant) - 3.8415) < 0.01;
        if (!isNear) expect(low > 0 || high < 0).toBe(isClear);
      }),
    );
  });

  it('is turned round where the games change sides, and holds what was counted', () => {
    fc.assert(
      fc.property(counts, ({ pairs, gained, lost }) => {
        const one = pairedDifference({ pairs, gained, lost });
        const other = pairedDifference({ pairs, gained: lost, lost: gained });
        expect(other.low + one.high).toBeCloseTo(0, 3);
        expect(one.low).toBeLessThanOrEqual(one.difference);
        expect(one.high).toBeGreaterThanOrEqual(one.difference);
        expect([one.low >= -1, one.high <= 1]).toEqual([true, true]);
      }),
    );
  });

  it.each([
    [20, 10, 10],
    [100, 20, 15],
    [100, 5, 2],
    [200, 30, 5],
    [50, 60, 20],
  ])(
    'of %i pairs, %i and %i of 100 discordant: holds the true one about 95 times of 100',
    (pairs, gain, loss) => {
      const generator = xoroshiro128plusFromState(randomOf(pairs + gain));
      const truth = (gain - loss) / 100;
      const ROUNDS = 2_000;
      let holds = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        let gained = 0;
        let lost = 0;
        for (let pair = 0; pair < pairs; pair += 1) {
          const drawn = uniformInt(generator, 0, 99);
          if (drawn < gain) gained += 1;
          else if (drawn < gain + loss) lost += 1;
        }
        const { low, high } = pairedDifference({ pairs, gained, lost });
        if (low <= truth && truth <= high) holds += 1;
      }
      const share = holds / ROUNDS;
      expect(share).toBeGreaterThan(0.925);
      expect(share).toBeLessThan(0.98);
    },
  );
});
