import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { Review } from '@/lib/engine/game-review';
import { rules, sampleSetup } from '@/lib/engine/testing/game-fixture';
import { playout } from '@/lib/kernel/playout';
import { playerOf } from '../automatic-players';
import { dearest, reviewing } from './review';

const catalogue = loadGameCatalogue();
const setup = sampleSetup(5, [1, 2]);

/** The first turns of a game of a House that does anything at seat 0 against one with rules of thumb. */
function firstTurns(turns: number) {
  const players = (['random', 'steward'] as const).map((name, seat) =>
    playerOf(name, catalogue, 5, seat),
  );
  const played = playout(rules, setup, players, { maxTurns: turns });
  if (!played.ok) throw new Error(played.problems[0]?.message);
  return played.value.actions;
}

function reviewed(seat: number): Review {
  const moves = firstTurns(2);
  const going = reviewing({ rules, catalogue, setup, moves, seats: [seat], playouts: 32 });
  let last = -1;
  for (;;) {
    const { value, done } = going.next();
    if (done) return value;
    expect(value.at).toBeGreaterThan(last);
    last = value.at;
  }
}

describe('the review of a game', () => {
  it('tells how the chances stood at each turn, and what a careless House gave away', () => {
    const { turns, turnings, looked } = reviewed(0);
    expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 2]);
    for (const { chances } of turns)
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(looked).toBeGreaterThan(5);
    expect(turnings.length).toBeGreaterThan(0);
    const costs = turnings.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((one, other) => other - one));
    const told = turnings.map(({ better }) => better);
    expect(new Set(told).size).toBe(told.length);
    for (const { seat, played, better } of turnings) {
      expect(seat).toBe(0);
      expect(better).not.toBe(played);
    }
  });

  it('tells of a move that a House passed by turn after turn once, where that cost most, and so of others', () => {
    const told = { asked: null, played: 'End the Interval', better: 'Deploy Dune', error: 0.01 };
    const turnings = Array.from({ length: 10 }, (_, at) => ({
      ...told,
      ...{ at, turn: at + 1, seat: 0, cost: (at + 3) / 100 },
    }));
    const others = [
      { ...told, at: 10, turn: 4, seat: 0, better: 'Pass', cost: 0.06 },
      { ...told, at: 11, turn: 4, seat: 0, better: 'Deploy Arrakeen', cost: 0.05 },
      { ...told, at: 12, turn: 4, seat: 1, cost: 0.04 },
    ];
    expect(dearest([...turnings, ...others])).toEqual([turnings[9], ...others]);
    expect(dearest(turnings.map((one, seat) => ({ ...one, seat })))).toHaveLength(5);
  });
});
