import { expect, it } from 'vitest';
import { takeUp } from '../state/open-game';
import { scenario } from '../testing/scenario-fixture';
import { loadGameCatalogue } from './load';
import { standing } from './scene';
import { amountOf } from './value';

it('a loss of nothing is 0 in the state and in its record, and not -0', () => {
  const table = scenario({ houses: [{ domain: ['eots-caladan'] }, {}] });
  const scene = standing(takeUp(table.state, loadGameCatalogue()), 0, table.card('eots-caladan'));
  expect(Object.is(amountOf(scene, { times: [-1, { count: { titles: ['Dune'] } }] }), 0)).toBe(
    true,
  );
});
