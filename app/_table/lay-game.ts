import type { GameRules, GameTypes } from '@/lib/kernel/game';
import { following, type KeptLines, type KeptMoves, runInSlices } from '@/lib/kernel/replay';
import { addBranch, goTo, openSession, type Session } from '@/lib/kernel/session';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';

/** Where a game begins, wherever it comes from. */
export interface Beginning<T extends GameTypes> {
  readonly setup: T['setup'];
  readonly line: KeptMoves | T['record'];
  /** As it is kept: with other lines, and the position that it was left at. */
  readonly kept?: KeptLines;
  /** The record that it came as: it says how it was made, but not who played. */
  readonly record?: T['record'];
}

/** Who waits for a game to be laid. */
export interface Laying {
  /** Told now and then how many moves have been played again. */
  readonly onProgress: (moves: number, of: number) => void;
  /** Says to leave off. */
  readonly signal: AbortSignal;
}

export interface Notice {
  readonly title: string;
  readonly text: string;
}

export interface Laid<T extends GameTypes> {
  readonly session: Session<T>;
  /** What the player should know, as where a record could not be followed any further. */
  readonly notice: Notice | null;
  /** The position is how the game is kept, other lines and all. */
  readonly isStored: boolean;
}

/** A game at the position that it was left at; what was played before is played again, in slices. Problems: those of the setup, and `cancelled`. */
export async function layGame<T extends GameTypes>(
  rules: GameRules<T>,
  { setup, line, kept, record }: Beginning<T>,
  laying: Laying,
): Promise<Result<Laid<T>>> {
  const opened = openSession(rules, setup);
  if (!opened.ok) return opened;
  const session = opened.value;
  const madeOtherwise = record === undefined ? [] : rules.madeOtherwise(record);
  const followed = await follow(session, line, laying, madeOtherwise);
  if (!followed.ok) return followed;
  const problem = followed.value;
  const isStored =
    kept !== undefined && problem === null && (await takeBranches(session, kept, laying));
  if (kept !== undefined && problem === null) goTo(session, kept.at);
  const isWhole = session.at === line.moves.length;
  return ok({
    session,
    isStored,
    notice: problem && noticeOf(problem, kept !== undefined, isWhole),
  });
}

/** The other lines of a kept game. They were played once; one that cannot be any more is left where it lies. */
async function takeBranches<T extends GameTypes>(
  session: Session<T>,
  { branches }: KeptLines,
  laying: Laying,
): Promise<boolean> {
  for (const { from, line } of branches) {
    const tried = openSession(session.rules, session.setup);
    if (!tried.ok) return false;
    const followed = await follow(tried.value, line, laying);
    if (!followed.ok || followed.value !== null) return false;
    addBranch(session, from, tried.value.moves);
  }
  return true;
}

/** Plays moves on in a session, and gives where they part from what was written, or null. */
async function follow<T extends GameTypes>(
  session: Session<T>,
  line: KeptMoves | T['record'],
  { onProgress, signal }: Laying,
  madeOtherwise: readonly string[] = [],
): Promise<Result<InputProblem | null>> {
  const steps = following(session, line, madeOtherwise);
  const told = () => onProgress(session.at, line.moves.length);
  const problem = await runInSlices(steps, told, signal);
  if (signal.aborted) return fail({ code: 'cancelled', at: '', message: 'Cancelled.' });
  return ok(problem);
}

function noticeOf({ message }: InputProblem, isKept: boolean, isWhole: boolean): Notice {
  if (isKept)
    return {
      title: 'This game no longer goes as it was kept',
      text: `${message} The table stands before it; the kept game is left as it was.`,
    };
  return isWhole
    ? {
        title: 'This game went otherwise when it was recorded',
        text: `${message} The table shows how it goes by the rules of today.`,
      }
    : {
        title: 'This record cannot be followed to its end',
        text: `${message} The table stands before that move.`,
      };
}

/** What is said where an address names a game that is not here. */
export const NOT_HERE = {
  code: 'not-here',
  at: '',
  message:
    'No game of this address is kept in this browser. Whoever played it can send it as a link or a file.',
};
