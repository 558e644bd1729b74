import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import type { TurningPoint } from './course';
import { causeText } from './turning-words';

const made = duneBoard.newGame({ ...wholeSetup(1), factions: ['atreides', 'harkonnen', 'fremen'] });
if (!made.ok) throw new Error(made.problems[0]?.message);
const view = duneBoard.viewFor(made.value.state, 0);

function told(what: Partial<Extract<TurningPoint['what'], { readonly kind: 'taken' }>>) {
  const taken = {
    ...({ kind: 'taken', territory: 'habbanya-sietch', from: null, to: 1, totals: null } as const),
    ...{ isByTraitor: false, came: null, ...what },
  };
  return causeText({ at: 90, turn: 4, what: taken }, view);
}

it('what decided a game is told by who came to a stronghold that was empty, or won it', () => {
  const came = { count: 1, isShipped: true, emptySince: 2 };
  expect(told({ came })).toBe(
    'In turn 4 Harkonnen shipped 1 to Habbanya Sietch, empty since turn 2.',
  );
  expect(told({ came: { ...came, isShipped: false, emptySince: 4 } })).toBe(
    'In turn 4 Harkonnen moved 1 to Habbanya Sietch, just left empty.',
  );
  expect(told({ came: { ...came, emptySince: 0 } })).toBe(
    'In turn 4 Harkonnen shipped 1 to Habbanya Sietch, which nobody had held.',
  );
  expect(told({ from: 2, totals: [8, 6] })).toBe(
    'In turn 4 Harkonnen took Habbanya Sietch from Fremen, 8\u00a0to\u00a06.',
  );
  expect(told({ from: 2, isByTraitor: true })).toBe(
    'In turn 4 Harkonnen took Habbanya Sietch from Fremen by a traitor.',
  );
});
