import type { Location, Sector } from './map';

/** A move of one group of forces (GF9-move-01, DES-move-01). */
export interface Walk {
  readonly from: Location;
  /** Territories that the group may enter: 1, 2 for Fremen, 3 with ornithopters. */
  readonly steps: number;
  /** The sector in storm; null where there is none. */
  readonly storm: Sector | null;
  /** Strongholds that two other players hold: no way leads into or through them. */
  readonly closed?: ReadonlySet<string>;
}

/** A location in which a group can end. */
export interface Reached {
  readonly location: Location;
  /** The fewest territories that it must enter to get there. */
  readonly steps: number;
  /** The locations on the way, the first step first, this one last. */
  readonly way: readonly Location[];
}

/**
 * Where a group can go outside its territory, nearest first. Sector lines are crossed freely; what lies in storm
 * is neither left, crossed nor entered (GF9-move-03 to -08, -10; DES-move-02 to -13).
 */
export function reach({ from, steps, storm, closed }: Walk): readonly Reached[] {
  if (isInStorm(from, storm)) return [];
  const ways = new Map<Location, readonly Location[]>([[from, []]]);
  let edge: readonly Location[] = spread([from], ways, storm);
  const found: Reached[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const entered: Location[] = [];
    for (const here of edge)
      for (const { location } of here.touching) {
        if (ways.has(location) || isInStorm(location, storm)) continue;
        if (closed?.has(location.territory.id)) continue;
        ways.set(location, [...(ways.get(here) ?? []), location]);
        entered.push(location);
      }
    edge = spread(entered, ways, storm);
    for (const location of edge)
      if (location.territory !== from.territory)
        found.push({ location, steps: step, way: ways.get(location) ?? [] });
  }
  return found;
}

/** These locations, and those of the same territories to which sector lines lead from there. */
function spread(
  locations: readonly Location[],
  ways: Map<Location, readonly Location[]>,
  storm: Sector | null,
): readonly Location[] {
  const all = [...locations];
  for (const here of all)
    for (const { location } of here.touching) {
      if (location.territory !== here.territory || ways.has(location)) continue;
      if (isInStorm(location, storm)) continue;
      ways.set(location, [...(ways.get(here) ?? []), location]);
      all.push(location);
    }
  return all;
}

/** Whether a location lies in the storm; the Polar Sink never does (GF9-move-09). */
export function isInStorm({ sector }: Location, storm: Sector | null): boolean {
  return sector !== null && sector === storm;
}
