import { ok, type Result } from '@/lib/result';
import type { GameRules, GameTypes, Move, Seat } from './game';

/** Who chose a move: a person, an automatic player, or the table: where there was nothing to choose, or what goes with a person's choice. */
export type Chooser = 'person' | 'machine' | 'table';

/** A move that was played, and what came of it. */
export interface Played<T extends GameTypes> {
  readonly move: Move<T>;
  readonly by: Chooser;
  readonly seat: Seat;
  /** Among how many legal actions it was chosen; 0 for what was done by hand. */
  readonly among: number;
  /** The turn in which it was played. */
  readonly turn: number;
  readonly events: readonly T['event'][];
  /** How the seats stand, if a turn ended with it. */
  readonly over: T['summary'] | null;
  /** What each seat that has asked was told of it. */
  readonly told: Map<Seat, readonly T['line'][]>;
}

/** Another line of play that parts from the present one after `from` moves. */
export interface Branch<T extends GameTypes> {
  readonly id: number;
  readonly from: number;
  readonly moves: readonly Played<T>[];
}

/**
 * A game with its past and its other lines. `state` is the position after `at` moves of `moves`; what
 * stands behind is there to be redone. Changed in place, by the functions of this file alone.
 */
export interface Session<T extends GameTypes> {
  readonly rules: GameRules<T>;
  readonly setup: T['setup'];
  /** What happened before the first move. */
  readonly opening: readonly T['event'][];
  state: T['state'];
  moves: Played<T>[];
  at: number;
  branches: Branch<T>[];
  /** Positions by the number of moves before them, `stride` apart. */
  readonly snapshots: Map<number, T['state']>;
  stride: number;
  nextBranch: number;
  /** A position of its own up to which the log was written; what comes after is written from there. */
  read: Position<T> | null;
}

/** A position of the present line, and how many moves lie before it. */
interface Position<T extends GameTypes> {
  readonly at: number;
  readonly state: T['state'];
}

/** So far apart lie the positions that are kept at first: going back replays fewer moves than this. */
const STRIDE = 32;
/** Most positions that are kept; a longer game keeps them twice as far apart. */
const MOST_SNAPSHOTS = 128;

/** A game at its first question. Problems: those of newGame. */
export function openSession<T extends GameTypes>(
  rules: GameRules<T>,
  setup: T['setup'],
): Result<Session<T>> {
  const begun = rules.newGame(setup);
  if (!begun.ok) return begun;
  const { state, events } = begun.value;
  return ok({
    rules,
    setup,
    opening: events,
    state,
    moves: [],
    at: 0,
    branches: [],
    snapshots: new Map([[0, rules.clone(state)]]),
    stride: STRIDE,
    nextBranch: 1,
    read: null,
  });
}

/**
 * Plays a move at the present position. What stood behind it stays as a branch, unless the move is the
 * one that stood there. Problems: those of the game, and then nothing changes.
 */
export function playMove<T extends GameTypes>(
  session: Session<T>,
  move: Move<T>,
  by: Chooser,
): Result<Played<T>> {
  const { rules, state, at } = session;
  const seat = rules.toAct(state) ?? 0;
  const turn = rules.turn(state);
  const next = session.moves[at];
  const among = rules.isByHand(move) ? 0 : rules.legalActions(state).length;
  const done = rules.play(state, move);
  if (!done.ok) return done;
  const events = done.value;
  const over = isTurnOver(rules, state, turn)
    ? rules.sumUp(state, [...eventsOfTurn(session, turn), ...events])
    : null;
  const played = { move, by, seat, among, turn, events, over, told: new Map() };
  if (next !== undefined && rules.key(next.move) !== rules.key(move)) leaveBranch(session);
  session.moves[at] = played;
  session.at += 1;
  keepSnapshot(session);
  return ok(played);
}

/** Whether a turn came to its end with the last move; the last one does with the game. */
export function isTurnOver<T extends GameTypes>(
  rules: GameRules<T>,
  state: T['state'],
  turn: number,
): boolean {
  return rules.turn(state) !== turn || rules.outcome(state) !== null;
}

function eventsOfTurn<T extends GameTypes>({ moves, at }: Session<T>, turn: number) {
  let from = at;
  while (from > 0 && moves[from - 1]?.turn === turn) from -= 1;
  return moves.slice(from, at).flatMap(({ events }) => events);
}

function keepSnapshot<T extends GameTypes>(session: Session<T>): void {
  const { rules, snapshots, state, at } = session;
  if (at % session.stride !== 0 || snapshots.has(at)) return;
  snapshots.set(at, rules.clone(state));
  if (snapshots.size <= MOST_SNAPSHOTS) return;
  session.stride *= 2;
  for (const kept of snapshots.keys()) if (kept % session.stride !== 0) snapshots.delete(kept);
}

/** Takes up a position of the present line, before or behind: after so many moves. */
export function goTo<T extends GameTypes>(session: Session<T>, wanted: number): void {
  const goal = Math.min(Math.max(0, wanted), session.moves.length);
  const kept = keptBefore(session, goal);
  if (goal < session.at || session.at < kept.at) {
    session.at = kept.at;
    session.state = session.rules.clone(kept.state);
  }
  while (session.at < goal) {
    playAgain(session, session.state, session.at);
    session.at += 1;
    keepSnapshot(session);
  }
}

/** The last kept position that has no more than so many moves before it. */
function keptBefore<T extends GameTypes>({ snapshots, stride }: Session<T>, goal: number) {
  for (let at = goal - (goal % stride); at >= 0; at -= stride) {
    const state = snapshots.get(at);
    if (state !== undefined) return { at, state };
  }
  throw new Error('the first position is always kept');
}

/** Plays a move of the line again, which was legal there before. */
function playAgain<T extends GameTypes>(
  { rules, moves }: Session<T>,
  state: T['state'],
  at: number,
): void {
  const played = moves[at];
  const done = played && rules.play(state, played.move);
  if (!done?.ok) throw new Error(`move ${at + 1} was legal before`);
}

/** What a seat was told before the first move. */
export function openingLines<T extends GameTypes>(
  session: Session<T>,
  seat: Seat,
): readonly T['line'][] {
  return session.rules.tell(keptBefore(session, 0).state, session.opening, seat);
}

/**
 * What a seat was told of the moves from one to before another, as it knew the table then: what has been
 * shown to it later is not in it. Made when it is asked for.
 */
export function linesOf<T extends GameTypes>(
  session: Session<T>,
  from: number,
  to: number,
  seat: Seat,
): readonly (readonly T['line'][])[] {
  const { rules, moves } = session;
  const line = moves.slice(from, to);
  const first = line.findIndex(({ told }) => !told.has(seat));
  if (first >= 0) {
    const isLatest = from + first + 1 === session.at && to === session.at;
    const { at: begun, state } = isLatest ? session : ownPosition(session, from + first);
    for (let at = begun; at <= to; at += 1) {
      const played = at > from + first ? moves[at - 1] : undefined;
      if (played !== undefined && !played.told.has(seat))
        played.told.set(seat, rules.tell(state, played.events, seat));
      if (at < to) playAgain(session, state, at);
    }
    if (!isLatest) session.read = { at: to, state };
  }
  return line.map(({ told }) => told.get(seat) ?? []);
}

/** Reads something out of a position of the present line: what is given is played on afterwards. */
export function readAt<T extends GameTypes, R>(
  session: Session<T>,
  goal: number,
  read: (state: T['state']) => R,
): R {
  if (goal === session.at) return read(session.state);
  const { at: begun, state } = ownPosition(session, goal);
  for (let at = begun; at < goal; at += 1) playAgain(session, state, at);
  session.read = { at: goal, state };
  return read(state);
}

/** A position with no more than so many moves before it, which may be played on. */
function ownPosition<T extends GameTypes>(session: Session<T>, goal: number): Position<T> {
  const kept = keptBefore(session, goal);
  const { read, rules } = session;
  if (read !== null && read.at <= goal && read.at >= kept.at) return read;
  return { at: kept.at, state: rules.clone(kept.state) };
}

/** Makes another line the present one, at its end; the present one becomes a branch in its place. */
export function returnTo<T extends GameTypes>(session: Session<T>, id: number): void {
  const branch = session.branches.find((one) => one.id === id);
  if (branch === undefined) return;
  const common = Math.min(branch.from, session.moves.length);
  goTo(session, common);
  if (session.moves.length > common) leaveBranch(session);
  session.branches = session.branches.filter((one) => one.id !== id);
  for (const { move, by } of branch.moves.slice(session.at))
    if (!playMove(session, move, by).ok) return;
}

/** The moves behind the present position become a branch. */
function leaveBranch<T extends GameTypes>(session: Session<T>): void {
  const { at, moves } = session;
  addBranch(session, at, [...moves]);
  moves.length = at;
  for (const kept of session.snapshots.keys()) if (kept > at) session.snapshots.delete(kept);
  if (session.read !== null && session.read.at > at) session.read = null;
}

/** Puts another line beside the present one: all its moves, of which the first `from` are the same. */
export function addBranch<T extends GameTypes>(
  session: Session<T>,
  from: number,
  moves: readonly Played<T>[],
): void {
  session.branches.push({ id: session.nextBranch, from, moves });
  session.nextBranch += 1;
}

/** What is told of the other lines: moves in common with the one it parted from, all of its moves, its last turn. */
export function linesBeside<T extends GameTypes>({ branches }: Session<T>) {
  return branches.map(({ id, from, moves }) => {
    return { id, from, moves: moves.length, turn: moves.at(-1)?.turn ?? 1 };
  });
}

/** How many moves lie before the last one that a person chose: where undo stops. */
export function lastChoice<T extends GameTypes>({ moves, at }: Session<T>): number | null {
  const last = moves.slice(0, at).findLastIndex(({ by }) => by === 'person');
  return last < 0 ? null : last;
}

/** Where redo stops: behind the next move of a person and all that followed by itself. */
export function nextChoice<T extends GameTypes>({ moves, at }: Session<T>): number | null {
  if (at >= moves.length) return null;
  const next = moves.findIndex(({ by }, later) => later > at && by === 'person');
  return next < 0 ? moves.length : next;
}
