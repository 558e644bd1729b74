import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startingCroe } from '@/lib/rules/exchange-rate';
import { emptyDeck } from './deck';
import {
  type Allocation,
  allocationOf,
  houseStart,
  isLegalAllocation,
  legalAllocations,
  solarisSpent,
  spicePrice,
} from './profile';

const kept: Allocation = { favor: 0, spice: 0, programs: 0 };

describe('the House Profile', () => {
  it('[TAT-4.1-01] [TAT-2.3-03] records House name, sponsor, home world and how the solaris were used', () => {
    const deck = {
      ...emptyDeck('fremen'),
      houseName: 'House Test',
      homeWorld: 'eots-forbidden-zone',
      profile: { favor: 1, spice: 0 },
      programs: ['tat-shelter-the-lisan-al-gaib'],
    };
    expect(deck).toMatchObject({ houseName: 'House Test', sponsor: 'fremen' });
    expect(allocationOf(deck)).toEqual({ favor: 1, spice: 0, programs: 1 });
  });

  it('[TAT-4.1-03] starts with five bonus solaris', () => {
    expect(houseStart(2, kept)).toMatchObject({ spent: 0, kept: 5 });
  });

  it('[TAT-4.1-04] puts what is kept into the treasury', () => {
    expect(houseStart(2, kept).treasury).toBe(25);
    expect(houseStart(2, { ...kept, favor: 1, programs: 1 })).toMatchObject({
      kept: 2,
      treasury: 22,
    });
  });

  it('[TAT-4.1-05] sells favor at 2', () => {
    expect(houseStart(2, { ...kept, favor: 2 })).toMatchObject({ spent: 4, favor: 12 });
    expect(isLegalAllocation(2, { ...kept, favor: 3 })).toBe(false);
  });

  it('[TAT-4.1-06] [CRF-3.E-01] [CRF-4.A-01] sells spice at the starting CROE and 1', () => {
    const prices = [2, 3, 4, 5, 6, 7, 8].map(spicePrice);
    expect(prices).toEqual([4, 3, 3, 2, 2, 2, 2]);
    expect(houseStart(3, { ...kept, spice: 1 })).toMatchObject({ spent: 3, hoard: 1, croe: 2 });
  });

  it('[TAT-4.1-07] [CRF-3.E-02] does not take that spice from the Guild Hoard', () => {
    for (const spice of [0, 1, 2]) expect(houseStart(5, { ...kept, spice }).guildHoard).toBe(14);
  });

  it('[TAT-4.1-08] sells programs at 1', () => {
    expect(houseStart(2, { ...kept, programs: 5 })).toMatchObject({ spent: 5, treasury: 20 });
  });

  it('[TAT-4.1-13] never spends more than five, and never from the 20', () => {
    expect(isLegalAllocation(2, { favor: 1, spice: 1, programs: 0 })).toBe(false);
    expect(houseStart(2, { favor: 2, spice: 2, programs: 3 })).toMatchObject({
      spent: 15,
      kept: 0,
      treasury: 20,
    });
  });

  it('is not legal with a negative amount, which pays nothing back', () => {
    expect(isLegalAllocation(2, { ...kept, favor: -1 })).toBe(false);
    expect(solarisSpent(2, { ...kept, favor: -2, spice: 1 })).toBe(4);
  });
});

describe('the legal allocations', () => {
  it('are few enough to choose from', () => {
    const listed = legalAllocations(2, 0).map(({ favor, spice }) => [favor, spice]);
    expect(listed).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [2, 0],
    ]);
    expect(legalAllocations(3, 0)).toContainEqual({ favor: 1, spice: 1, programs: 0 });
    expect(legalAllocations(2, 5)).toEqual([{ favor: 0, spice: 0, programs: 5 }]);
    expect(legalAllocations(2, 6)).toEqual([]);
  });

  it('[TAT-4.1-13] are all that spend five at most, each once', () => {
    for (let players = 2; players <= 8; players += 1) {
      const all: Allocation[] = [];
      for (let programs = 0; programs <= 9; programs += 1)
        for (let favor = 0; favor <= 9; favor += 1)
          for (let spice = 0; spice <= 9; spice += 1)
            if (2 * favor + (startingCroe(players) + 1) * spice + programs <= 5)
              all.push({ favor, spice, programs });
      const listed = [0, 1, 2, 3, 4, 5, 6].flatMap((count) => legalAllocations(players, count));
      expect(new Set(listed.map((each) => JSON.stringify(each)))).toEqual(
        new Set(all.map((each) => JSON.stringify(each))),
      );
      expect(listed).toHaveLength(all.length);
    }
  });

  it('leave a House no poorer than 20 solaris and 10 favor', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.nat({ max: 5 }), (players, programs) => {
        for (const allocation of legalAllocations(players, programs)) {
          const start = houseStart(players, allocation);
          expect(start.treasury + start.spent).toBe(25);
          expect(start.favor).toBeGreaterThanOrEqual(10);
          expect(start.hoard).toBe(allocation.spice);
        }
      }),
    );
  });
});
