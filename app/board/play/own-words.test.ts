import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import { ownWords } from './own-words';

it('the end says whether who sits at the table won, and how many strongholds their side held', () => {
  const made = duneBoard.newGame(wholeSetup(1));
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { state } = made.value;
  for (const faction of state.factions) Object.assign(faction, { forces: [], advisors: [] });
  Object.assign(state.factions[0] ?? {}, { forces: [{ at: 'carthag-10', count: 5 }] });
  const view = duneBoard.viewFor(state, 0);
  expect(ownWords(view, 1, [1])).toBe('You won.');
  expect(ownWords(view, 0, [1])).toBe('You lost: you held 1 stronghold of the 3 needed.');
  expect(ownWords(view, 2, [1])).toMatch(/^You lost: .+ held 0 strongholds of the 3 needed\.$/);
});
