import type { z } from 'zod';
import file from '@/data/board/map.json';
import type { territorySchema } from './schema';

export type Territory = z.infer<typeof territorySchema>;
/** From 0 to 17, counterclockwise; the storm starts in 0. */
export type Sector = number;

/** The part of a territory that lies in one sector: where forces stand. */
export interface Location {
  /** As in "cielago-north-0"; "polar-sink". */
  readonly id: string;
  readonly territory: Territory;
  /** Null for the Polar Sink, which lies in no sector. */
  readonly sector: Sector | null;
  readonly touching: readonly Touching[];
}

export interface Touching {
  readonly location: Location;
  /** Whether the sources differ on it. */
  readonly disputed: boolean;
}

// It is the project's own file, so a test parses it, not this.
export const TERRITORIES = file.territories as readonly Territory[];

/** All 86 locations, by id. */
export const LOCATIONS: ReadonlyMap<string, Location> = locations();

/** The locations of a territory, counterclockwise. */
export function locationsOf(territory: Territory): readonly Location[] {
  return idsOf(territory).flatMap((id) => LOCATIONS.get(id) ?? []);
}

/** The territories that touch one, by name (GF9-map-03). */
export function neighboursOf(territory: Territory): readonly Territory[] {
  const found = new Set<Territory>();
  for (const { touching } of locationsOf(territory))
    for (const { location } of touching) found.add(location.territory);
  found.delete(territory);
  return [...found].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** "Cielago North, sector 1"; the name alone where there is one sector at most. */
export function nameOf({ territory, sector }: Location): string {
  return territory.sectors.length > 1 ? `${territory.name}, sector ${sector}` : territory.name;
}

function idsOf({ id, sectors }: Territory): readonly string[] {
  return sectors.length === 0 ? [id] : sectors.map((sector) => `${id}-${sector}`);
}

function locations(): ReadonlyMap<string, Location> {
  const all = new Map<string, Location & { readonly touching: Touching[] }>();
  for (const territory of TERRITORIES)
    for (const [at, id] of idsOf(territory).entries())
      all.set(id, { id, territory, sector: territory.sectors[at] ?? null, touching: [] });
  const disputed = new Set(file.disputed.map(String));
  for (const pair of file.touching) {
    const [one, other] = pair.map((id) => all.get(id));
    if (one === undefined || other === undefined) throw new Error(`no such places: ${pair}`);
    const isDisputed = disputed.has(String(pair));
    one.touching.push({ location: other, disputed: isDisputed });
    other.touching.push({ location: one, disputed: isDisputed });
  }
  return all;
}
