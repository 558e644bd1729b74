import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';

describe('the spice harvest', () => {
  it('[GF9-harvest-06] lets two in one sector take in storm order, each all that it may (GF9-Q24)', () => {
    const forces = { 'red-chasm-6': 2 };
    const table = scenario({
      ...{ phase: 'harvest', storm: 6, spice: { 'red-chasm-6': 6 } },
      factions: { atreides: { forces }, emperor: { forces }, guild: {} },
    });
    // Circles 1, 7 and 13: from sector 6 the second seat is first.
    expect(table.state.factions.map(({ spice }) => spice)).toEqual([7, 9, 5]);
    expect(table.spice('red-chasm-6')).toBe(0);
  });
});
