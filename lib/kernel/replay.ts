import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import type { GameRules, GameTypes, Move, RecordedMoves } from './game';
import {
  type Chooser,
  isTurnOver,
  openSession,
  type Played,
  playMove,
  type Session,
} from './session';

/** Moves as they are kept, with a letter for who chose each: p, m or t. */
export interface KeptMoves {
  readonly moves: readonly string[];
  readonly by: string;
}

export function keepMoves<T extends GameTypes>(
  { rules }: Session<T>,
  moves: readonly Played<T>[],
): KeptMoves {
  return {
    moves: moves.map(({ move }) => rules.key(move)),
    by: moves.map(({ by }) => by.charAt(0)).join(''),
  };
}

/** A game as it is kept: its lines of play, never its states. */
export interface KeptLines {
  readonly line: KeptMoves;
  /** Moves of it before the position on the table. */
  readonly at: number;
  /** Other lines, each whole, with how many moves it has in common with the one it parted from. */
  readonly branches: readonly { readonly from: number; readonly line: KeptMoves }[];
}

const CHOOSERS: Readonly<Record<string, Chooser>> = { p: 'person', m: 'machine', t: 'table' };

/** Moves that are played again, from a record or a kept game. */
interface Recorded extends RecordedMoves {
  readonly by?: string;
}

/**
 * Why recorded moves cannot be followed: `bad-move` for a text that is no move of this game; `record-parts`
 * where a move is not legal any more (with its number, the move, and what was legal instead; the session
 * stands before it) or where the table stands otherwise when a turn is over than the record says (and
 * goes on).
 */
export type MoveProblem = InputProblem<'bad-move' | 'record-parts'>;

/**
 * Plays recorded moves on from the present position, and stops after each, so that a page can draw and be
 * told to leave off: `runThrough` goes to the end at once. It ends with the first problem, or null.
 */
export function* following<T extends GameTypes>(
  session: Session<T>,
  { moves, checks, by = '' }: Recorded,
  madeOtherwise: readonly string[] = [],
): Generator<undefined, MoveProblem | null> {
  const { rules } = session;
  const reason =
    madeOtherwise.length === 0 ? '' : ` It was made with ${madeOtherwise.join(' and ')}.`;
  const read = readMoves(rules, moves);
  let problem: MoveProblem | null = read.length < moves.length ? badMove(moves, read.length) : null;
  let over = 0;
  function compare(at: number, turn: number): void {
    const check = checks?.[over];
    over += 1;
    if (check !== undefined && check !== rules.check(session.state))
      problem ??= parts(
        at,
        `This game parts from its record in turn ${turn}: all moves up to move ${at + 1} of ${moves.length} are legal, but the table stands otherwise after it.${reason}`,
      );
  }
  for (const [at, move] of read.entries()) {
    const turn = rules.turn(session.state);
    if (!playMove(session, move, CHOOSERS[by[at] ?? 'p'] ?? 'person').ok)
      return (
        problem ??
        parts(
          at,
          `Here this game parts from its record: move ${at + 1} of ${moves.length} in turn ${turn}, “${moves[at]}”, is not legal; ${insteadOf(session)}.${reason}`,
        )
      );
    if (isTurnOver(rules, session.state, turn)) compare(at, turn);
    yield;
  }
  if (rules.outcome(session.state) === null)
    compare(Math.max(0, moves.length - 1), rules.turn(session.state));
  return problem;
}

/** Runs a generator to its end and gives what it ends with. */
export function runThrough<R>(steps: Generator<undefined, R>): R {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** So long a generator runs before the page draws and answers, in milliseconds. */
const SLICE = 12;

/** The same in slices; `onSlice` is told between them. Null where the signal said to leave off. */
export async function runInSlices<R>(
  steps: Generator<undefined, R>,
  onSlice: () => void,
  signal: AbortSignal,
): Promise<R | null> {
  for (;;) {
    const until = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    onSlice();
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
  }
}

/** The moves in front of the first text that is none. */
export function readMoves<T extends GameTypes>(rules: GameRules<T>, texts: readonly string[]) {
  const moves: Move<T>[] = [];
  for (const text of texts) {
    const move = rules.readMove(text);
    if (move === null) return moves;
    moves.push(move);
  }
  return moves;
}

function badMove(moves: readonly string[], at: number): MoveProblem {
  const message = `Move ${at + 1} of this record, “${moves[at]}”, is no move of this game.`;
  return { code: 'bad-move', at: `moves.${at}`, message };
}

function parts(at: number, message: string): MoveProblem {
  return { code: 'record-parts', at: `moves.${at}`, message };
}

/** Most legal actions that a refusal names. */
const MOST_NAMED = 12;

function insteadOf<T extends GameTypes>({ rules, state }: Session<T>): string {
  const legal = rules.legalActions(state).map((action) => rules.key(action));
  if (legal.length === 0) return 'the game was over';
  const more = legal.length > MOST_NAMED ? ` and ${legal.length - MOST_NAMED} more` : '';
  return `legal were: ${legal.slice(0, MOST_NAMED).join(', ')}${more}`;
}

export interface Replayed<T extends GameTypes> {
  readonly state: T['state'];
  readonly hash: string;
}

/**
 * Plays a record again from its first turn. `onTurn` sees the state when a turn is over; it must not
 * change it. Problems: those of newGame, their places in the setup, and those of `following`.
 */
export function replay<T extends GameTypes>(
  rules: GameRules<T>,
  record: T['record'],
  onTurn: (turn: number, state: T['state']) => unknown = () => {},
): Result<Replayed<T>> {
  const opened = openSession(rules, record.setup);
  if (!opened.ok)
    return fail(...opened.problems.map((problem) => ({ ...problem, at: `setup.${problem.at}` })));
  const session = opened.value;
  const steps = following(session, record, rules.madeOtherwise(record));
  let turn = rules.turn(session.state);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done && step.value !== null) return fail(step.value);
    if (step.done) return ok({ state: session.state, hash: rules.hash(session.state) });
    if (isTurnOver(rules, session.state, turn)) onTurn(turn, session.state);
    turn = rules.turn(session.state);
  }
}

/** The record with how the table stood after each turn; as it is where it cannot be played to its end. */
export function withChecks<T extends GameTypes>(
  rules: GameRules<T>,
  record: T['record'],
): T['record'] {
  const checks: string[] = [];
  const { checks: _, ...plain } = record;
  const done = replay(rules, plain, (_turn, state) => checks.push(rules.check(state)));
  if (!done.ok) return record;
  const { state } = done.value;
  return {
    ...plain,
    checks: rules.outcome(state) === null ? [...checks, rules.check(state)] : checks,
  };
}
