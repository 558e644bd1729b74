import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { legalActions, play, playLegal } from '@/lib/engine/play';
import { stateHash } from '@/lib/engine/record';
import { cloneState } from '@/lib/engine/state/clone';
import { type AnyTable, anyTable, deal, runs } from '@/lib/engine/testing/hidden-fixture';
import { moveText } from '@/lib/kernel/moves';
import { chosenBy } from '../interval-fixture';
import { steward } from '../steward/steward';
import { quickMove } from './playout';

const catalogue = loadGameCatalogue();

/** Follows playouts of a drawn table, and tells how many of their moves are those of a steward. */
function followed(table: AnyTable, check: boolean) {
  const player = steward(catalogue);
  const { state } = deal(table);
  let [moves, alike] = [0, 0];
  for (; moves < 200 && state.decision !== null; moves += 1) {
    const [listed, quick] = [cloneState(state), cloneState(state)];
    const action = quickMove(quick, catalogue);
    const legal = legalActions(listed, catalogue);
    if (moveText(chosenBy(player, listed, legal)) === moveText(action)) alike += 1;
    expect(play(state, action, catalogue).ok).toBe(true);
    if (!check) continue;
    expect(legal.map(moveText)).toContain(moveText(action));
    playLegal(quick, action, catalogue);
    expect(stateHash(quick)).toBe(stateHash(state));
  }
  return { moves, alike };
}

it('a playout makes legal moves alone, with the same outcome as at the table', () => {
  fc.assert(
    fc.property(anyTable, (table) => void followed(table, true)),
    runs(3),
  );
});

it('they are nearly always those of a steward', () => {
  const told = fc.sample(anyTable, { seed: 11, numRuns: 4 }).map((table) => followed(table, false));
  const sum = (what: 'moves' | 'alike') => told.reduce((all, one) => all + one[what], 0);
  expect(sum('alike') / sum('moves')).toBeGreaterThan(0.99);
});
