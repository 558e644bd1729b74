import { type Played, rulesOf } from '../facts';
import type { Faction, LocationId } from '../state/state';
import { hasOrnithopters } from './groups';

/**
 * How much spice the forces of a faction gather in a place: 2 each, 3 with a force in Arrakeen or Carthag, never more
 * than lies there (GF9-harvest-01 to -06).
 */
export function gathered(
  rules: Played,
  faction: Pick<Faction, 'forces'>,
  at: LocationId,
  lies: number,
): number {
  const { rate, withCity } = rulesOf(rules).collection;
  const count = faction.forces.reduce((sum, one) => sum + (one.at === at ? one.count : 0), 0);
  return Math.min(lies, count * (hasOrnithopters(faction) ? withCity : rate));
}
