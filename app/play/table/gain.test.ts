import { expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { legalActions } from '@/lib/engine/play';
import { viewFor } from '@/lib/engine/state/view';
import { scenario } from '@/lib/engine/testing/scenario-fixture';
import { gainOf, insteadOf, yieldOf } from './gain';

const catalogue = loadGameCatalogue();

it('what is suggested says what it gains: goods in words, of what is bought and of what a card produces', () => {
  const { state } = scenario({
    houses: [{ treasury: 20, domain: ['eots-caladan'] }],
    guildHoard: 5,
  }).toInterval(0);
  const view = viewFor(state, 0);
  expect(gainOf(view, catalogue, { kind: 'buy-spice', amount: 2 })).toBe('+2 spice');
  expect(gainOf(view, catalogue, { kind: 'buy-favor', amount: 1 })).toBe('+1 favor');
  const use = legalActions(state, catalogue).find(({ kind }) => kind === 'use');
  expect(use && gainOf(view, catalogue, use)).toBe('+5 solaris');
  // which leaves nothing to choose
  expect(use && yieldOf(view, catalogue, use)).toEqual({ good: 'solaris', many: 5 });
  expect(gainOf(view, catalogue, { kind: 'end-interval' })).toBe('');
});

it('what moves spice to the hoard says no more than lies on cards', () => {
  const table = scenario({
    houses: [{ domain: ['eots-caladan', 'eots-dune', 'eots-the-open-bled'] }],
  }).toInterval(0);
  const gains = () =>
    legalActions(table.state, catalogue)
      .filter(({ kind }) => kind === 'use')
      .map((use) => gainOf(viewFor(table.state, 0), catalogue, use));
  table.card('eots-the-open-bled').spice = 5;
  expect(gains()).toContain('move ◆ 3 to your hoard');
  table.card('eots-the-open-bled').spice = 1;
  expect(gains()).toContain('move ◆ 1 to your hoard');
  // and which of it is chosen
  const uses = legalActions(table.state, catalogue).filter(({ kind }) => kind === 'use');
  const yields = uses.flatMap(
    (use) => yieldOf(viewFor(table.state, 0), catalogue, use)?.good ?? [],
  );
  expect(yields.toSorted()).toEqual(['solaris', 'spice on cards']);
});

it('a program that engages the home world says what is lost by that', () => {
  const { state } = scenario({
    houses: [
      {
        domain: ['eots-caladan', 'eots-paul-atreides'],
        concealed: ['tat-tame-arrakis'],
        favor: 12,
      },
    ],
  }).toInterval(0);
  const legal = legalActions(state, catalogue);
  const view = viewFor(state, 0);
  const said = legal.map((action) => [action.kind, insteadOf(view, catalogue, action, legal)]);
  expect(said.filter(([, words]) => words !== '')).toEqual([
    ['deploy-program', 'instead of +5 solaris'],
  ]);
});
