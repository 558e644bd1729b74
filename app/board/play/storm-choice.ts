import type { Action } from '@/lib/board/engine/actions';
import { factionName } from '@/lib/board/engine/narration/names';
import { stormDials } from '@/lib/board/engine/queries/storm-dials';
import { stormHits } from '@/lib/board/engine/queries/storm-way';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Location, Sector } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import { sectorsEntered } from '@/lib/board/map/storm';
import { listed } from '@/lib/sentences';

/* What a number for the storm leads to, as far as the one who chooses it can know. */

/** How the storm is moved: by the one who plays Weather Control alone, or by two who dial. */
export type StormMove = 'weather' | 'dial';

export interface StormWay {
  /** The sectors where it may end, in order; none where that may be anywhere. */
  readonly ends: readonly Sector[];
  /** The sectors that the own number takes it through. */
  readonly passed: readonly Sector[];
  /** Where forces stand that it hits, or may hit. */
  readonly hit: readonly Location[];
  /** "Hits 3 Fremen in Rock Outcroppings and 6 spice"; empty where nobody can know. */
  readonly words: string;
}

/** Whether the viewer is asked how far the storm moves, and with what. */
export function stormMoveIn(legal: readonly Action[]): StormMove | null {
  const kinds = new Set(legal.map(({ kind }) => kind));
  return kinds.has('weather') ? 'weather' : kinds.has('dial') ? 'dial' : null;
}

export function stormWay(view: BoardView, move: StormMove, number: number): StormWay {
  const others = othersIn(view, move);
  const passed = sectorsEntered(view.storm, number);
  if (others.length >= SECTORS) return { ends: [], passed, hit: [], words: '' };
  const most = number + (others.at(-1) ?? 0);
  const { forces, spice } = stormHits(view, most, move === 'dial');
  const told = [
    ...[...grouped(view, forces)].map(([who, count]) => `${count} ${who}`),
    ...(spice > 0 ? [`${spice} spice`] : []),
  ];
  return {
    ends: others.map((other) => (view.storm + number + other) % SECTORS),
    passed,
    hit: forces.map(({ at }) => at),
    words:
      told.length === 0
        ? 'No forces or spice on its way.'
        : `${others.length > 1 ? 'May hit' : 'Hits'} ${listed(told)}.`,
  };
}

/** What the other may dial besides. */
export function othersIn(view: BoardView, move: StormMove): readonly number[] {
  return move === 'weather' ? [0] : stormDials(view);
}

/** How many of whom in which territory. */
function grouped(
  view: BoardView,
  forces: ReturnType<typeof stormHits>['forces'],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { seat, count, at } of forces) {
    const who = `${factionName(view, seat)} in ${at.territory.name}`;
    found.set(who, (found.get(who) ?? 0) + count);
  }
  return found;
}
