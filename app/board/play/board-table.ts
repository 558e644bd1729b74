import { z } from 'zod';
import { createStore } from '@/app/_ui/base/store';
import { type DuneBoard, duneBoard } from '@/lib/board/dune';
import type { Action, BoardMove } from '@/lib/board/engine/actions';
import { type BoardRecord, parseBoardRecord } from '@/lib/board/engine/record';
import { gameOf } from '@/lib/board/engine/setup/board-setup';
import type { BoardView } from '@/lib/board/engine/state/view';
import { playerOf } from '@/lib/board/players/players';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { parseJson } from '@/lib/codecs/files/parse-json';
import type { Player, Seat } from '@/lib/kernel/game';
import { MAX_MOVES } from '@/lib/kernel/record';
import { following, keepMoves, runThrough } from '@/lib/kernel/replay';
import {
  goTo,
  lastChoice,
  linesOf,
  nextChoice,
  openingLines,
  openSession,
  playMove,
  type Session,
} from '@/lib/kernel/session';
import { ok, type Result } from '@/lib/result';
import { keptGame } from './kept-game';
import { CONTROLLERS, type Controller } from './players';

/** What the page shows of the game. */
export interface BoardSnapshot {
  /** Whose view it is; null while the device goes from one person to another. */
  readonly viewer: Seat | null;
  readonly view: BoardView;
  /** What may be done, where a person is asked who sees the table. */
  readonly legal: readonly Action[];
  readonly isRunning: boolean;
  readonly isPaused: boolean;
  /** Moves so far. */
  readonly at: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export type BoardTable = ReturnType<typeof createBoardTable>;

/** So long automatic players play in one go before the page draws, in milliseconds. */
const SLICE = 10;
/** Who sits nowhere reads what everybody may read. */
const NOBODY: Seat = -1;
/** A step of automatic players is shown for so long, so that the eye can follow, in milliseconds. */
const STEP = 240;

/** Begins a game. Problems: those of the setup. */
export function beginGame(
  setup: BoardSetup,
  seed: number,
  controllers: readonly Controller[],
): Result<BoardTable> {
  const opened = openSession(duneBoard, gameOf(setup, seed));
  return opened.ok ? ok(createBoardTable(opened.value, controllers)) : opened;
}

const keptSchema = z.strictObject({
  record: z.unknown(),
  /** As KeptMoves. */
  by: z.string().max(MAX_MOVES),
  controllers: z.array(z.enum(CONTROLLERS)).min(2).max(6),
});

/** Takes up a kept game; null where it cannot be read, or cannot be followed to its end. */
export function takeUpGame(kept: string): BoardTable | null {
  const json = parseJson(kept, '', '');
  const read = keptSchema.safeParse(json.ok ? json.value : null);
  const record = parseBoardRecord(read.data?.record);
  if (!read.success || !record.ok) return null;
  const { by, controllers } = read.data;
  const opened = openSession(duneBoard, record.value.setup);
  if (!opened.ok || duneBoard.seats(opened.value.state) !== controllers.length) return null;
  const problem = runThrough(following(opened.value, { ...record.value, by }));
  return problem === null ? createBoardTable(opened.value, controllers) : null;
}

/** Lays a saved game, a person in its first seat among stewards; why it cannot be followed, if so. */
export function openRecord(text: string): BoardTable | string {
  const json = parseJson(text, 'This file', 'Choose a game that was saved here.');
  if (!json.ok) return json.problems[0]?.message ?? '';
  const record = parseBoardRecord(json.value);
  if (!record.ok) return record.problems[0]?.message ?? '';
  const opened = openSession(duneBoard, record.value.setup);
  if (!opened.ok) return opened.problems[0]?.message ?? '';
  const made = duneBoard.madeOtherwise(record.value);
  const problem = runThrough(following(opened.value, record.value, made));
  if (problem !== null) return problem.message;
  const controllers = opened.value.state.factions.map(
    (_, seat): Controller => (seat === 0 ? 'person' : 'steward'),
  );
  return createBoardTable(opened.value, controllers);
}

function createBoardTable(session: Session<DuneBoard>, controllers: readonly Controller[]) {
  const { seed } = session.setup;
  const persons = controllers.flatMap((one, seat) => (one === 'person' ? [seat] : []));
  const isAlone = persons.length < 2;
  let players = seated();
  let viewer: Seat | null = isAlone ? (persons[0] ?? null) : null;
  /** With several persons: who has taken the device. */
  let taken: Seat | null = null;
  let isPaused = false;
  /** Moves are not shown one by one any more. */
  let isHurried = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const shown = createStore(snapshot(false));

  /** Automatic players as they are after the moves so far, so that a game that is taken up goes on as it would have. */
  function seated(): readonly (Player<DuneBoard> | null)[] {
    const made = session.moves.slice(0, session.at);
    return controllers.map((one, at) => {
      const own = made.filter(({ by, seat }) => by === 'machine' && seat === at);
      const earlier = own.map(({ among }) => among);
      return one === 'person' ? null : playerOf(one, seed, at, earlier);
    });
  }

  function asked(): Seat | null {
    return duneBoard.toAct(session.state);
  }

  function snapshot(isRunning: boolean): BoardSnapshot {
    const seat = duneBoard.toAct(session.state);
    const isAsked = seat !== null && controllers[seat] === 'person';
    if (!isAlone) viewer = isAsked && taken === seat ? seat : null;
    const mayAct = isAsked && !isRunning && (isAlone || viewer === seat);
    return {
      viewer,
      view: duneBoard.viewFor(session.state, viewer),
      legal: mayAct ? duneBoard.legalActions(session.state) : [],
      ...{ isRunning, isPaused },
      at: session.at,
      canUndo: lastChoice(session) !== null,
      canRedo: nextChoice(session) !== null,
    };
  }

  function keep(): void {
    const moves = session.moves.slice(0, session.at);
    const record = duneBoard.recordOf(
      session.setup,
      moves.map(({ move }) => move),
    );
    keptGame.set(JSON.stringify({ record, by: keepMoves(session, moves).by, controllers }));
  }

  /** The next move that no person chooses; null where a person is asked, or nobody is. */
  function byItself(): { action: Action; by: 'machine' | 'table' } | null {
    const seat = asked();
    if (seat === null) return null;
    const legal = duneBoard.legalActions(session.state);
    const player = players[seat];
    if (player != null)
      return { action: player(() => duneBoard.viewFor(session.state, seat), legal), by: 'machine' };
    const [only] = legal;
    // Where several sit at one device, a pass that goes by itself would tell what is not held.
    return isAlone && only !== undefined && legal.length === 1
      ? { action: only, by: 'table' }
      : null;
  }

  /** Plays on till a person is asked: a while at once, then a step after another, so that it can be followed. */
  function playOn(): void {
    clearTimeout(timer);
    const until = performance.now() + SLICE;
    const { phase } = session.state;
    while (!isPaused) {
      const next = byItself();
      if (next === null) break;
      if (!playMove(session, next.action, next.by).ok) break;
      if (performance.now() > until || session.state.phase !== phase) {
        shown.set(snapshot(true));
        timer = setTimeout(playOn, isHurried ? 0 : STEP);
        return;
      }
    }
    isHurried = false;
    shown.set(snapshot(false));
    keep();
  }

  function jump(change: () => void): void {
    clearTimeout(timer);
    change();
    // what is shown now may be another's: it is handed over again
    taken = null;
    players = seated();
    isPaused = asked() !== null && controllers[asked() ?? 0] !== 'person';
    shown.set(snapshot(false));
    keep();
  }

  return {
    setup: session.setup,
    controllers,
    subscribe: shown.subscribe,
    get: shown.get,
    use: shown.use,
    start: playOn,
    /** Plays what a person chose. */
    act(move: BoardMove): void {
      if (!playMove(session, move, 'person').ok) return;
      keep();
      isPaused = false;
      playOn();
    },
    undo(): void {
      const at = lastChoice(session);
      if (at !== null) jump(() => goTo(session, at));
    },
    redo(): void {
      const at = nextChoice(session);
      if (at !== null) jump(() => goTo(session, at));
    },
    pause(): void {
      clearTimeout(timer);
      isPaused = true;
      shown.set(snapshot(false));
      keep();
    },
    /** Plays on as fast as it goes, till a person is asked or the game is over. */
    hurry(): void {
      isPaused = false;
      isHurried = true;
      playOn();
    },
    resume(): void {
      isPaused = false;
      playOn();
    },
    /** The person that is asked has taken the device. */
    take(): void {
      taken = asked();
      shown.set(snapshot(false));
    },
    /** The last lines of the log, the latest last, as the viewer may read them. */
    lines(count: number) {
      const seat = viewer ?? NOBODY;
      const lines = linesOf(session, Math.max(0, session.at - count), session.at, seat).flat();
      return session.at <= count ? [...openingLines(session, seat), ...lines] : lines;
    },
    record(): BoardRecord {
      const moves = session.moves.slice(0, session.at).map(({ move }) => move);
      return duneBoard.recordOf(session.setup, moves);
    },
    hash: () => duneBoard.hash(session.state),
    close: () => clearTimeout(timer),
  };
}
