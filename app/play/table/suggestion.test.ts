import { expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { legalActions } from '@/lib/engine/play';
import { viewFor } from '@/lib/engine/state/view';
import { riteTable } from '@/lib/engine/testing/rite-fixture';
import { suggestionOf } from './suggestion';

const catalogue = loadGameCatalogue();
const [GURNEY, JESSICA] = ['eots-gurney-halleck', 'tat-lady-jessica'];

it('a card is suggested with which the rite ends best for the House that chooses, whatever a steward takes', () => {
  // 6 against 6; Lady Jessica takes 3 off the force of whom she is turned on
  const army = ['eots-atreides-battalion', 'eots-house-battalion'];
  const table = riteTable(
    [GURNEY, ...army.map((one) => `${one} on ${GURNEY}`)],
    [{ domain: ['eots-arrakeen', JESSICA] }],
    { tactics: true },
  ).act(`rite battle ${GURNEY} against eots-arrakeen`, ...army.map((one) => `join ${one}`));
  const until = (option: string) => {
    while (!table.can(option)) table.act(table.can('pass') ? 'pass' : 'decline');
  };
  until(`use ${JESSICA} 0`);
  table.act(`use ${JESSICA} 0`);
  until('choose eots-arrakeen');
  const actions = legalActions(table.state, catalogue);
  const view = viewFor(table.state, 1);
  expect(table.can('choose eots-arrakeen')).toBe(true);
  for (const at of [0, -1]) {
    const suggestion = suggestionOf((legal) => legal.at(at) ?? { kind: 'pass' }, catalogue);
    const { action } = suggestion({ actions, view }) ?? {};
    expect(action?.kind).toBe('choose');
    expect(action).not.toMatchObject({ card: table.card('eots-arrakeen', 1).id });
  }
});
