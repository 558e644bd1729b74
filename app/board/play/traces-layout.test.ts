import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import { areaOf, isInside } from '@/lib/board/map/area';
import { roomsOf } from '@/lib/board/map/name-rooms';
import { overlap } from './boxes';
import { forcesLaid } from './forces-layer';
import { NO_TRACES } from './traces';
import { tracesLaid } from './traces-layout';

const made = duneBoard.newGame({ ...wholeSetup(1), factions: ['atreides', 'harkonnen', 'fremen'] });
if (!made.ok) throw new Error(made.problems[0]?.message);
const start = duneBoard.viewFor(made.value.state, 0);
const stands = [
  [{ at: 'arrakeen-9', count: 10 }],
  [
    { at: 'carthag-10', count: 6 },
    { at: 'tueks-sietch-4', count: 3 },
  ],
  [{ at: 'sietch-tabr-13', count: 2 }],
];
const factions = start.factions.map((faction, seat) => ({
  ...faction,
  forces: stands[seat] ?? [],
  advisors: [],
}));
const change = { shipped: 0, marched: 0, lost: 0 };

for (const names of ['whole', 'small'] as const)
  it(`on a ${names} map traces are arrows from counter to counter, rings at those that came, and losses`, () => {
    const laid = forcesLaid({ factions, spice: [] }, names);
    const { arrows, rings, losses } = tracesLaid(
      {
        marches: [{ seat: 1, from: 'carthag', to: 'tueks-sietch-4', count: 1 }],
        changes: [
          { ...change, seat: 1, at: 'tueks-sietch-4', shipped: 1, marched: 1 },
          { ...change, seat: 2, at: 'sietch-tabr-13', shipped: 2 },
          { ...change, seat: 0, at: 'arrakeen-9', lost: 4 },
          { ...change, seat: 2, at: 'carthag-10', lost: 3 },
        ],
        storm: null,
      },
      factions,
      laid,
      names,
    );
    expect(arrows.map(({ faction, isShipped }) => [faction, isShipped])).toEqual([
      ['harkonnen', false],
      ['harkonnen', true],
      ['fremen', true],
    ]);
    expect(rings.map(({ faction }) => faction)).toEqual(['harkonnen', 'fremen']);
    expect(losses.map(({ faction, count }) => [faction, count])).toEqual([
      ['atreides', 4],
      ['fremen', 3],
    ]);
    // a loss lies on no counter and on no name, and in its own place unless a line leads there
    const lying = [...laid.placed, ...[...roomsOf(names).values()].flat()];
    for (const loss of losses) {
      if (loss.isAlone) for (const box of lying) expect(overlap(loss, box)).toBe(false);
      if (loss.from === null) expect(isInside(loss, areaOf(loss.at))).toBe(true);
    }
    expect(tracesLaid(NO_TRACES, factions, laid, names)).toEqual({
      ...{ arrows: [], rings: [], losses: [] },
    });
  });
