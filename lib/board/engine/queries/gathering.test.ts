import { expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';
import { gathered } from './gathering';

it('[GF9-harvest-01] [GF9-harvest-02] [GF9-harvest-03] each force gathers 2 spice, 3 with one of them in a city, and never more than lies there', () => {
  const { state } = scenario({
    ...{ phase: 'shipment', spice: { 'red-chasm-6': 8 } },
    factions: {
      atreides: { forces: { 'red-chasm-6': 3 } },
      harkonnen: { forces: { 'red-chasm-6': 2, 'carthag-10': 1 } },
      guild: { forces: { 'polar-sink': 5 } },
    },
  });
  const all = state.factions.map((faction) => gathered(state, faction, 'red-chasm-6', 8));
  expect(all).toEqual([6, 6, 0]);
  const [atreides] = state.factions;
  if (atreides === undefined) throw new Error('it plays');
  expect(gathered(state, atreides, 'red-chasm-6', 5)).toBe(5);
});
