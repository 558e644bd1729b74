import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { viewFor } from '@/lib/board/engine/state/view';
import { wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import { playerOf } from '@/lib/board/players/players';
import { startIn } from './place-asked';
import { eliteRange, placed, startSplit, startSteps } from './start-split';

/** A game in which the Fremen are asked where their forces begin, with or without Fedaykin. */
function asked(options: readonly string[] = []) {
  const made = duneBoard.newGame({ ...wholeSetup(1), factions: ['atreides', 'fremen'], options });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { state } = made.value;
  while (startIn(state) === null)
    duneBoard.play(state, duneBoard.legalActions(state)[0] ?? { kind: 'pass' });
  const start = startIn(state);
  const fremen = state.factions[1];
  if (start === null || fremen === undefined) throw new Error('the Fremen are asked');
  return { state, start, fremen, reserve: { count: fremen.reserves, elite: fremen.eliteReserves } };
}

it('opens as a steward would place the starting forces of the Fremen', () => {
  const { state, start, reserve } = asked();
  const steps = startSteps(startSplit(start), reserve);
  const steward = playerOf('steward', 1, 1);
  for (const step of steps) {
    expect(step).toEqual(steward(() => viewFor(state, 1), duneBoard.legalActions(state)));
    duneBoard.play(state, step);
  }
  expect(startIn(state)).toBeNull();
});

it('plays any split to the end of the question, Fedaykin among them', () => {
  for (const wanted of [[10], [0, 0, 0, 0, 0, 10], [1, 2, 3, 4], [0, 5, 0, 0, 5]])
    for (const options of [[], ['advantages']]) {
      const { state, start, fremen, reserve } = asked(options);
      const counts = start.places.map((at, rank) => ({ at, count: wanted[rank] ?? 0, elite: 0 }));
      expect(placed(counts)).toBe(start.forces);
      const posts = counts.map((post, rank) =>
        rank === counts.findLastIndex(({ count }) => count > 0)
          ? { ...post, elite: eliteRange(counts, post, reserve)[1] }
          : post,
      );
      const steps = startSteps(posts, reserve);
      expect(steps.some(({ kind }) => kind === 'elites')).toBe(options.length > 0);
      for (const step of steps) {
        expect(duneBoard.legalActions(state)).toContainEqual(step);
        duneBoard.play(state, step);
      }
      expect(startIn(state)).toBeNull();
      const there = posts.filter(({ count }) => count > 0);
      const stand = fremen.forces.map((stack) => ({ elite: 0, ...stack }));
      expect(new Set(stand)).toEqual(new Set(there));
    }
});
