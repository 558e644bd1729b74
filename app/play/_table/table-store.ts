import type { Action } from '@/lib/engine/actions';
import { type Move, moveText } from '@/lib/engine/moves';
import { MOST_TURNS } from '@/lib/engine/playout';
import type { Seat } from '@/lib/engine/state';
import type { Controller, Standing } from './controllers';
import { type Kept, type KeptGame, keepGame, newGameId } from './kept-games';
import { chooseFor } from './machine';
import { isAlone, onlyPerson, quietAction } from './quiet-action';
import {
  goTo,
  keepMoves,
  lastChoice,
  listActions,
  nextChoice,
  playMove,
  returnTo,
  type Session,
} from './session';

/** What the page shows of a table; another object after every change. */
export interface TableSnapshot {
  readonly session: Session;
  /** By seat. */
  readonly controllers: readonly Controller[];
  readonly standing: readonly Standing[];
  /** Whose hand is shown. Null while nobody has taken the seat. */
  readonly viewer: Seat | null;
  /** What the House that is asked may do; empty while another plays by itself, or behind a curtain. */
  readonly actions: readonly Action[];
  /** Moves that were played by themselves so far, while that goes on. */
  readonly running: { readonly moves: number } | null;
  /** Automatic Houses wait till they are told to go on. */
  readonly isPaused: boolean;
  readonly gameId: string;
  /** How the last writing went. */
  readonly kept: Kept;
}

export interface Table {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => TableSnapshot;
  /** Plays a move; gives why it could not be played, if so. */
  act(move: Move): string | null;
  undo(): void;
  redo(): void;
  /** Takes up the position after so many moves. */
  goTo(at: number): void;
  returnTo(branch: number): void;
  takeSeat(): void;
  pause(): void;
  resume(): void;
  control(seat: Seat, controller: Controller): void;
  /** Says of every seat who plays it, by seat, and lets the table go on. */
  seat(controllers: readonly Controller[]): void;
  stand(seat: Seat, standing: Standing): void;
  /** Keeps the position that was taken up; automatic Houses play on from it, or wait to be told. */
  start(waits: boolean): void;
  close(): void;
}

export interface TableSetup {
  readonly session: Session;
  readonly controllers: readonly Controller[];
  /** Orders that the Houses gave before; none unless told. */
  readonly standing?: readonly Standing[] | undefined;
  readonly gameId: string;
  readonly mark: string | null;
  /** Told when the game goes on under another id, because another tab plays it too. */
  readonly onMoved: (gameId: string) => void;
}

/** So long automatic Houses play in one go before the page draws and answers, in milliseconds. */
const SLICE = 12;

/** So often a game is kept while it plays by itself, in milliseconds. */
const KEEP_EVERY = 1_000;

/** A game on the page: who is asked, what plays by itself, and how it is kept. */
export function createTable(setup: TableSetup): Table {
  const { session } = setup;
  const listeners = new Set<() => void>();
  let controllers = setup.controllers;
  let standing: readonly Standing[] = controllers.map((_, seat) => setup.standing?.[seat] ?? 'ask');
  let viewer: Seat | null = onlyPerson(controllers);
  let isPaused = false;
  let running: { readonly moves: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gameId = setup.gameId;
  let mark = setup.mark;
  let kept: Kept = 'kept';
  let keptAt = 0;
  /** What was kept last, in short: a table that is only looked at writes nothing. */
  let keptMark = setup.mark === null ? '' : inShort();
  let snapshot = look();

  function look(): TableSnapshot {
    const asked = session.state.decision?.seat;
    const mayAct = running === null && asked !== undefined && viewer === asked && isPerson(asked);
    return {
      session,
      controllers,
      standing,
      viewer,
      actions: mayAct ? listActions(session) : [],
      running,
      isPaused,
      gameId,
      kept,
    };
  }

  function isPerson(seat: Seat): boolean {
    return controllers[seat] === 'person';
  }

  function tell(): void {
    snapshot = look();
    for (const listener of listeners) listener();
  }

  /** The next move that nobody needs to be asked for, or null. */
  function nextByItself(): { readonly action: Action; readonly by: 'machine' | 'table' } | null {
    const { decision } = session.state;
    if (decision === null) return null;
    const { seat } = decision;
    const controller = controllers[seat] ?? 'person';
    if (controller !== 'person') {
      if (isPaused) return null;
      return { action: chooseFor(session, controller, listActions(session)), by: 'machine' };
    }
    if (isPaused) return null;
    const actions = listActions(session);
    const quiet = quietAction(session, actions, standing[seat] ?? 'ask', isAlone(controllers));
    return quiet === null ? null : { action: quiet, by: 'table' };
  }

  function afterMove(from: number): void {
    for (const played of session.moves.slice(from, session.at))
      for (const event of played.events) {
        if (event.kind === 'interval') endStanding('own-interval', event.seat);
        else if (event.kind === 'rite') endStanding('rite', null);
        else if (event.kind === 'turn') endStanding('turn', null);
      }
  }

  function endStanding(which: Standing, seat: Seat | null): void {
    if (!standing.includes(which)) return;
    standing = standing.map((one, at) =>
      one === which && (seat === null || seat === at) ? 'ask' : one,
    );
  }

  /** Plays on what needs no person, in slices, and then shows and keeps the position. */
  function settle(): void {
    clearTimeout(timer);
    const until = performance.now() + SLICE;
    let moves = running?.moves ?? 0;
    for (;;) {
      const next = nextByItself();
      if (next === null) break;
      const from = session.at;
      if (!playMove(session, next.action, next.by).ok) break;
      afterMove(from);
      // Automatic Houses alone might never come to an end.
      const isNew = session.state.turn !== session.moves[from]?.turn;
      if (isNew && session.state.turn > MOST_TURNS && !controllers.includes('person')) {
        isPaused = true;
        break;
      }
      moves += 1;
      if (performance.now() > until) {
        running = { moves };
        if (until - keptAt > KEEP_EVERY) keep();
        tell();
        timer = setTimeout(settle);
        return;
      }
    }
    running = null;
    const asked = session.state.decision?.seat;
    // With one person at the table there is nobody to hide a hand from.
    if (isAlone(controllers)) viewer = onlyPerson(controllers);
    else if (asked !== undefined && isPerson(asked) && viewer !== asked) viewer = null;
    keep();
    tell();
  }

  function keep(): void {
    const now = inShort();
    if (kept === 'kept' && now === keptMark) return;
    const game = keptGame();
    keptAt = performance.now();
    keptMark = now;
    const next = newGameId();
    kept = keepGame(gameId, mark, next, game);
    if (kept === 'kept') mark = next;
    if (kept !== 'taken') return;
    gameId = newGameId();
    kept = keepGame(gameId, null, next, game);
    mark = next;
    setup.onMoved(gameId);
  }

  function inShort(): string {
    const { at, moves, branches } = session;
    const last = moves.at(-1);
    const end = last === undefined ? '' : moveText(last.move);
    return [at, moves.length, end, branches.length, ...controllers, ...standing].join(' ');
  }

  function keptGame(): KeptGame {
    return {
      version: 1,
      setup: session.setup,
      controllers,
      standing,
      line: keepMoves(session.moves),
      at: session.at,
      branches: session.branches.map(({ from, moves }) => ({ from, line: keepMoves(moves) })),
      savedAt: Date.now(),
      turn: session.state.turn,
      isOver: session.state.outcome !== null,
    };
  }

  /** Stops what plays by itself, so that a person's wish finds a quiet table. */
  function interrupt(): void {
    clearTimeout(timer);
    running = null;
  }

  function jump(change: () => void): void {
    interrupt();
    change();
    standing = controllers.map(() => 'ask');
    const asked = session.state.decision?.seat;
    // At a position inside what went by itself the table waits: else it would go on at once.
    isPaused =
      asked !== undefined &&
      session.moves[session.at]?.by !== 'person' &&
      session.at < session.moves.length;
    if (!isPaused && asked !== undefined && !isPerson(asked)) isPaused = true;
    settle();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    act(move) {
      if (running !== null) return null;
      const from = session.at;
      const done = playMove(session, move, 'person');
      if (!done.ok) return done.problems[0]?.message ?? '';
      isPaused = false;
      afterMove(from);
      settle();
      return null;
    },
    undo() {
      const at = lastChoice(session);
      if (at !== null) jump(() => goTo(session, at));
    },
    redo() {
      const at = nextChoice(session);
      if (at !== null) jump(() => goTo(session, at));
    },
    goTo: (at) => jump(() => goTo(session, at)),
    returnTo: (branch) => jump(() => returnTo(session, branch)),
    takeSeat() {
      viewer = session.state.decision?.seat ?? null;
      tell();
    },
    pause() {
      interrupt();
      isPaused = true;
      settle();
    },
    resume() {
      isPaused = false;
      settle();
    },
    control(seat, controller) {
      interrupt();
      controllers = controllers.map((one, at) => (at === seat ? controller : one));
      isPaused = false;
      settle();
    },
    seat(next) {
      interrupt();
      controllers = next;
      viewer = onlyPerson(controllers);
      isPaused = false;
      settle();
    },
    stand(seat, next) {
      standing = standing.map((one, at) => (at === seat ? next : one));
      isPaused = false;
      settle();
    },
    start(waits) {
      const asked = session.state.decision?.seat;
      // A position in the middle of a line waits too; what lies ahead is not played over.
      const isInside = session.at < session.moves.length;
      isPaused = isInside
        ? session.moves[session.at]?.by !== 'person'
        : waits && asked !== undefined;
      settle();
    },
    close: interrupt,
  };
}
