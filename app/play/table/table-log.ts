import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { isManual } from '@/lib/engine/moves';
import type { LogLine } from '@/lib/engine/narration/log';
import type { Summary } from '@/lib/engine/narration/summary';
import type { GameEvent } from '@/lib/engine/state/log-events';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import { linesOf, openingLines, type Session } from '@/lib/kernel/session';

/** A move as the log shows it to the House whose hand is shown. */
export interface LogEntry {
  readonly lines: readonly LogLine[];
  /** Whose move it is. */
  readonly seat: Seat;
  readonly turn: number;
  /** Where the Houses stand, if a turn ended with it. */
  readonly over: readonly Summary[] | null;
  readonly isByHand: boolean;
  /** Somebody chose it, and did something with it: what comes of a pass is done by others. */
  readonly isChosen: boolean;
}

const isPetition = ({ kind }: GameEvent) => kind === 'petition';

/** What happened in a game, as a House may know it; behind a curtain, where there is no viewer, nothing. */
export function tableLog(session: Session<DuneCcg>, viewer: () => Seat | null) {
  return {
    /** The log before the first move. */
    openingLog(): readonly LogLine[] {
      const seat = viewer();
      return seat === null ? [] : openingLines(session, seat);
    },
    /** The log of the moves from one to before another. */
    log(from: number, to: number): readonly LogEntry[] {
      const seat = viewer();
      if (seat === null) return [];
      const lines = linesOf(session, from, to, seat);
      return session.moves.slice(from, to).map(({ move, by, seat, turn, over }, index) => ({
        ...{ seat, turn, over, lines: lines[index] ?? [] },
        isByHand: isManual(move),
        isChosen: by !== 'table' && move.kind !== 'pass',
      }));
    },
    /** Where each turn ended so far. */
    turnsOver: () =>
      session.moves
        .slice(0, session.at)
        .flatMap(({ turn, over }) => (over === null ? [] : [{ turn, houses: over }])),
    /** What each House bid last in the petition that is on. */
    bids(): ReadonlyMap<Seat, number> {
      const made = session.moves.slice(0, session.at);
      const begun = made.findLastIndex(({ events }) => events.some(isPetition));
      const events = made.slice(Math.max(0, begun)).flatMap((move) => move.events);
      return new Map(
        events
          .slice(events.findLastIndex(isPetition) + 1)
          .flatMap((one) => (one.kind === 'bid' ? [[one.seat, one.amount] as const] : [])),
      );
    },
    /** Cards that the House whose hand is shown had to resolve by hand since so many moves. */
    byHandSince: (at: number): readonly GameCardId[] =>
      session.moves
        .slice(at, session.at)
        .flatMap(({ events }) => events)
        .flatMap((one) => (one.kind === 'by-hand' && one.seat === viewer() ? [one.card] : [])),
  };
}
