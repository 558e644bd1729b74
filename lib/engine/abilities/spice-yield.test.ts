import { describe, expect, it } from 'vitest';
import { takeUp } from '../state/open-game';
import { scenario } from '../testing/scenario-fixture';
import { loadGameCatalogue } from './load';
import { yieldOf } from './value';

describe('the spice that a card produces', () => {
  it.each([
    ['eots-the-minor-erg', 1],
    ['jotc-the-great-flat', 2],
    ['jotc-hagga-basin', 1],
    ['eots-arrakeen', 0],
  ])('%s: %i', (id, spice) => {
    const table = scenario({
      houses: [{ domain: ['eots-caladan'] }, { domain: ['eots-giedi-prime', id] }],
    });
    expect(yieldOf(takeUp(table.state, loadGameCatalogue()), table.card(id, 1), 'spice')).toBe(
      spice,
    );
  });
});
