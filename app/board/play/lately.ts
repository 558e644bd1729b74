import type { BoardLine } from '@/lib/board/engine/narration/log';
import type { BoardEvent, EventKind } from '@/lib/board/engine/state/events';
import type { TerritoryId } from '@/lib/board/engine/state/state';
import type { Seat } from '@/lib/kernel/game';
import { withCard } from './auctions';

/** A line of the log with what it tells of. */
export interface LateLine extends BoardLine {
  readonly event: BoardEvent;
  /** Where a battle was that it tells of. */
  readonly territory: TerritoryId | null;
}

/** What others did: of each faction what one must know first, and how much else there was. */
export interface Lately {
  readonly lines: readonly LateLine[];
  readonly more: number;
}

/** So many lines, or one of each faction. */
const MOST = 3;

/** What changes the board, or what somebody holds: the first of these before the others. */
const TOLD: readonly (readonly EventKind[])[] = [
  ['exploded', 'battle-won', 'battle-void', 'wall-fell', 'allied', 'alliance-broken'],
  ['card-played', 'worm-came', 'storm-moved', 'rode', 'shipped'],
  ['moved', 'spice-blew', 'bought'],
];
/** So many forces or more are a great move. */
const GREAT = 5;

/** How much an event weighs, the most at 0; none where it is not told. */
function weightOf(event: BoardEvent): number | null {
  const rank = TOLD.findIndex((kinds) => kinds.includes(event.kind));
  if (rank < 0) return null;
  return 'count' in event && event.count >= GREAT ? 0 : rank;
}

/** What others did in some moves that weighs most, as it came, by their events and by what a seat is told of each. */
export function latelyOf(
  moves: readonly {
    readonly events: readonly BoardEvent[];
    readonly lines: readonly BoardLine[];
  }[],
  viewer: Seat | null,
  /** The card that was for sale before, if the reader saw it. */
  sold?: string,
): Lately {
  let territory: TerritoryId | null = null;
  let card = sold;
  const told = moves.flatMap(({ events, lines }) =>
    events.flatMap((event, at) => {
      if (event.kind === 'battle-began') territory = event.territory;
      const line = lines[at];
      if (event.kind === 'card-up') card = line?.card;
      const isOwn = 'seat' in event && event.seat === viewer;
      const weight = weightOf(event);
      if (line === undefined || isOwn || weight === null) return [];
      const where = event.kind === 'battle-won' || event.kind === 'battle-void' ? territory : null;
      const text =
        event.kind === 'bought' && card !== undefined ? withCard(line.text, card) : line.text;
      return [{ ...line, text, event, weight, territory: where }];
    }),
  );
  const first = told.toReversed().sort((one, other) => one.weight - other.weight);
  // of each faction what weighs most, then what weighs most of all else
  const seats = first.map(({ event }) => ('seat' in event ? event.seat : null));
  const isChief = (_: unknown, at: number) =>
    seats[at] !== null && seats.indexOf(seats[at] ?? null) === at;
  const chief = first.filter(isChief);
  const others = first.filter((line) => !chief.includes(line));
  const shown = new Set([...chief, ...others].slice(0, Math.max(MOST, chief.length)));
  return {
    lines: told.filter((line) => shown.has(line)).map(({ weight: _, ...line }) => line),
    more: told.length - shown.size,
  };
}
