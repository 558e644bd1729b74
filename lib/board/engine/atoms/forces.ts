import type { Seat } from '@/lib/kernel/game';
import { orderOf } from '../facts';
import { emit, factionAt, type Game } from '../game';
import type { Loss } from '../state/events';
import type { Faction, LocationId } from '../state/state';

/** Forces of a faction in one place of the board. */
export function forcesIn({ forces }: Readonly<Faction>, at: LocationId): number {
  for (const stack of forces) if (stack.at === at) return stack.count;
  return 0;
}

function setForces(faction: Faction, at: LocationId, count: number): void {
  const order = orderOf(at);
  const others = faction.forces.filter((stack) => stack.at !== at);
  const before = others.findIndex((stack) => orderOf(stack.at) > order);
  if (count > 0) others.splice(before < 0 ? others.length : before, 0, { at, count });
  faction.forces = others;
}

/** Puts forces into a place that come from somewhere else than the board. */
export function addForces(faction: Faction, at: LocationId, count: number): void {
  if (count > 0) setForces(faction, at, forcesIn(faction, at) + count);
}

/** Takes forces off the board; whoever takes them says where they go. */
export function takeForces(faction: Faction, at: LocationId, count: number): void {
  if (count > 0) setForces(faction, at, forcesIn(faction, at) - count);
}

/** Forces die: they go to the Tleilaxu Tanks. */
export function killForces(game: Game, seat: Seat, at: LocationId, count: number, by: Loss): void {
  if (count === 0) return;
  const faction = factionAt(game.state, seat);
  takeForces(faction, at, count);
  faction.tanks += count;
  emit(game, { kind: 'forces-killed', seat, at, count, by });
}

/** Everything that a faction has in some places dies. */
export function killAll(
  game: Game,
  seat: Seat,
  places: readonly { readonly id: LocationId }[],
  by: Loss,
): void {
  const faction = factionAt(game.state, seat);
  for (const { id } of places) killForces(game, seat, id, forcesIn(faction, id), by);
}

/** Forces leave the Tanks for the reserves (GF9-revival-06). */
export function reviveForces(
  game: Game,
  seat: Seat,
  count: number,
  by: 'revival' | 'emperor' | 'ghola' | 'karama',
): void {
  if (count === 0) return;
  const faction = factionAt(game.state, seat);
  faction.tanks -= count;
  faction.reserves += count;
  emit(game, { kind: 'revived', seat, count, by });
}
