import type { Action } from '@/lib/board/engine/actions';
import { placeOf } from '@/lib/board/engine/facts';
import { factionName } from '@/lib/board/engine/narration/names';
import { stormDials } from '@/lib/board/engine/queries/storm-dials';
import { placesHit, stormHits } from '@/lib/board/engine/queries/storm-way';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Location, Sector } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import { sectorsEntered } from '@/lib/board/map/storm';
import type { Seat } from '@/lib/kernel/game';
import { range } from '@/lib/range';
import { counted, listed } from '@/lib/sentences';

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
  /** How many forces of each seat it hits, or may hit, and how much spice it sweeps away. */
  readonly losses: readonly { readonly seat: Seat; readonly count: number }[];
  readonly spice: number;
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
  if (others.length >= SECTORS)
    return { ends: [], passed, hit: [], losses: [], spice: 0, words: '' };
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
    losses: lossesOf(forces),
    spice,
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

/** What is to be known of a dial that nobody can see through: that it may lead anywhere, and what stands in the open. */
export function reachWords(view: BoardView): string {
  const open = new Set(range(0, SECTORS - 1).flatMap((sector) => placesHit(view, sector).open));
  const standing = (seat: Seat) =>
    [...(view.factions[seat]?.forces ?? [])]
      .filter(({ at }) => open.has(placeOf(at)))
      .reduce((sum, { count }) => sum + count, 0);
  const own = standing(view.seat ?? -1);
  const all = view.factions.reduce((sum, _, seat) => sum + standing(seat), 0);
  const risk =
    all === 0
      ? 'No forces stand on open sand, so it kills none.'
      : own === 0
        ? `None of your forces stand on open sand; ${counted(all, 'force')} of others ${all === 1 ? 'does' : 'do'}.`
        : `${own} of your forces ${own === 1 ? 'stands' : 'stand'} on open sand.`;
  return `A second, secret number is added, so the storm may end anywhere. ${risk}`;
}

/** How many of each seat, in the order of the seats. */
function lossesOf(forces: ReturnType<typeof stormHits>['forces']): StormWay['losses'] {
  const counts = new Map<Seat, number>();
  for (const { seat, count } of forces) counts.set(seat, (counts.get(seat) ?? 0) + count);
  return [...counts].map(([seat, count]) => ({ seat, count })).sort((a, b) => a.seat - b.seat);
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
