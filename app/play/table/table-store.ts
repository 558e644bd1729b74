import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { isManual, type Move, moveText } from '@/lib/engine/moves';
import type { LogLine } from '@/lib/engine/narration/log';
import type { Said } from '@/lib/engine/narration/naming';
import { sayRefusal } from '@/lib/engine/narration/refusal';
import type { Summary } from '@/lib/engine/narration/summary';
import type { GameRecord } from '@/lib/engine/record';
import { type Missing, missingOperations, refusalsOfCard } from '@/lib/engine/refusals';
import type { GameSetup } from '@/lib/engine/setup/new-game';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { MOST_TURNS } from '@/lib/kernel/playout';
import { keepMoves, withChecks } from '@/lib/kernel/replay';
import {
  goTo,
  lastChoice,
  linesOf,
  nextChoice,
  openingLines,
  playMove,
  returnTo,
  type Session,
} from '@/lib/kernel/session';
import { chooseFor } from '@/lib/players/automatic-players';
import type { GameKeeper } from '@/lib/storage/game-keeper';
import type { GameInPlay } from '@/lib/storage/game-record';
import type { Controller, Standing } from './controllers';
import { isAlone, onlyPerson, quietAction } from './quiet-action';

/** What the page shows of a table; another object after every change. Nothing hidden is in it. */
export interface TableSnapshot {
  /** What the House whose hand is shown may know; behind a curtain, what everybody may. */
  readonly view: View;
  readonly seed: number | string;
  /** Moves before the position on the table, and in the whole line. */
  readonly at: number;
  readonly length: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly branches: readonly OtherLine[];
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
  /** False while the browser takes no move of it. */
  readonly isKept: boolean;
}

/** A line of play beside the present one. */
export interface OtherLine {
  readonly id: number;
  /** Moves that it has in common with the line that it left. */
  readonly from: number;
  readonly moves: number;
  /** The turn of its last move. */
  readonly turn: number;
}

/** A move as the log shows it to the House whose hand is shown. */
export interface LogEntry {
  readonly lines: readonly LogLine[];
  readonly turn: number;
  /** Where the Houses stand, if a turn ended with it. */
  readonly over: readonly Summary[] | null;
  readonly isByHand: boolean;
}

export interface Table {
  readonly catalogue: GameCatalogue;
  readonly setup: GameSetup;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => TableSnapshot;
  /** The log before the first move; of the moves from one to before another; where each turn ended so far. */
  openingLog(): readonly LogLine[];
  log(from: number, to: number): readonly LogEntry[];
  turnsOver(): readonly { readonly turn: number; readonly houses: readonly Summary[] }[];
  /** Cards that the House whose hand is shown had to resolve by hand since so many moves. */
  byHandSince(at: number): readonly GameCardId[];
  /** Why the House whose hand is shown can do nothing with a card now; nothing where it can. */
  whyNot(card: GameCardId): readonly Said[];
  /** The operations of its Interval that it cannot do now, each with the reason. */
  missing(): readonly (Said & Omit<Missing, 'refusal'>)[];
  /** The game up to the position on the table. */
  record(): GameRecord;
  hash(): string;
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
  readonly session: Session<DuneCcg>;
  readonly catalogue: GameCatalogue;
  readonly controllers: readonly Controller[];
  /** Orders that the Houses gave before; none unless told. */
  readonly standing?: readonly Standing[] | undefined;
  readonly keeper: GameKeeper;
  /** The position on the table is how the game is kept. */
  readonly isStored: boolean;
  /** Told when the game goes on under another id, because another tab plays it too. */
  readonly onMoved: (gameId: string) => void;
}

/** So long automatic Houses play in one go before the page draws and answers, in milliseconds. */
const SLICE = 12;

/** So often a game is kept while it plays by itself, in milliseconds. */
const KEEP_EVERY = 1_000;

/** A game on the page: who is asked, what plays by itself, and how it is kept. */
export function createTable(setup: TableSetup): Table {
  const { session, catalogue, keeper } = setup;
  const { rules } = session;
  const listeners = new Set<() => void>();
  let controllers = setup.controllers;
  let standing: readonly Standing[] = controllers.map((_, seat) => setup.standing?.[seat] ?? 'ask');
  let viewer: Seat | null = onlyPerson(controllers);
  let isPaused = false;
  let running: { readonly moves: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { id: gameId } = keeper.getSnapshot();
  let keptAt = 0;
  /** What was kept last, in short: a table that is only looked at writes nothing. */
  let keptMark = setup.isStored ? inShort() : '';
  let snapshot = look();
  const leaveKeeper = keeper.subscribe(() => {
    const { id } = keeper.getSnapshot();
    if (id !== gameId) setup.onMoved(id);
    gameId = id;
    tell();
  });

  function look(): TableSnapshot {
    const { state, moves, at, branches } = session;
    const asked = state.decision?.seat;
    const mayAct = running === null && asked !== undefined && viewer === asked && isPerson(asked);
    return {
      view: rules.viewFor(state, viewer),
      seed: session.setup.seed,
      at,
      length: moves.length,
      canUndo: lastChoice(session) !== null,
      canRedo: nextChoice(session) !== null,
      branches: branches.map(({ id, from, moves: line }) => ({
        ...{ id, from, moves: line.length },
        turn: line.at(-1)?.turn ?? 1,
      })),
      controllers,
      standing,
      viewer,
      actions: mayAct ? rules.legalActions(state) : [],
      running,
      isPaused,
      gameId,
      isKept: keeper.getSnapshot().isKept,
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
      const legal = rules.legalActions(session.state);
      return { action: chooseFor(session, catalogue, controller, legal), by: 'machine' };
    }
    if (isPaused) return null;
    const { state } = session;
    const inWindow = state.frames.at(-1)?.step === 'window';
    const order = inWindow ? (standing[seat] ?? 'ask') : 'ask';
    const quiet = quietAction(rules.legalActions(state), order, isAlone(controllers));
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
        tell();
        if (until - keptAt > KEEP_EVERY) keep();
        timer = setTimeout(settle);
        return;
      }
    }
    running = null;
    const asked = session.state.decision?.seat;
    // With one person at the table there is nobody to hide a hand from.
    if (isAlone(controllers)) viewer = onlyPerson(controllers);
    else if (asked !== undefined && isPerson(asked) && viewer !== asked) viewer = null;
    tell();
    keep();
  }

  function keep(): void {
    const now = inShort();
    if (keeper.getSnapshot().isKept && now === keptMark) return;
    keptAt = performance.now();
    keptMark = now;
    keeper.keep(gameInPlay());
  }

  function inShort(): string {
    const { at, moves, branches } = session;
    const last = moves.at(-1);
    const end = last === undefined ? '' : moveText(last.move);
    return [at, moves.length, end, branches.length, ...controllers, ...standing].join(' ');
  }

  function gameInPlay(): GameInPlay {
    return {
      setup: session.setup,
      controllers: [...controllers],
      standing: [...standing],
      line: keepMoves(session, session.moves),
      at: session.at,
      branches: session.branches.map(({ from, moves }) => ({
        from,
        line: keepMoves(session, moves),
      })),
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
    catalogue,
    setup: session.setup,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    openingLog: () => (viewer === null ? [] : openingLines(session, viewer)),
    log(from, to) {
      if (viewer === null) return [];
      const lines = linesOf(session, from, to, viewer);
      return session.moves.slice(from, to).map(({ move, turn, over }, index) => ({
        ...{ turn, over, lines: lines[index] ?? [] },
        isByHand: isManual(move),
      }));
    },
    turnsOver: () =>
      session.moves
        .slice(0, session.at)
        .flatMap(({ turn, over }) => (over === null ? [] : [{ turn, houses: over }])),
    byHandSince: (at) =>
      session.moves
        .slice(at, session.at)
        .flatMap(({ events }) => events)
        .flatMap((one) => (one.kind === 'by-hand' && one.seat === viewer ? [one.card] : [])),
    whyNot(card) {
      if (viewer === null) return [];
      const { view } = snapshot;
      return refusalsOfCard(session.state, catalogue, viewer, card).map((refusal) =>
        sayRefusal(view, catalogue, refusal),
      );
    },
    missing: () =>
      viewer === null
        ? []
        : missingOperations(session.state, catalogue, viewer).map(({ refusal, ...missing }) => ({
            ...missing,
            ...sayRefusal(snapshot.view, catalogue, refusal),
          })),
    record() {
      const made = session.moves.slice(0, session.at).map(({ move }) => move);
      return withChecks(rules, rules.recordOf(session.setup, made));
    },
    hash: () => rules.hash(session.state),
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
    close() {
      interrupt();
      leaveKeeper();
    },
  };
}
