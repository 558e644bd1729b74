import type { Seat } from '@/lib/kernel/game';
import { isInStorm } from '../../map/reach';
import { POLAR_SINK, placeOf, placesOf, STRONGHOLDS } from '../facts';
import type { BoardState, Faction, LocationId, TerritoryId } from '../state/state';

/** Whether a faction has a force in a territory. */
export function standsIn({ forces }: Pick<Faction, 'forces'>, territory: TerritoryId): boolean {
  for (const { at } of forces) if (placeOf(at).territory.id === territory) return true;
  return false;
}

/** Where forces stand, in a state or in a view of it. */
export interface Standing {
  readonly factions: readonly Pick<Faction, 'forces'>[];
}

/** The seats that have a force in a territory. */
export function presentIn({ factions }: Standing, territory: TerritoryId): Seat[] {
  const found: Seat[] = [];
  for (const [seat, faction] of factions.entries())
    if (standsIn(faction, territory)) found.push(seat);
  return found;
}

/** The strongholds that two others hold, so that a faction may not enter them (GF9-ship-10, GF9-move-10). */
export function fullFor(state: Readonly<BoardState>, seat: Seat): ReadonlySet<TerritoryId> {
  const full = new Set<TerritoryId>();
  for (const { id } of STRONGHOLDS) {
    let others = 0;
    for (const [other, faction] of state.factions.entries())
      if (other !== seat && standsIn(faction, id)) others += 1;
    if (others >= 2) full.add(id);
  }
  return full;
}

/** Whether the ally stands in a territory, so that a group may not end there; the Polar Sink is free (GF9-ally-09). */
export function isAllyIn(state: Readonly<BoardState>, seat: Seat, territory: TerritoryId): boolean {
  const ally = state.factions[seat]?.ally ?? null;
  const other = ally === null ? undefined : state.factions[ally];
  return other !== undefined && territory !== POLAR_SINK && standsIn(other, territory);
}

export function isStormAt({ storm }: Readonly<BoardState>, at: LocationId): boolean {
  return isInStorm(placeOf(at), storm);
}

/** Why forces may not end in a place; null where they may. */
export type Bar = 'storm' | 'full' | 'ally';

export function barTo(
  state: Readonly<BoardState>,
  seat: Seat,
  at: LocationId,
  full: ReadonlySet<TerritoryId>,
): Bar | null {
  const place = placeOf(at);
  if (isInStorm(place, state.storm)) return 'storm';
  if (full.has(place.territory.id)) return 'full';
  return isAllyIn(state, seat, place.territory.id) ? 'ally' : null;
}

/** The stacks of a faction in a territory, in the order of the map. */
export function stacksIn({ forces }: Readonly<Faction>, territory: TerritoryId) {
  return forces.filter(({ at }) => placeOf(at).territory.id === territory);
}

const RUNS = new Map<string, readonly (readonly LocationId[])[]>();

/**
 * The parts of a territory that are connected outside the storm: each battle is fought in one of them (GF9-battle-03,
 * GF9-storm-12, GF9-Q12).
 */
export function runsOf(territory: TerritoryId, storm: number): readonly (readonly LocationId[])[] {
  const key = `${territory} ${storm}`;
  const known = RUNS.get(key);
  if (known !== undefined) return known;
  const left = new Set(placesOf(territory).filter((place) => !isInStorm(place, storm)));
  const runs: LocationId[][] = [];
  for (const first of left) {
    const run = [first];
    left.delete(first);
    for (const here of run)
      for (const { location } of here.touching) if (left.delete(location)) run.push(location);
    runs.push(placesOf(territory).flatMap((place) => (run.includes(place) ? [place.id] : [])));
  }
  RUNS.set(key, runs);
  return runs;
}
