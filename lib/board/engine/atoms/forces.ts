import type { Seat } from '@/lib/kernel/game';
import { KWISATZ_LOSSES, orderOf, POLAR_SINK, placeOf, rulesOf } from '../facts';
import { emit, factionAt, type Game } from '../game';
import type { Loss } from '../state/events';
import type { Faction, Group, Kwisatz, LocationId, Stack, TerritoryId } from '../state/state';

/** Forces of a faction in one place of the board, advisors left out. */
export function forcesIn({ forces }: Pick<Faction, 'forces'>, at: LocationId): number {
  for (const stack of forces) if (stack.at === at) return stack.count;
  return 0;
}

/** How many of them are Sardaukar or Fedaykin. */
export function elitesIn({ forces }: Pick<Faction, 'forces'>, at: LocationId): number {
  for (const stack of forces) if (stack.at === at) return stack.elite ?? 0;
  return 0;
}

/** Stacks with some more forces in a place, or fewer. */
function changed(stacks: readonly Stack[], at: LocationId, many: number, elites: number): Stack[] {
  const order = orderOf(at);
  const others = stacks.filter((stack) => stack.at !== at);
  const here = stacks.find((stack) => stack.at === at);
  const before = others.findIndex((stack) => orderOf(stack.at) > order);
  const count = (here?.count ?? 0) + many;
  const elite = (here?.elite ?? 0) + elites;
  const stack = elite > 0 ? { at, count, elite } : { at, count };
  if (count > 0) others.splice(before < 0 ? others.length : before, 0, stack);
  return others;
}

/** Whether a faction has advisors in a territory; then it has no other forces there. */
export function hasAdvisors({ advisors }: Pick<Faction, 'advisors'>, territory: TerritoryId) {
  for (const { at } of advisors) if (placeOf(at).territory.id === territory) return true;
  return false;
}

/** Puts forces into a place that come from somewhere else; where advisors are they are advisors too (GF9-bg-22, GF9-bg-26). */
export function addForces(faction: Faction, at: LocationId, count: number, elite = 0): void {
  if (count === 0) return;
  if (hasAdvisors(faction, placeOf(at).territory.id))
    faction.advisors = changed(faction.advisors, at, count, 0);
  else faction.forces = changed(faction.forces, at, count, elite);
}

/** Takes forces off the board; whoever takes them says where they go. */
export function takeForces(faction: Faction, at: LocationId, count: number, elite = 0): void {
  if (count > 0) faction.forces = changed(faction.forces, at, -count, -elite);
}

/** The same for advisors. */
export function addAdvisors(faction: Faction, at: LocationId, count: number): void {
  if (count > 0) faction.advisors = changed(faction.advisors, at, count, 0);
}

export function takeAdvisors(faction: Faction, at: LocationId, count: number): void {
  if (count > 0) faction.advisors = changed(faction.advisors, at, -count, 0);
}

/** Forces die: they go to the Tleilaxu Tanks. */
export function killForces(
  game: Game,
  seat: Seat,
  at: LocationId,
  { count, elite = 0 }: Group,
  by: Loss,
): void {
  if (count === 0) return;
  const faction = factionAt(game.state, seat);
  takeForces(faction, at, count, elite);
  faction.eliteTanks += elite;
  bury(game, seat, at, count, elite, by);
}

function bury(game: Game, seat: Seat, at: LocationId, count: number, elite: number, by: Loss) {
  const faction = factionAt(game.state, seat);
  faction.tanks += count;
  const { kwisatz } = faction;
  // What awakens the Kwisatz Haderach (GF9-atreides-10).
  if (kwisatz !== null && (by === 'battle' || by === 'explosion'))
    faction.kwisatz = { ...kwisatz, ...awakened(game, kwisatz.lost, kwisatz.lost + count) };
  emit(game, { kind: 'forces-killed', seat, at, count, elite, by });
}

/** What losses do to the Kwisatz Haderach: in Descartes it sleeps till the battles of the turn are over in which it awakes (DES-atreides-09). */
function awakened({ state }: Game, before: number, lost: number): Partial<Kwisatz> {
  const isNow = before < KWISATZ_LOSSES && lost >= KWISATZ_LOSSES;
  return isNow && rulesOf(state).kwisatz === 'next turn' ? { lost, fought: POLAR_SINK } : { lost };
}

/** Everything that a faction has in some places dies, its advisors too (GF9-bg-20). */
export function killAll(
  game: Game,
  seat: Seat,
  places: readonly { readonly id: LocationId }[],
  by: Loss,
): void {
  const faction = factionAt(game.state, seat);
  for (const { id } of places) {
    const stack = faction.forces.find(({ at }) => at === id);
    if (stack !== undefined) killForces(game, seat, id, stack, by);
  }
  if (faction.advisors.length > 0) killAdvisors(game, seat, places, by);
}

export function killAdvisors(
  game: Game,
  seat: Seat,
  places: readonly { readonly id: LocationId }[],
  by: Loss,
): void {
  const faction = factionAt(game.state, seat);
  for (const { id } of places) {
    const stack = faction.advisors.find(({ at }) => at === id);
    if (stack === undefined) continue;
    takeAdvisors(faction, id, stack.count);
    bury(game, seat, id, stack.count, 0, by);
  }
}

/** Forces leave the Tanks for the reserves (GF9-revival-06). */
export function reviveForces(
  game: Game,
  seat: Seat,
  { count, elite = 0 }: Group,
  by: 'revival' | 'emperor' | 'ghola' | 'karama',
): void {
  if (count === 0) return;
  const faction = factionAt(game.state, seat);
  faction.tanks -= count;
  faction.reserves += count;
  faction.eliteTanks -= elite;
  faction.eliteReserves += elite;
  if (elite > 0) faction.eliteRevived = true;
  emit(game, { kind: 'revived', seat, count, elite, by });
}
