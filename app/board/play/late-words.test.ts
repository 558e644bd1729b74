import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import type { BoardEvent } from '@/lib/board/engine/state/events';
import { wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import type { BattleReport } from './battle-report';
import { lateShort, lateText } from './late-words';
import type { LateLine } from './lately';

const made = duneBoard.newGame({ ...wholeSetup(1), factions: ['atreides', 'harkonnen', 'fremen'] });
if (!made.ok) throw new Error(made.problems[0]?.message);
const start = duneBoard.viewFor(made.value.state, 0);
// somebody stands in Arrakeen
const view = {
  ...start,
  factions: start.factions.map((faction, seat) =>
    seat === 1 ? { ...faction, forces: [{ at: 'arrakeen-9', count: 3 }] } : faction,
  ),
};
const plan = { leader: null, weapon: null, defense: null, dial: 1 };

function lineOf(battle: Partial<BattleReport>): LateLine {
  const report: BattleReport = {
    ...{ territory: 'arrakeen', fighters: [1, 2], plans: [plan, plan], traitors: [] },
    ...{ exploded: false, killed: [], lost: [0, 0], winner: 1, totals: [12, 3], isOver: true },
    ...{ earned: 0, ...battle },
  };
  const event = { kind: 'battle-won', seat: 1, over: 2, totals: [12, 3] } as const;
  return { event, text: '', battle: report };
}
const told = (...of: Parameters<typeof lineOf>) => lateText(lineOf(...of), view);
const short = (...of: Parameters<typeof lineOf>) => lateShort(lineOf(...of), view);

it('a battle is told with its place, its sums, and you', () => {
  expect(told({})).toBe('Harkonnen beat Fremen in Arrakeen (12\u00a0to\u00a03)');
  expect(told({ fighters: [0, 1] })).toBe('Harkonnen beat you in Arrakeen (12\u00a0to\u00a03)');
  expect(told({ fighters: [0, 1], winner: 0 })).toBe(
    'You beat Harkonnen in Arrakeen (12\u00a0to\u00a03)',
  );
  expect(told({ totals: null, traitors: ['stilgar'] })).toBe(
    'Harkonnen beat Fremen in Arrakeen by a traitor',
  );
  expect(told({ winner: null, totals: null })).toBe(
    'Harkonnen and Fremen both lost all in Arrakeen',
  );
});

it('a battle after which nobody stands there says so', () => {
  expect(told({ territory: 'sietch-tabr' })).toBe(
    'Harkonnen beat Fremen in Sietch Tabr (12\u00a0to\u00a03), now empty',
  );
});

it('in one line the place and the sums of a battle come first', () => {
  expect(short({})).toBe('Arrakeen: Harkonnen beat Fremen 12\u00a0to\u00a03');
  expect(short({ fighters: [0, 1], winner: 0, totals: [3, 9] })).toBe(
    'Arrakeen: you beat Harkonnen 9\u00a0to\u00a03',
  );
  expect(short({ territory: 'sietch-tabr' })).toBe('Sietch Tabr emptied: Harkonnen beat Fremen');
});

it('where a traitor decided, it is named, with whose it was and what that cost', () => {
  const betrayed = { totals: null, traitors: ['stilgar'], lost: [0, 4] } as const;
  expect(short(betrayed)).toBe(
    'Arrakeen: Stilgar was Harkonnen’s traitor, Fremen lost 4 forces and the leader',
  );
  const own = { ...betrayed, fighters: [0, 1], traitors: ['lady-jessica'], lost: [1, 0] } as const;
  expect(short(own)).toBe(
    'Arrakeen: Lady Jessica was Harkonnen’s traitor, you lost 1 force and the leader',
  );
  expect(short({ ...betrayed, fighters: [1, 0], winner: 0, lost: [2, 0] })).toBe(
    'Arrakeen: Stilgar was your traitor, Harkonnen lost 2 forces and the leader',
  );
});

it('what forces did is told with how many and where', () => {
  const rest = { text: '', battle: null };
  const forces = { count: 3, elite: 0 };
  const shipped: BoardEvent = {
    ...{ kind: 'shipped', seat: 1, from: 'reserves', to: 'carthag-10' },
    ...forces,
  };
  expect(lateText({ ...rest, event: shipped }, view)).toBe('Harkonnen shipped 3 to Carthag');
  const killed: BoardEvent = {
    ...{ kind: 'forces-killed', seat: 0, at: 'arrakeen-9', by: 'storm' },
    ...forces,
  };
  expect(lateText({ ...rest, event: killed }, view)).toBe('You lost 3 in Arrakeen to the storm');
});
