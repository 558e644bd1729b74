import { expect, it } from 'vitest';
import { placeOf } from '../facts';
import { viewFor } from '../state/view';
import { scenario } from '../testing/scenario-fixture';
import { nextStorm, stormDanger } from './storm-next';

const two = { factions: { atreides: {}, fremen: {} }, phase: 'shipment', storm: 3 } as const;
const dangerIn = (view: Parameters<typeof stormDanger>[0], id: string) =>
  stormDanger(view, placeOf(id));

it('[GF9-storm-04] [GF9-storm-07] two dials move the next storm 2 to 6 sectors: sand is swept for sure, perhaps, or not; rock never', () => {
  const view = viewFor(scenario(two).state, 0);
  expect(nextStorm(view)).toEqual([2, 6]);
  expect(dangerIn(view, 'the-minor-erg-5')).toBe('sure');
  expect(dangerIn(view, 'red-chasm-6')).toBe('may');
  expect(dangerIn(view, 'tueks-sietch-4')).toBeNull();
  expect(dangerIn(view, 'polar-sink')).toBeNull();
  // behind the wall, and out of reach
  expect(dangerIn(view, 'imperial-basin-9')).toBeNull();
  expect(dangerIn(view, 'broken-land-10')).toBeNull();
});

it('[GF9-fremen-12] a storm card is known to who has seen it; after the last turn no storm comes', () => {
  const view = viewFor(scenario(two).state, 0);
  const seen = { ...view, stormCard: 2 };
  expect(dangerIn(seen, 'the-minor-erg-5')).toBe('sure');
  expect(dangerIn(seen, 'red-chasm-6')).toBeNull();
  const withCards = { ...view, options: ['weather'] as const };
  expect(nextStorm(withCards)).toEqual([1, 6]);
  expect(nextStorm({ ...view, turn: 10 })).toBeNull();
});
