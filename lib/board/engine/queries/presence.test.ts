import { expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';
import { meetsRivals } from './presence';

const ATREIDES = 0;

it('GF9-battle-01 GF9-battle-03 GF9-battle-04 forces fight where others stand in the same part of a territory, but no ally and not in the Polar Sink', () => {
  const { state } = scenario({
    factions: {
      atreides: { ally: 'emperor' },
      harkonnen: { forces: { 'carthag-10': 5, 'polar-sink': 2, 'cielago-north-2': 3 } },
      emperor: { forces: { 'arrakeen-9': 4 }, ally: 'atreides' },
    },
    phase: 'shipment',
    storm: 1,
  });
  const fights = (place: string) => meetsRivals(state, ATREIDES, place);
  expect(fights('carthag-10')).toBe(true);
  expect(fights('polar-sink')).toBe(false);
  expect(fights('arrakeen-9')).toBe(false);
  expect(fights('tueks-sietch-4')).toBe(false);
  // the storm parts the territory
  expect(fights('cielago-north-0')).toBe(false);
  state.storm = 9;
  expect(fights('cielago-north-0')).toBe(true);
});
