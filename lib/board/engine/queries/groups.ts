import type { Seat } from '@/lib/kernel/game';
import { isInStorm, reach } from '../../map/reach';
import { hasAdvisors } from '../atoms/forces';
import { orderOf, placeOf } from '../facts';
import { factionAt } from '../game';
import type { BoardState, Faction, LocationId, Stack, TerritoryId } from '../state/state';
import { type Board, barTo, type Ground, groundFor, moversIn, standsIn } from './presence';

const REACHED = new Map<string, readonly LocationId[]>();

/**
 * Where a group can end: territories within its steps (lib/board/map/reach.ts), and in 2019 other sectors of its own
 * territory (GF9-move-01, GF9-Q22; not DES-Q21), to which only its own sectors lead. Kept, for it is asked of the same places again and again.
 */
function reached(
  at: LocationId,
  steps: number,
  { storm, shifts, full: closed }: Ground,
): readonly LocationId[] {
  const key = `${at} ${steps} ${storm} ${shifts} ${closed.size === 0 ? '' : [...closed].join(' ')}`;
  const known = REACHED.get(key);
  if (known !== undefined) return known;
  const from = placeOf(at);
  const found = reach({ from, steps, storm, closed }).map(({ location }) => location.id);
  if (shifts && !isInStorm(from, storm)) {
    const within = [from];
    for (const here of within)
      for (const { location } of here.touching)
        if (
          location.territory === from.territory &&
          !within.includes(location) &&
          !isInStorm(location, storm)
        )
          within.push(location);
    found.push(...within.slice(1).map(({ id }) => id));
  }
  REACHED.set(key, found);
  return found;
}

/** Territories that a group may enter in one move: 3 with ornithopters, 2 for Fremen, else 1 (GF9-move-03 to -05, GF9-fremen-04). */
export const STEPS = { ornithopters: 3, fremen: 2, others: 1 } as const;

/** Whether a faction has ornithopters: a force in Arrakeen or Carthag. */
export function hasOrnithopters(faction: Pick<Faction, 'forces'>): boolean {
  return CITIES.some((city) => standsIn(faction, city));
}

export const CITIES: readonly TerritoryId[] = ['arrakeen', 'carthag'];

/** Where forces of a faction may end a move with so many steps: asked of its places one by one. */
function endsFor(state: Board, seat: Seat, steps: number, areAdvisors = false) {
  const ground = groundFor(state, seat, areAdvisors ? 'advisors' : 'forces');
  const isOpen = (to: LocationId) => barTo(ground, placeOf(to)) === null;
  const near = (at: LocationId) => reached(at, steps, ground);
  return {
    from: (at: LocationId) => near(at).filter(isOpen),
    some: (at: LocationId) => near(at).some(isOpen),
    has: (at: LocationId, to: LocationId) => near(at).includes(to) && isOpen(to),
  };
}

/** Territories from which a group may set out. */
export function startsOf(state: Readonly<BoardState>, seat: Seat, steps: number): TerritoryId[] {
  const { forces, advisors } = factionAt(state, seat);
  const found = new Set<TerritoryId>();
  for (const stacks of [forces, advisors]) {
    if (stacks.length === 0) continue;
    const ends = endsFor(state, seat, steps, stacks === advisors);
    for (const { at } of stacks) {
      const { id } = placeOf(at).territory;
      if (!found.has(id) && ends.some(at)) found.add(id);
    }
  }
  return [...found];
}

/** Where a group out of a territory may end, in the order of the map. */
export function endsOf(
  state: Readonly<BoardState>,
  seat: Seat,
  territory: TerritoryId,
  steps: number,
): LocationId[] {
  const faction = factionAt(state, seat);
  const ends = endsFor(state, seat, steps, hasAdvisors(faction, territory));
  const stacks = moversIn(faction, territory);
  const all = new Set(stacks.flatMap(({ at }) => ends.from(at)));
  return [...all].sort((one, other) => orderOf(one) - orderOf(other));
}

/** The stacks of a territory of which forces can join a group that ends in a place. */
export function joining(
  state: Board,
  seat: Seat,
  territory: TerritoryId,
  to: LocationId,
  steps: number,
): readonly Stack[] {
  const faction = state.factions[seat];
  if (faction === undefined) return [];
  const ends = endsFor(state, seat, steps, hasAdvisors(faction, territory));
  return moversIn(faction, territory).filter(({ at }) => ends.has(at, to));
}
