import type { BoardLine } from '@/lib/board/engine/narration/log';
import type { BoardEvent, EventKind } from '@/lib/board/engine/state/events';
import type { Seat } from '@/lib/kernel/game';

/** A line of the log with what it tells of. */
export interface LateLine extends BoardLine {
  readonly event: BoardEvent;
}

/** So many lines. */
const MOST = 3;

/** What changes the board, or what somebody holds. */
const TOLD: ReadonlySet<EventKind> = new Set([
  ...([
    'storm-moved',
    'spice-blew',
    'worm-came',
    'wall-fell',
    'allied',
    'alliance-broken',
  ] as const),
  ...(['bought', 'shipped', 'moved', 'rode', 'exploded', 'battle-won', 'battle-void'] as const),
]);

/** The last of what others did in some moves, by their events and by what a seat is told of each. */
export function latelyOf(
  moves: readonly {
    readonly events: readonly BoardEvent[];
    readonly lines: readonly BoardLine[];
  }[],
  viewer: Seat | null,
): readonly LateLine[] {
  const told = moves.flatMap(({ events, lines }) =>
    events.flatMap((event, at) => {
      const line = lines[at];
      const isOwn = 'seat' in event && event.seat === viewer;
      return line === undefined || isOwn || !TOLD.has(event.kind) ? [] : [{ event, line }];
    }),
  );
  return told.slice(-MOST).map(({ line, event }) => ({ ...line, event }));
}
