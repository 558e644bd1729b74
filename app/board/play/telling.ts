import { placeOf } from '@/lib/board/engine/facts';
import type { BoardView } from '@/lib/board/engine/state/view';
import { MOST_LIT } from '../map-layers';

/** The territories that matter now: where forces, advisors or spice lie, and where one can go, if that is not nearly everywhere. */
export function tellingOf(
  { factions, spice }: Pick<BoardView, 'factions' | 'spice'>,
  lit: readonly string[],
): ReadonlySet<string> {
  const places = [...spice.map(({ at }) => at), ...(lit.length <= MOST_LIT ? lit : [])];
  return new Set([...occupiedIn({ factions }), ...places.map((at) => placeOf(at).territory.id)]);
}

/** The territories in which forces or advisors stand. */
export function occupiedIn({ factions }: Pick<BoardView, 'factions'>): ReadonlySet<string> {
  return new Set(
    factions
      .flatMap(({ forces, advisors }) => [...forces, ...advisors])
      .map(({ at }) => placeOf(at).territory.id),
  );
}
