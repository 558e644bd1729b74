import { needed, strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';

/** The factions whose side is one stronghold from winning. */
export function nearlyWon(view: BoardView): readonly Seat[] {
  return view.factions.flatMap(({ allies }, seat) => {
    const side = [seat, ...allies];
    return view.outcome === null && needed(view, side.length) - strongholdsOf(view, side) === 1
      ? [seat]
      : [];
  });
}
