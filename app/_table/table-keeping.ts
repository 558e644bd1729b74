import type { GameTypes } from '@/lib/kernel/game';
import { type KeptLines, keepMoves } from '@/lib/kernel/replay';
import type { Session } from '@/lib/kernel/session';
import type { GameKeeper } from '@/lib/storage/game-keeper';
import type { GameInPlay } from '@/lib/storage/game-record';

/** What any game is kept with: its lines of play, and how far it has come. */
export type Course = Omit<KeptLines, 'branches'> & {
  branches: { from: number; line: KeptLines['line'] }[];
  turn: number;
  isOver: boolean;
};

/**
 * Keeps a game as it lies on the table; a table that is only looked at writes nothing. `beside` is what the table keeps
 * with the moves, and `wholeOf` makes the record of both.
 */
export function tableKeeping<T extends GameTypes, const B extends readonly unknown[]>(
  session: Session<T>,
  keeper: GameKeeper,
  isStored: boolean,
  beside: () => B,
  wholeOf: (course: Course, beside: B) => GameInPlay,
) {
  /** What was kept last: how the lines stood, and what was beside them. */
  let mark = isStored ? inShort() : '';
  let kept: readonly unknown[] = isStored ? beside() : [];

  function inShort(): string {
    const { at, moves, branches, rules } = session;
    const last = moves.at(-1);
    const end = last === undefined ? '' : rules.key(last.move);
    return [at, moves.length, end, branches.length].join(' ');
  }

  return function keep(): void {
    const now = inShort();
    const parts = beside();
    const isSame = now === mark && parts.every((part, at) => part === kept[at]);
    if (keeper.getSnapshot().isKept && isSame) return;
    mark = now;
    kept = parts;
    const { state, at, moves, branches, rules } = session;
    const course: Course = {
      line: keepMoves(session, moves),
      at,
      branches: branches.map((one) => ({ from: one.from, line: keepMoves(session, one.moves) })),
      turn: rules.turn(state),
      isOver: rules.outcome(state) !== null,
    };
    keeper.keep(wholeOf(course, parts));
  };
}
