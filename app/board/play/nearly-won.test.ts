import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import { nearlyWon } from './nearly-won';

it('names who holds all strongholds but one of those that win', () => {
  const made = duneBoard.newGame(wholeSetup(1));
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { state } = made.value;
  for (const faction of state.factions) {
    faction.forces = [];
    faction.advisors = [];
  }
  const [first] = state.factions;
  if (first === undefined) throw new Error('nobody plays');
  first.forces = [{ at: 'carthag-10', count: 1 }];
  expect(nearlyWon(duneBoard.viewFor(state, 0))).toEqual([]);
  first.forces.push({ at: 'arrakeen-9', count: 2 });
  expect(nearlyWon(duneBoard.viewFor(state, 0))).toEqual([0]);
});
