import { KWISATZ_LOSSES } from '../facts';
import type { Faction, TerritoryId } from '../state/state';

/** What the Kwisatz Haderach adds to a leader or cheap hero (GF9-atreides-11). */
export const KWISATZ_STRENGTH = 2;

/** Whether it can go into a battle: awake, alive, and not in another territory in this phase. */
export function hasKwisatz({ kwisatz }: Pick<Faction, 'kwisatz'>, territory: TerritoryId): boolean {
  if (kwisatz === null || kwisatz.dead || kwisatz.lost < KWISATZ_LOSSES) return false;
  return kwisatz.fought === null || kwisatz.fought === territory;
}
