import { expect, it } from 'vitest';
import { loadGameCatalogue } from './abilities/load';
import { begin, legalActions, play } from './play';
import { newGame } from './setup/new-game';
import { cloneState } from './state/clone';
import { sampleSetup } from './testing/game-fixture';

const catalogue = loadGameCatalogue();

it('a move is judged by the position in which it is made, whether or not anybody asked what is legal there', () => {
  const begun = newGame(sampleSetup(7, [0, 1]), catalogue);
  if (!begun.ok) throw new Error(begun.problems[0]?.message);
  const state = begun.value;
  begin(state, catalogue);
  legalActions(state, catalogue);
  for (let move = 0; move < 60; move += 1) {
    const now = legalActions(cloneState(state), catalogue);
    const chosen = now[move % now.length];
    if (chosen === undefined) break;
    expect(play(state, chosen, catalogue)).toMatchObject({ ok: true });
  }
});
