import type { Catalogue } from '@/lib/cards/catalogue';
import type { Action } from '@/lib/engine/actions';
import { cloneState } from '@/lib/engine/clone';
import type { GameEvent } from '@/lib/engine/events';
import { isManual, type Move, moveText, readMove } from '@/lib/engine/moves';
import { begin, legalActions, play } from '@/lib/engine/play';
import { playManual } from '@/lib/engine/play-manual';
import { type GameSetup, newGame } from '@/lib/engine/setup';
import type { GameState, Seat } from '@/lib/engine/state';
import { type LogLine, sayEvents } from '@/lib/engine/words/log';
import { type Summary, summaryOf } from '@/lib/engine/words/summary';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';

/** Who chose a move: a person, an automatic House, or the table where there was nothing to choose. */
export type Chooser = 'person' | 'machine' | 'table';

/** A move that was played, and what came of it. */
export interface Played {
  readonly move: Move;
  readonly by: Chooser;
  readonly seat: Seat;
  /** Among how many legal actions it was chosen; 0 for what was done by hand. */
  readonly among: number;
  /** The turn in which it was played. */
  readonly turn: number;
  readonly events: readonly GameEvent[];
  /** The same in words, by the seat that reads: written at once, for later it may know more cards. */
  readonly lines: readonly (readonly LogLine[])[];
  /** Where the Houses stand, if a turn ended with it. */
  readonly over: readonly Summary[] | null;
}

/** Another line of play that parts from the present one after `from` moves. */
export interface Branch {
  readonly id: number;
  readonly from: number;
  readonly moves: readonly Played[];
}

/**
 * A game with its past and its other lines. `state` is the position after `at` moves of `moves`; what
 * stands behind is there to be redone. Changed in place, by the functions of this file alone.
 */
export interface Session {
  readonly setup: GameSetup;
  readonly catalogue: Catalogue;
  /** What happened before the first move. */
  readonly opening: Pick<Played, 'events' | 'lines'>;
  state: GameState;
  moves: Played[];
  at: number;
  branches: Branch[];
  /** Positions by the number of moves before them. */
  readonly snapshots: Map<number, GameState>;
  nextBranch: number;
  /** What was listed last. On one and the same state `at` only rises. */
  listed: {
    readonly state: GameState;
    readonly at: number;
    readonly actions: readonly Action[];
  } | null;
}

/** So far apart lie the positions that are kept: going back replays fewer moves than this. */
const STRIDE = 32;

/** A game at its first question. Problems: those of newGame. */
export function openSession(setup: GameSetup, catalogue: Catalogue): Result<Session> {
  const made = newGame(setup, catalogue);
  if (!made.ok) return made;
  const state = made.value;
  const events = begin(state, catalogue);
  const opening = { events, lines: linesOf(state, catalogue, events) };
  const snapshots = new Map([[0, cloneState(state)]]);
  return ok({
    setup,
    catalogue,
    opening,
    state,
    moves: [],
    at: 0,
    branches: [],
    snapshots,
    nextBranch: 1,
    listed: null,
  });
}

/** What may be done at the present position. It is asked for again and again, and listed once. */
export function listActions(session: Session): readonly Action[] {
  const { state, catalogue, at, listed } = session;
  if (listed !== null && listed.state === state && listed.at === at) return listed.actions;
  const actions = legalActions(state, catalogue);
  session.listed = { state, at, actions };
  return actions;
}

/**
 * Plays a move at the present position. What stood behind it stays as a branch, unless the move is
 * the one that stood there. Problems: `illegal-action`, and then nothing changes.
 */
export function playMove(session: Session, wanted: Move, by: Chooser): Result<Played> {
  const { state, catalogue } = session;
  const seat = state.decision?.seat ?? 0;
  const { turn } = state;
  const next = session.moves[session.at];
  const repeats = next !== undefined && moveText(next.move) === moveText(wanted);
  const among = isManual(wanted) ? 0 : listActions(session).length;
  const done = makeMove(state, wanted, catalogue);
  if (!done.ok) return done;
  const events = done.value;
  const isOver = state.turn !== turn || state.outcome !== null;
  const played: Played = {
    move: wanted,
    by,
    seat,
    among,
    turn,
    events,
    lines: linesOf(state, catalogue, events),
    over: isOver ? summaries(session, turn, events) : null,
  };
  if (next !== undefined && !repeats) leaveBranch(session);
  if (repeats) session.moves[session.at] = played;
  else session.moves.push(played);
  session.at += 1;
  if (session.at % STRIDE === 0 && !session.snapshots.has(session.at))
    session.snapshots.set(session.at, cloneState(state));
  return ok(played);
}

/** Takes up a position of the present line, before or behind: after so many moves. */
export function goTo(session: Session, at: number): void {
  const goal = Math.min(Math.max(0, at), session.moves.length);
  let from = goal - (goal % STRIDE);
  while (from > 0 && !session.snapshots.has(from)) from -= STRIDE;
  if (goal >= session.at && session.at >= from) from = session.at;
  else {
    const kept = session.snapshots.get(from);
    if (kept === undefined) throw new Error('the first position is always kept');
    session.state = cloneState(kept);
  }
  session.at = from;
  replay(session, goal);
}

/** Plays moves of the line again, which were legal there before. */
function replay(session: Session, goal: number): void {
  while (session.at < goal) {
    const move = session.moves[session.at];
    if (move === undefined) return;
    const done = makeMove(session.state, move.move, session.catalogue);
    if (!done.ok) throw new Error(done.problems[0]?.message);
    session.at += 1;
    if (session.at % STRIDE === 0 && !session.snapshots.has(session.at))
      session.snapshots.set(session.at, cloneState(session.state));
  }
}

/** Makes another line the present one, at its end; the present one becomes a branch in its place. */
export function returnTo(session: Session, id: number): void {
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
function leaveBranch(session: Session): void {
  const { at, moves } = session;
  session.branches.push({ id: session.nextBranch, from: at, moves: [...moves] });
  session.nextBranch += 1;
  moves.length = at;
  for (const kept of session.snapshots.keys()) if (kept > at) session.snapshots.delete(kept);
}

/** The moves before the present position that a person chose: where undo stops. */
export function lastChoice(session: Session): number | null {
  for (let at = session.at - 1; at >= 0; at -= 1) if (session.moves[at]?.by === 'person') return at;
  return null;
}

/** Where redo stops: behind the next move of a person and all that followed by itself. */
export function nextChoice(session: Session): number | null {
  if (session.at >= session.moves.length) return null;
  let at = session.at + 1;
  while (at < session.moves.length && session.moves[at]?.by !== 'person') at += 1;
  return at;
}

export interface KeptMoves {
  /** As `moveText` writes them. */
  readonly moves: readonly string[];
  /** A letter a move: p, m or t. */
  readonly by: string;
}

/** Plays a list of moves. Problems: `parted` with the number of the first that cannot be played. */
export function playAll(session: Session, { moves, by }: KeptMoves): Result<null> {
  for (const [at, text] of moves.entries()) {
    const move = readMove(String(text));
    if (move === null) return fail(parted(at, session.state.turn, 'it is no move of this game.'));
    const done = playMove(session, move, CHOOSERS[by[at] ?? 'p'] ?? 'person');
    if (!done.ok) return fail(parted(at, session.state.turn, done.problems[0]?.message ?? ''));
  }
  return ok(null);
}

const CHOOSERS: Readonly<Record<string, Chooser>> = { p: 'person', m: 'machine', t: 'table' };

export function keepMoves(moves: readonly Played[]): KeptMoves {
  return {
    moves: moves.map(({ move }) => moveText(move)),
    by: moves.map(({ by }) => by.charAt(0)).join(''),
  };
}

function parted(at: number, turn: number, why: string): InputProblem {
  return {
    code: 'parted',
    at: `actions.${at}`,
    message: `Move ${at + 1}, in turn ${turn}, cannot be played here: ${why}`,
  };
}

/** Where each House stands after a turn, with what it deployed in it. */
function summaries(
  { state, catalogue, moves, at }: Session,
  turn: number,
  last: readonly GameEvent[],
): readonly Summary[] {
  const events: GameEvent[] = [];
  for (const played of moves.slice(0, at)) if (played.turn === turn) events.push(...played.events);
  events.push(...last);
  return state.houses.map((_, seat) => summaryOf(state, catalogue, seat, events));
}

/** Plays what the rules list, or does what a House does by hand. */
function makeMove(
  state: GameState,
  move: Move,
  catalogue: Catalogue,
): Result<readonly GameEvent[]> {
  return isManual(move) ? playManual(state, move, catalogue) : play(state, move, catalogue);
}

function linesOf(
  state: GameState,
  catalogue: Catalogue,
  events: readonly GameEvent[],
): readonly (readonly LogLine[])[] {
  return state.houses.map((_, seat) => sayEvents(state, catalogue, events, seat));
}
