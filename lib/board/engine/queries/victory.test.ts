import { expect, it } from 'vitest';
import { scenario } from '../testing/scenario-fixture';
import { contestedBy, strongholdsOf } from './victory';

it('a stronghold that two sides stand in is held by neither and contested by both; in Descartes it counts for both', () => {
  const factions = {
    atreides: { forces: { 'arrakeen-9': 2, 'carthag-10': 1 } },
    emperor: { forces: { 'carthag-10': 3 } },
    harkonnen: {},
  };
  const { state } = scenario({ phase: 'shipment', factions });
  expect([strongholdsOf(state, [0]), contestedBy(state, [0])]).toEqual([1, 1]);
  expect([strongholdsOf(state, [1]), contestedBy(state, [1])]).toEqual([0, 1]);
  expect(contestedBy(state, [2])).toBe(0);
  expect(
    contestedBy(scenario({ phase: 'shipment', edition: 'descartes', factions }).state, [0]),
  ).toBe(0);
});
