import { expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { viewFor } from '@/lib/engine/state/view';
import { riteTable } from '@/lib/engine/testing/rite-fixture';
import { scenario, type Table } from '@/lib/engine/testing/scenario-fixture';
import { sayAnswer } from './pass-name';

const catalogue = loadGameCatalogue();

const pass = ({ state }: Table) =>
  sayAnswer(viewFor(state, state.decision?.seat ?? 0), catalogue, { kind: 'pass' });

it('a pass in a petition says who gets the card with it', () => {
  const table = scenario({
    houses: [
      { favor: 20, treasury: 20, assembly: ['eots-caladan-exports'], domain: ['eots-caladan'] },
      { favor: 5, treasury: 20, domain: ['eots-giedi-prime'] },
    ],
  }).toInterval(0);
  table.act('petition eots-caladan-exports');
  const [bid = ''] = table.options().filter((one) => one.startsWith('bid'));
  const amount = Number(bid.split(' ')[1]);
  table.act(bid);
  expect(pass(table)).toMatch(/^Let \S+ have it$/);
  table.act(`bid ${amount + 1}`);
  expect(pass(table)).toBe('Give it up');
  table.act(`bid ${amount + 2}`, 'pass');
  expect(pass(table)).toBe(`Take it for ${amount + 2}`);
});

it('a pass that lets the own leader fall in a rite says so, once it is known who takes part', () => {
  const PAUL = 'eots-paul-atreides';
  const hand = ['jotc-attack-sinister'];
  const table = riteTable(
    ['eots-feyd-rautha'],
    [{ hand, treasury: 20, domain: [PAUL], sponsor: 'atreides' }],
    { tactics: true },
  ).act(`rite dueling eots-feyd-rautha against ${PAUL}`);
  const until = (option: string) => {
    while (!table.can(option)) table.act(table.can('pass') ? 'pass' : 'done');
  };
  until('tactic jotc-attack-sinister');
  expect(pass(table)).toBe('Pass');
  until('decline');
  table.act('decline');
  until('tactic jotc-attack-sinister');
  expect(pass(table)).toBe('Accept the loss');
});
