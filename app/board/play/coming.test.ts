import { expect, it } from 'vitest';
import { viewFor } from '@/lib/board/engine/state/view';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { mostComing, thenText } from './coming';

it('says how many could stand in a place at most, and how many do once some have come, against whom', () => {
  const table = scenario({
    phase: 'shipment',
    factions: {
      atreides: { spice: 7, forces: { 'arrakeen-9': 4 } },
      emperor: { forces: { 'carthag-10': 3 } },
      harkonnen: {},
    },
  });
  table.until('atreides', 'ship');
  const view = viewFor(table.state, 0);
  expect(mostComing(view, ['arrakeen-9'])).toEqual({ going: 7, count: 11 });
  expect(mostComing(view, ['red-chasm-6'])).toEqual({ going: 3, count: 3 });
  expect(thenText(view, 'arrakeen-9', 2)).toBe('Then 6 of yours there');
  expect(thenText(view, 'carthag-10', 5)).toBe('Then 5 of yours there, against 3 Emperor');
  table.play('atreides: pass', 'atreides: move arrakeen');
  expect(mostComing(viewFor(table.state, 0), ['carthag-10'])).toEqual({ going: 4, count: 4 });
});
