import { expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { legalActions } from '@/lib/engine/play';
import { viewFor } from '@/lib/engine/state/view';
import { riteTable } from '@/lib/engine/testing/rite-fixture';
import { hasPlace, placesOf } from './places';
import { usesTogether } from './uses-together';

const catalogue = loadGameCatalogue();
const HOLDINGS = ['eots-caladan', 'eots-imperial-suk-school', 'eots-caladan-exports'];

/** What is used in one press by a House with so much spice and these cards more. */
function used(hoard: number, ...more: readonly string[]): readonly string[] {
  const { state } = riteTable({ domain: [...HOLDINGS, ...more], favor: 10, hoard }, [[]]);
  const view = viewFor(state, 0);
  const places = placesOf(legalActions(state, catalogue), (card) => hasPlace(view, card));
  return usesTogether(view, catalogue, places)?.names ?? [];
}

it('[TAT-6.2.7-03] all that gives goods is used at once, but for the last envoy where victory is near', () => {
  const all = ['Caladan', 'Imperial Suk School', 'Caladan Exports'];
  expect(used(2)).toEqual(all);
  expect(used(9)).toEqual(all.slice(1));
  expect(used(9, 'eots-paul-atreides')).toEqual(all);
});
