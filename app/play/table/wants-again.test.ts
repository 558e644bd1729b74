import { expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import type { Action } from '@/lib/engine/actions';
import { legalActions } from '@/lib/engine/play';
import { viewFor } from '@/lib/engine/state/view';
import { riteTable } from '@/lib/engine/testing/rite-fixture';
import { scenario } from '@/lib/engine/testing/scenario-fixture';
import type { Table } from './table-store';
import { wantsAgain } from './wants-again';

const catalogue = loadGameCatalogue();
const GURNEY = 'eots-gurney-halleck';

/** Whether a Battle rite and the end want another press, where one kind of move is suggested. */
function asked(army: readonly string[], suggested: Action['kind']) {
  const { state } = riteTable(army, [['eots-arrakeen']]);
  const actions = legalActions(state, catalogue);
  const table = {
    getSnapshot: () => ({ view: viewFor(state, 0), actions }),
    catalogue,
    suggestion: () => ({ action: { kind: suggested } }),
  } as unknown as Table;
  const first = (isSo: (action: Action) => boolean) => actions.find(isSo) as Action;
  return {
    rite: wantsAgain(
      table,
      first((one) => one.kind === 'rite' && one.rite === 'battle'),
    ),
    end: wantsAgain(
      table,
      first((one) => one.kind === 'end-interval'),
    ),
  };
}

it('a rite whose target stands wants another press, and the end where something else is suggested', () => {
  expect(asked([GURNEY], 'rite')).toEqual({ rite: true, end: true });
  const army = ['eots-atreides-battalion', 'eots-house-battalion'].map(
    (one) => `${one} on ${GURNEY}`,
  );
  expect(asked([GURNEY, ...army], 'end-interval')).toEqual({ rite: false, end: false });
});

it('a use against the own cards wants another press, unless it is suggested', () => {
  const { state } = scenario({
    houses: [
      { domain: ['tat-dr-yueh'], hand: [] },
      { domain: ['tat-duke-leto-atreides'], hand: [] },
    ],
  }).toInterval(0);
  const actions = legalActions(state, catalogue);
  const use = actions.find(({ kind }) => kind === 'use') as Action;
  const wants = (suggested: Action | undefined) =>
    wantsAgain(
      {
        getSnapshot: () => ({ view: viewFor(state, 0), actions }),
        catalogue,
        suggestion: () => ({ action: suggested }),
      } as unknown as Table,
      use,
    );
  expect(wants(actions.find((one) => one !== use))).toBe(true);
  expect(wants(use)).toBe(false);
});
