import { describe, expect, it } from 'vitest';
import { SPICE_PLACES, spiceAnswer, spiceQuestion } from './spice';

describe('spice and worms by turn', () => {
  it('[GF9-spice-10] [GF9-spice-11] brings the first worm in one turn or another', () => {
    const { turns, devoured, territories, worms } = spiceAnswer(spiceQuestion({}));
    expect([territories, worms]).toEqual([14, 6]);
    expect(devoured).toBeCloseTo(6 / 20, 12);
    expect(turns).toHaveLength(10);
    expect(turns[0]?.by).toBeCloseTo(0.3, 12);
    // no worm in two turns: two territories of the twenty cards
    expect(turns[1]?.by).toBeCloseTo(1 - (14 * 13) / (20 * 19), 12);
    for (const [at, { first, by }] of turns.entries())
      expect(by).toBeCloseTo((turns[at - 1]?.by ?? 0) + first, 12);
    expect(turns[4]?.place).toBeCloseTo(5 / 14, 12);
  });

  it('[GF9-spice-02] brings no worm in the first turn', () => {
    const { turns, devoured } = spiceAnswer(spiceQuestion({ out: [] }));
    expect([devoured, turns[0]?.by]).toEqual([0, 0]);
    expect(turns[1]?.by).toBeCloseTo(6 / 20, 12);
  });

  it('[GF9-adv-flow-04] turns two cards over each turn of the advanced game, while the deck lasts', () => {
    const out = SPICE_PLACES.slice(0, 9).map(({ id }) => id);
    const { turns, spice } = spiceAnswer(spiceQuestion({ double: true, out, worms: 4 }));
    expect(turns).toHaveLength(3);
    expect(turns[0]?.by).toBeCloseTo(1 - (6 * 5) / (8 * 7), 12);
    const left = SPICE_PLACES.slice(9).map((place) => place.spice?.amount ?? 0);
    expect(spice).toBeCloseTo(left.reduce((sum, amount) => sum + amount, 0) / 6, 12);
  });
});
