import { expect, it } from 'vitest';
import { placeOf } from '@/lib/board/engine/facts';
import { WORM } from '@/lib/board/engine/state/state';
import { viewFor } from '@/lib/board/engine/state/view';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { dangerText, groundText, whyNot, worthText } from './place-words';

it('says why a place cannot be chosen', () => {
  const table = scenario({
    ...{ phase: 'shipment', storm: 1 },
    factions: {
      atreides: { forces: { 'arrakeen-9': 4 } },
      emperor: { forces: { 'carthag-10': 3 } },
      harkonnen: { forces: { 'carthag-10': 3 } },
    },
  });
  table.until('atreides', 'move');
  expect(whyNot(viewFor(table.state, 0), placeOf('carthag-10'))).toBe(
    'You have no forces here that can move',
  );
  table.play('atreides: move arrakeen');
  const why = (id: string) => whyNot(viewFor(table.state, 0), placeOf(id));
  expect(why('cielago-north-1')).toBe('In the storm: nobody may go there');
  expect(why('carthag-10')).toBe('Two others hold it');
  expect(why('habbanya-sietch-16')).toBe('Out of reach');
});

it('a worm that is foreseen is told where spice blew last, to who foresees it', () => {
  const table = scenario({
    ...{ phase: 'shipment', lastBlow: 'red-chasm' },
    factions: { atreides: { forces: { 'arrakeen-9': 4 } }, emperor: {}, harkonnen: {} },
  });
  table.until('atreides', 'move');
  const view = { ...viewFor(table.state, 0), foreseen: WORM };
  expect(dangerText(view, 'red-chasm-6')).toBe('a worm comes next turn');
  expect(dangerText(view, 'arrakeen-9')).toBeNull();
  expect(dangerText({ ...view, foreseen: null }, 'red-chasm-6')).toBeNull();
});

it('not to an ally of the Fremen, whom the worm spares', () => {
  const table = scenario({
    ...{ phase: 'shipment', lastBlow: 'red-chasm' },
    factions: {
      atreides: { forces: { 'arrakeen-9': 4 }, ally: 'fremen' },
      fremen: { ally: 'atreides' },
      harkonnen: {},
    },
  });
  table.until('atreides', 'move');
  const view = { ...viewFor(table.state, 0), foreseen: WORM };
  expect(dangerText(view, 'red-chasm-6')).toBeNull();
});

it('says what kind of place it is, what the storm does there, and what it is good for', () => {
  const table = scenario({
    ...{ phase: 'shipment', storm: 1 },
    factions: { atreides: { forces: { 'arrakeen-9': 4 } }, emperor: {}, harkonnen: {} },
  });
  const view = viewFor(table.state, 0);
  const ground = (id: string) => groundText(view, placeOf(id));
  const worth = (id: string) => worthText(view, placeOf(id));
  expect(ground('tueks-sietch-4')).toBe('Stronghold, sector 4. Safe from the storm');
  expect(ground('cielago-north-1')).toBe('Sand, sector 1. The storm is here');
  expect(ground('south-mesa-4')).toBe('Sand, sector 4. The storm may come next turn');
  expect(ground('polar-sink')).toBe('Never in the storm');
  expect(worth('arrakeen-9')).toBe('Counts for winning; forces here move others three territories');
  expect(worth('red-chasm-6')).toBe('8 spice blows here');
  expect(worth('polar-sink')).toBeNull();
});
