import { expect, it } from 'vitest';
import { forcesLaid } from './forces-layer';
import { sliceNumbers } from './slice-numbers';

it('a part without its name says its sector, one with it does not', () => {
  for (const names of ['whole', 'small'] as const) {
    const laid = forcesLaid({ factions: [], spice: [] }, names);
    const places = ['plastic-basin-13', 'arrakeen-9', 'polar-sink', 'imperial-basin-8'];
    const sectors = sliceNumbers(places, laid, names).map(({ sector }) => sector);
    expect(sectors).toContain(13);
    expect(sectors).not.toContain(9);
  }
});
