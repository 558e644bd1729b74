import { placeOf } from '@/lib/board/engine/facts';
import type { BoardView } from '@/lib/board/engine/state/view';
import { TERRITORIES } from '@/lib/board/map/map';

/** More names than these would lie one over the other on a small map. */
const MOST_LIT = 10;

/**
 * The territories that matter now: where forces, advisors or spice lie, those that stand as buttons, and wherever one
 * can go, if those are not too many.
 */
export function tellingOf(
  { factions, spice }: Pick<BoardView, 'factions' | 'spice'>,
  places: readonly string[],
  keys: readonly string[],
): ReadonlySet<string> {
  const lit = territoriesOf(places);
  const blown = territoriesOf(spice.map(({ at }) => at));
  return new Set([
    ...occupiedIn({ factions }),
    ...blown,
    ...(lit.size <= MOST_LIT ? lit : territoriesOf(keys)),
  ]);
}

/** The territories of some places. */
export function territoriesOf(places: readonly string[]): ReadonlySet<string> {
  return new Set(places.map((at) => placeOf(at).territory.id));
}

/** The territories in which forces or advisors stand. */
export function occupiedIn({ factions }: Pick<BoardView, 'factions'>): ReadonlySet<string> {
  return new Set(
    factions
      .flatMap(({ forces, advisors }) => [...forces, ...advisors])
      .map(({ at }) => placeOf(at).territory.id),
  );
}

/** The territories where nothing may be chosen; none where all may be. */
export function fadedIn(open: ReadonlySet<string> | null): ReadonlySet<string> {
  if (open === null) return new Set();
  const some = territoriesOf([...open]);
  return new Set(TERRITORIES.flatMap(({ id }) => (some.has(id) ? [] : [id])));
}
