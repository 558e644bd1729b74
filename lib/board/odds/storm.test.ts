import { describe, expect, it } from 'vitest';
import { moveStorm } from '../engine/phases/storm';
import { scenario } from '../engine/testing/scenario-fixture';
import { stormAnswer, stormQuestion } from './storm';

const at = (answer: ReturnType<typeof stormAnswer>, sector: number) =>
  answer.sectors.find((one) => one.sector === sector)?.comes;

describe('the storm by turn', () => {
  it('[GF9-storm-05] [GF9-storm-06] comes as far as each pair of dials takes it', () => {
    const question = stormQuestion({ storm: 16 });
    const dials = [1, 2, 3];
    const pairs = dials.flatMap((one) => dials.map((other) => one + other));
    for (const ahead of [1, 4, 6, 9]) {
      const found = at(stormAnswer(question), (16 + ahead) % 18);
      const one = pairs.filter((moves) => moves >= ahead).length / 9;
      const two = pairs.flatMap((moves) => pairs.map((more) => moves + more));
      expect(found?.[0]).toBeCloseTo(one, 12);
      expect(found?.[1]).toBeCloseTo(two.filter((moves) => moves >= ahead).length / 81, 12);
    }
  });

  it('[GF9-storm-07] [GF9-storm-08] [GF9-storm-10] [GF9-card-atomics-04] takes spice everywhere, forces on sand, and behind the Shield Wall once it is gone', () => {
    const pieces = [
      { whose: 'harkonnen', at: 'arsunt-11', count: 5 },
      { whose: 'atreides', at: 'imperial-basin-9', count: 4 },
      { whose: 'fremen', at: 'sietch-tabr-13', count: 6 },
      { whose: 'spice', at: 'old-gap-9', count: 6 },
    ];
    const lost = (broken: boolean) =>
      stormAnswer(stormQuestion({ storm: 7, pieces, broken })).pieces.map((one) => one.lost[0]);
    // sectors 9 and 11 lie two and four ahead: 9 and 6 of the nine pairs of dials go so far
    expect(lost(false)).toEqual([6 / 9, 0, 0, 1]);
    expect(lost(true)).toEqual([6 / 9, 1, 0, 1]);
  });

  it('[GF9-storm-03] harms in the first turn only where it lands, as the engine plays it', () => {
    const found = at(stormAnswer(stormQuestion({ move: 'first' })), 5)?.[0];
    const numbers = Array.from({ length: 21 }, (_, number) => number);
    const sums = numbers.flatMap((one) => numbers.map((other) => one + other));
    expect(found).toBeCloseTo(sums.filter((sum) => sum % 18 === 5).length / 441, 12);
    const table = scenario({
      ...{ phase: 'storm', turn: 1, storm: 0 },
      factions: { harkonnen: { forces: { 'south-mesa-4': 3, 'south-mesa-5': 2 } }, guild: {} },
    });
    table.state.turn = 1;
    moveStorm({ state: table.state, events: [] }, 5);
    expect(table.forces('harkonnen', 'south-mesa-4')).toBe(3);
    expect(table.forces('harkonnen', 'south-mesa-5')).toBe(0);
  });

  it('[GF9-fremen-12] goes as far as a known card says, then by cards', () => {
    const answer = stormAnswer(stormQuestion({ storm: 0, move: 'cards', next: 4 }));
    expect([at(answer, 4)?.[0], at(answer, 5)?.[0]]).toEqual([1, 0]);
    expect(at(answer, 6)?.[1]).toBeCloseTo(5 / 6, 12);
  });
});
