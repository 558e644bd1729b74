import { placeOf } from '@/lib/board/engine/facts';
import { territoryName } from '@/lib/board/engine/narration/names';
import { hasOrnithopters, joining, STEPS } from '@/lib/board/engine/queries/groups';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';

export interface Threat {
  readonly who: Seat;
  readonly count: number;
  /** What the territory is called where they stand. */
  readonly from: string;
}

/** The most forces that a rival of who is asked could move to a place at once; null where none can. */
export function threatTo(view: BoardView, to: string): Threat | null {
  const { factions, asked } = view;
  const allies = factions[asked ?? -1]?.allies ?? [];
  let most: Threat | null = null;
  for (const [seat, faction] of factions.entries()) {
    if (seat === asked || allies.includes(seat)) continue;
    const usual = faction.id === 'fremen' ? STEPS.fremen : STEPS.others;
    const steps = hasOrnithopters(faction) ? STEPS.ornithopters : usual;
    for (const from of new Set(faction.forces.map(({ at }) => placeOf(at).territory.id))) {
      const count = joining(view, seat, from, to, steps).reduce((sum, one) => sum + one.count, 0);
      if (count > (most?.count ?? 0)) most = { who: seat, count, from: territoryName(from) };
    }
  }
  return most;
}
