import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { legalActions, play, playLegal } from '@/lib/engine/play';
import { stateHash } from '@/lib/engine/record';
import { cloneState } from '@/lib/engine/state/clone';
import { anyTable, deal, runs } from '@/lib/engine/testing/hidden-fixture';
import { moveText } from '@/lib/kernel/moves';
import { chosenBy } from '../interval-fixture';
import { steward } from '../steward/steward';
import { quickMove } from './playout';

const catalogue = loadGameCatalogue();

it('a playout makes legal moves alone, and nearly always those of a steward', () => {
  const player = steward(catalogue);
  let [moves, alike] = [0, 0];
  fc.assert(
    fc.property(anyTable, (table) => {
      const { state } = deal(table);
      for (let step = 0; step < 200 && state.decision !== null; step += 1) {
        const [listed, quick] = [cloneState(state), cloneState(state)];
        const action = quickMove(quick, catalogue);
        const legal = legalActions(listed, catalogue);
        expect(legal.map(moveText)).toContain(moveText(action));
        moves += 1;
        if (moveText(chosenBy(player, listed, legal)) === moveText(action)) alike += 1;
        playLegal(quick, action, catalogue);
        expect(play(state, action, catalogue).ok).toBe(true);
        expect(stateHash(quick)).toBe(stateHash(state));
      }
    }),
    runs(4),
  );
  expect(alike / moves).toBeGreaterThan(0.99);
});
