import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { cloneState } from './clone';
import { sampleGame, sampleSetup } from './game-fixture';
import { legalActions, play } from './play';
import { replay } from './replay';
import type { GameState } from './state';

const catalogue = loadCatalogue();

/** The game after so many of its moves. */
function stateAfter(moves: number): GameState {
  const { record } = sampleGame(sampleSetup(21, [2, 5, 8], 'eots'), 'random', 12);
  const { checks: _, ...bare } = record;
  const done = replay({ ...bare, moves: record.moves.slice(0, moves) }, catalogue);
  if (!done.ok) throw new Error(done.problems[0]?.message);
  return done.value.state;
}

describe('a clone', () => {
  it.each([0, 7, 60, 150, 300])('says the same as the state, after %d moves', (moves) => {
    const state = stateAfter(moves);
    const clone = cloneState(state);
    expect(clone).toEqual(state);
    expect(JSON.stringify(clone)).toBe(JSON.stringify(state));
  });

  it('can be played on without a trace in the state', () => {
    const state = stateAfter(90);
    const before = JSON.stringify(state);
    const clone = cloneState(state);
    for (let step = 0; step < 300 && clone.outcome === null; step += 1) {
      const legal = legalActions(clone, catalogue);
      const action = legal[(step * 7) % legal.length];
      if (action !== undefined) play(clone, action, catalogue);
    }
    expect(JSON.stringify(clone)).not.toBe(before);
    expect(JSON.stringify(state)).toBe(before);
  });
});
