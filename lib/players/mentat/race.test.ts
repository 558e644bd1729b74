import { describe, expect, it } from 'vitest';
import { FARTHEST, type Runner, raceOf } from './race';

const poor: Runner = {
  ...{ treasury: 0, hoard: 0, favor: 10, laid: 0, eliminated: false },
  income: { solaris: 0, spice: 0, favor: 0, laid: 0 },
};
const race = (one: Partial<Runner>, other: Partial<Runner>, guildHoard: number) =>
  raceOf(
    [
      { ...poor, ...one },
      { ...poor, ...other },
    ],
    [0, 1],
    guildHoard,
  );

describe('the race to admission', () => {
  it('is over in the next turn for a House with spice and favor, and never for one with nothing', () => {
    expect(race({ hoard: 10 }, {}, 8)).toEqual([1, FARTHEST]);
  });

  it('goes through three spice and five favor a turn, at the rate of their moment (TAT-6.2.9-01, TAT-6.2.10-02)', () => {
    // 8 in the Guild Hoard: 3 + 3 + 4 solaris for three spice; then 4, and 5 for the next ones
    expect(race({ hoard: 7, treasury: 10 }, {}, 8)).toEqual([1, FARTHEST]);
    expect(race({ hoard: 7, treasury: 9 }, {}, 8)).toEqual([FARTHEST, FARTHEST]);
    expect(race({ hoard: 10, favor: 4, treasury: 12 }, {}, 8)).toEqual([2, FARTHEST]);
  });

  it('is lost to a rival that buys what the Guild Hoard holds first', () => {
    const buys = { hoard: 7, treasury: 30 };
    expect(race(buys, buys, 6)).toEqual([1, 1]);
    expect(race(buys, buys, 3)).toEqual([1, FARTHEST]);
  });

  it('is not shortened by a loss of favor that a House cannot pay for', () => {
    const loses = { ...poor.income, favor: -1 };
    expect(race({ hoard: 10, favor: 9, income: loses }, {}, 8)).toEqual([FARTHEST, FARTHEST]);
    expect(race({ hoard: 7, treasury: -4, favor: 9 }, {}, 8)).toEqual([FARTHEST, FARTHEST]);
  });

  it('is not for a House that is out of the game', () => {
    expect(race({ hoard: 10, eliminated: true }, { hoard: 10 }, 8)).toEqual([FARTHEST, 1]);
  });
});
