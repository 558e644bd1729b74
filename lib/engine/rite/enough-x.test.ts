import { expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import { legalActions } from '../play';
import { viewFor } from '../state/view';
import { riteTable } from '../testing/rite-fixture';
import type { Table } from '../testing/scenario-fixture';
import { enoughX } from './enough-x';

const catalogue = loadGameCatalogue();
const TACTIC = 'jotc-attack-sinister';
const HELP = 'eots-hand-of-god on eots-feyd-rautha';

/** Paul, with Dueling 3, against Feyd-Rautha, who has resistance 3 and one more for each help, where the tactic can be deployed. */
function duel(treasury: number, ...helps: readonly string[]): Table {
  const table = riteTable(
    { domain: ['eots-paul-atreides'], hand: [TACTIC], treasury },
    [{ hand: [], domain: ['eots-feyd-rautha', ...helps] }],
    { tactics: true },
  ).act('rite dueling eots-paul-atreides against eots-feyd-rautha');
  while (!table.can(`tactic ${TACTIC}`)) table.act(table.can('pass') ? 'pass' : 'done');
  return table;
}

function enough({ state }: Table) {
  const view = viewFor(state, state.decision?.seat ?? 0);
  const tactic = legalActions(state, catalogue).find((one) => one.kind === 'tactic') ?? null;
  return enoughX(view, catalogue, tactic);
}

it.each([
  [20, [HELP, HELP], { x: 2, isBetter: true }],
  // it has won already
  [20, [], { x: 1, isBetter: false }],
  // 5 against 6
  [2, [HELP, HELP, HELP], { x: 1, isBetter: false }],
])(
  '[TAT-3.2-02] is the least X that turns a rite, with %i solaris against %j, and known before the tactic is deployed',
  (treasury, helps, expected) => {
    const table = duel(treasury, ...helps);
    const before = enough(table);
    expect(before).toMatchObject(expected);
    table.act(`tactic ${TACTIC}`);
    while (!table.can('choose-number 1')) table.act('pass');
    expect(enough(table)).toEqual(before);
  },
);

it('is not known of a tactic that asks for none', () => {
  const table = duel(20);
  expect(enoughX(viewFor(table.state, 0), catalogue, null)).toBeNull();
});
