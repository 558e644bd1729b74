import type { Seat } from '@/lib/kernel/game';
import type { Location, Sector } from '../../map/map';
import { isInStorm } from '../../map/reach';
import { type Played, POLAR_SINK, placeOf, placesOf, rulesOf, strongholdsIn } from '../facts';
import type { Faction, LocationId, Stack, TerritoryId } from '../state/state';
import { isOn } from './options';

/** Whether a faction has a force in a territory; advisors count as not there (GF9-bg-18). */
export function standsIn({ forces }: Pick<Faction, 'forces'>, territory: TerritoryId): boolean {
  for (const { at } of forces) if (placeOf(at).territory.id === territory) return true;
  return false;
}

/** Where forces stand, in a state or in a view of it. */
export interface Standing extends Played {
  readonly factions: readonly Pick<Faction, 'id' | 'forces' | 'advisors' | 'allies'>[];
}

/** The same, with the storm. */
export interface Board extends Standing {
  readonly storm: Sector;
}

/** The seats that have a force in a territory. */
export function presentIn(
  { factions }: Pick<Standing, 'factions'>,
  territory: TerritoryId,
): Seat[] {
  const found: Seat[] = [];
  for (const [seat, faction] of factions.entries())
    if (standsIn(faction, territory)) found.push(seat);
  return found;
}

/** What stands in the way of forces of one faction that go to a place. */
export interface Ground {
  readonly storm: Sector;
  /** Whether it may end in another sector of the territory that it is in. */
  readonly shifts: boolean;
  /** Strongholds that two others hold, so that it may not enter them (GF9-ship-10, GF9-move-10). */
  readonly full: ReadonlySet<TerritoryId>;
  /** Territories of its allies, where it may not end; the Polar Sink is free (GF9-ally-09, DES-ally-19). */
  readonly ally: ReadonlySet<TerritoryId>;
}

/** Whether forces of a faction coexist where they come among others, if nothing is said (DES-opt-adv-13). */
export function coexists(state: Standing, seat: Seat): boolean {
  if (!isOn(state, 'advantages') || rulesOf(state).silence !== 'coexistence') return false;
  return state.factions[seat]?.id === 'bene-gesserit';
}

/**
 * The ground for a faction, or for its advisors: no stronghold is full for them (GF9-bg-19), and none stand by an ally
 * (GF9-bg-27). Forces that coexist where they come are barred only where own forces stand that do not (DES-Q29).
 */
export function groundFor(
  state: Board,
  seat: Seat,
  who: 'forces' | 'advisors' | 'riders' = 'forces',
): Ground {
  const { factions, storm } = state;
  const areAdvisors = who === 'advisors';
  const ally = new Set<TerritoryId>();
  const rules = rulesOf(state);
  const shifts = rules.shiftsWithin;
  // Advisors do not mind an ally in Descartes, nor an ally them (DES-Q29).
  const areFree = rules.advisorsWithAllies;
  for (const other of areAdvisors && areFree ? [] : (factions[seat]?.allies ?? [])) {
    // With the option a group may stop beside an ally, in its own turn.
    if (who !== 'forces' || !isOn(state, 'ally-stop'))
      for (const { at } of factions[other]?.forces ?? []) ally.add(placeOf(at).territory.id);
    if (areFree) continue;
    for (const { at } of factions[other]?.advisors ?? []) ally.add(placeOf(at).territory.id);
  }
  ally.delete(POLAR_SINK);
  const full = new Set<TerritoryId>();
  if (areAdvisors) return { storm, shifts, full, ally };
  for (const { id } of strongholdsIn(state)) {
    let others = 0;
    for (const [other, faction] of factions.entries())
      if (other !== seat && standsIn(faction, id)) others += 1;
    if (others >= 2) full.add(id);
  }
  if (coexists(state, seat))
    for (const barred of [ally, full])
      for (const id of barred) if (!standsAt(state, seat, id)) barred.delete(id);
  return { storm, shifts, full, ally };
}

function standsAt({ factions }: Standing, seat: Seat, territory: TerritoryId): boolean {
  const faction = factions[seat];
  return faction !== undefined && standsIn(faction, territory);
}

/** Why forces may not end in a place; null where they may. */
export type Bar = 'storm' | 'full' | 'ally';

export function barTo({ storm, full, ally }: Ground, place: Location): Bar | null {
  if (isInStorm(place, storm)) return 'storm';
  const { id } = place.territory;
  if (full.has(id)) return 'full';
  return ally.has(id) ? 'ally' : null;
}

export function isStormAt({ storm }: Pick<Board, 'storm'>, at: LocationId): boolean {
  return isInStorm(placeOf(at), storm);
}

/** The stacks of a faction in a territory, in the order of the map. */
export function stacksIn({ forces }: Pick<Faction, 'forces'>, territory: TerritoryId) {
  return forces.filter(({ at }) => placeOf(at).territory.id === territory);
}

/** What of a faction can move out of a territory: its forces there, or its advisors. */
export function moversIn(
  faction: Pick<Faction, 'forces' | 'advisors'>,
  territory: TerritoryId,
): readonly Stack[] {
  const found = stacksIn(faction, territory);
  if (found.length > 0 || faction.advisors.length === 0) return found;
  return stacksIn({ forces: faction.advisors }, territory);
}

const RUNS = new Map<string, readonly (readonly LocationId[])[]>();

/**
 * The parts of a territory that are connected outside the storm: each battle is fought in one of them (GF9-battle-03,
 * GF9-storm-12, GF9-Q12); where battles are fought in the storm its sector is one more (DES-battle-03, DES-Q22, DES-Q23).
 */
export function runsOf(
  territory: TerritoryId,
  state: Played & { readonly storm: Sector },
): readonly (readonly LocationId[])[] {
  const { storm } = state;
  const { battleInStorm } = rulesOf(state);
  const key = `${territory} ${storm} ${battleInStorm}`;
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
  if (battleInStorm)
    for (const place of placesOf(territory)) if (isInStorm(place, storm)) runs.push([place.id]);
  RUNS.set(key, runs);
  return runs;
}

/** The places whose forces fight together with those in a place: the same part of its territory. */
export function partOf(state: Board, place: LocationId): readonly LocationId[] {
  const runs = runsOf(placeOf(place).territory.id, state);
  return runs.find((run) => run.includes(place)) ?? [];
}

/**
 * Whom forces of a faction that stand in a place meet to fight, and with how many forces: those of no ally, in the same part
 * of the territory, but for the Polar Sink (GF9-battle-01, -03, -04, GF9-ally-09).
 */
export function rivalsMet(
  state: Board,
  seat: Seat,
  place: LocationId,
): readonly { readonly seat: Seat; readonly count: number }[] {
  const own = state.factions[seat];
  if (own === undefined || placeOf(place).territory.id === POLAR_SINK) return [];
  const part = partOf(state, place);
  return state.factions.flatMap(({ forces }, other) => {
    if (other === seat || own.allies.includes(other)) return [];
    const count = forces.reduce((sum, { at, count }) => sum + (part.includes(at) ? count : 0), 0);
    return count === 0 ? [] : [{ seat: other, count }];
  });
}

/** Whether they meet anybody to fight. */
export function meetsRivals(state: Board, seat: Seat, place: LocationId): boolean {
  return rivalsMet(state, seat, place).length > 0;
}
