import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { scenario } from '../scenario-fixture';
import { takeUp } from '../take-up';
import { spiceYield } from './spice-yield';

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
    expect(spiceYield(takeUp(table.state, loadCatalogue()), table.card(id, 1))).toBe(spice);
  });
});
