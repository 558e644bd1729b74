import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { type Standing, standings } from '@/lib/engine/standings';
import { playout } from '@/lib/kernel/playout';
import { playerOf } from '@/lib/players/automatic-players';
import { goldfish } from './goldfish';
import { spreadOf } from './spread';

describe('a spread', () => {
  it('has the mean and the quartiles, between samples where none lies there', () => {
    expect(spreadOf([4, 1, 3, 2])).toEqual({ mean: 2.5, q1: 1.75, median: 2.5, q3: 3.25 });
    expect(spreadOf([7])).toEqual({ mean: 7, q1: 7, median: 7, q3: 7 });
    expect(spreadOf([0, 0, 1])).toMatchObject({ mean: 0.33, median: 0 });
  });
});

describe('goldfishing', () => {
  const catalogue = loadGameCatalogue();
  const deck = SAMPLE_DECKS[3]?.deck;
  if (deck === undefined) throw new Error('there are sample decks');
  const setup = { deck, rules: 'tat', players: 2, policy: 'greedy', turns: 8 } as const;

  it('tells of one game what that game had after each turn', () => {
    const done = goldfish({ ...setup, games: 1, seed: 5 }, catalogue);
    const byTurn: (Standing | undefined)[] = [];
    const game = playout(
      duneCcg(catalogue),
      { seed: 5, rules: 'tat', players: 2, houses: [{ name: '', deck }] },
      [playerOf('greedy', catalogue, 5, 0)],
      { maxTurns: 8, onTurn: (_, state) => byTurn.push(standings(state)[0]) },
    );
    if (!done.ok || !game.ok) throw new Error('both are played');
    const { turns, outcome } = game.value;
    for (const [at, standing] of byTurn.entries())
      expect(done.value[at]).toMatchObject({
        treasury: { mean: standing?.treasury },
        favor: { median: standing?.favor },
        hoard: { q1: standing?.hoard },
        deployed: { q3: standing?.deployed },
      });
    expect(outcome?.reason).toBe('admission');
    expect(done.value.map(({ admission }) => admission)).toEqual(
      Array.from({ length: 8 }, (_, at) => (at + 1 >= turns ? 1 : 0)),
    );
  });

  it('TAT-6.2.7-01 tells of how many games lack spice or favor for admission when a turn is over', () => {
    const GAMES = 6;
    const done = goldfish({ ...setup, turns: 5, games: GAMES, seed: 5 }, catalogue);
    if (!done.ok) throw new Error('it is played');
    const short = Array.from({ length: 5 }, () => ({ hoard: 0, favor: 0 }));
    for (let seed = 5; seed < 5 + GAMES; seed += 1) {
      let isAble = false;
      playout(
        duneCcg(catalogue),
        { seed, rules: 'tat', players: 2, houses: [{ name: '', deck }] },
        [playerOf('greedy', catalogue, seed, 0)],
        {
          maxTurns: 5,
          onDecision: (_, legal) => {
            isAble ||= legal.some(({ kind }) => kind === 'request-admission');
          },
          onTurn: (turn, state) => {
            const now = short[turn - 1];
            const [house] = state.houses;
            if (isAble || now === undefined || house === undefined) return;
            if (house.hoard < 10) now.hoard += 1;
            if (house.favor < 10) now.favor += 1;
          },
        },
      );
    }
    const shares = short.map(({ hoard, favor }) =>
      [hoard, favor].map((games) => Math.round((100 * games) / GAMES) / 100),
    );
    expect(done.value.map((turn) => [turn.short.hoard, turn.short.favor])).toEqual(shares);
    expect(shares[0]?.[0]).toBe(1);
    expect(new Set(shares.flat()).size).toBeGreaterThan(1);
  });

  it('is the same for the same seed, and the share of admissions only grows', () => {
    const done = () => goldfish({ ...setup, games: 12, seed: 'Sietch' }, catalogue);
    const first = done();
    expect(done()).toEqual(first);
    if (!first.ok) throw new Error('it is played');
    const shares = first.value.map(({ admission }) => admission);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBeGreaterThan(0.5);
  });
});
