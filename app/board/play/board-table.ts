import { tableKeeping } from '@/app/_table/table-keeping';
import { createStore } from '@/app/_ui/base/store';
import { type DuneBoard, duneBoard } from '@/lib/board/dune';
import type { Action, BoardMove } from '@/lib/board/engine/actions';
import { isRefused } from '@/lib/board/engine/battle/plan-parts';
import type { CardId } from '@/lib/board/engine/facts';
import type { BoardLine } from '@/lib/board/engine/narration/log';
import { play } from '@/lib/board/engine/play';
import type { BoardRecord } from '@/lib/board/engine/record';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { withChecks } from '@/lib/kernel/replay';
import {
  goTo,
  lastChoice,
  linesBeside,
  linesOf,
  nextChoice,
  openingLines,
  playMove,
  returnTo,
  type Session,
} from '@/lib/kernel/session';
import type { GameKeeper } from '@/lib/storage/game-keeper';
import { adviceFor } from './advice';
import { asksAlike, trialOf } from './ahead';
import { automatic } from './automatic';
import { type BattleReport, battlesSince, endsBattleOf, lastBattleOf } from './battle-report';
import { cardsToKeep } from './battle-sides';
import { courseOf } from './course';
import { type Lately, latelyOf, NOTHING } from './lately';
import type { Controller } from './players';
import { standingAnswers } from './standing-answers';
import { isStep, stepsAhead } from './steps-ahead';
import { territoriesOf } from './telling';
import { turnOverText } from './turn-over';

/** What the page shows of the game. */
export interface BoardSnapshot {
  /** Whose view it is; null while the device goes from one person to another. */
  readonly viewer: Seat | null;
  readonly view: BoardView;
  /** What may be done, where a person is asked who sees the table. */
  readonly legal: readonly Action[];
  /** Where else the group could go whose number is asked for. */
  readonly elsewhere: readonly Action[];
  /** The viewer's own battle that is over and that it has not looked at: the game waits till it has. */
  readonly fought: BattleReport | null;
  /** Cards of that battle which the viewer keeps or discards next. */
  readonly toKeep: readonly CardId[];
  /** What the viewer answers without being asked, and what of it since it last chose: "0 spice for Harkonnen". */
  readonly standing: readonly string[];
  readonly answered: readonly string[];
  /** Steps of the present choice that are not played yet. */
  readonly ahead: number;
  readonly isRunning: boolean;
  readonly isPaused: boolean;
  /** Moves so far. */
  readonly at: number;
  /** Moves of the line, with those that were taken back. */
  readonly length: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the last choice was a part of the decision that is asked for. */
  readonly canGoBack: boolean;
  /** The lines of play beside the present one. */
  readonly branches: ReturnType<typeof linesBeside>;
  readonly gameId: string;
  /** False while the browser takes no move of it. */
  readonly isKept: boolean;
}

export type BoardTable = ReturnType<typeof createBoardTable>;

/** So long automatic players play in one go before the page draws, in milliseconds. */
const SLICE = 10;
/** Who sits nowhere reads what everybody may read. */
const NOBODY: Seat = -1;
/** Where nobody decides, a battle of so many moves ago is still shown. */
const LATEST = 24;
/** A step of automatic players is shown for so long, so that the eye can follow, in milliseconds. */
const STEP = 240;

/** The lines of a move. */
export interface Told {
  /** Moves up to it, itself among them. */
  readonly at: number;
  readonly lines: readonly BoardLine[];
}

export interface BoardTableSetup {
  readonly session: Session<DuneBoard>;
  readonly controllers: readonly Controller[];
  readonly keeper: GameKeeper;
  /** The position on the table is how the game is kept. */
  readonly isStored: boolean;
  /** Told when the game goes on under another id, because another tab plays it too. */
  readonly onMoved: (gameId: string) => void;
}

/** A game on the page: who is asked, what plays by itself, and how it is kept. */
export function createBoardTable(setup: BoardTableSetup) {
  const { session, controllers, keeper } = setup;
  const persons = controllers.flatMap((one, seat) => (one === 'person' ? [seat] : []));
  const isAlone = persons.length < 2;
  const machines = automatic(session, controllers);
  let viewer: Seat | null = isAlone ? (persons[0] ?? null) : null;
  /** With several persons: who has taken the device. */
  let taken: Seat | null = null;
  let isPaused = false;
  /** Moves are not shown one by one any more. */
  let isHurried = false;
  /** A battle of the viewer ended that it has not looked at. */
  let isFought = false;
  /** So many moves were made when the viewer last looked at a battle of its own. */
  let looked = 0;
  const steps = stepsAhead(session);
  const advice = adviceFor(session, steps, () => (isPersonAsked() ? asked() : null));
  const standing = standingAnswers(() => session.state, isAlone ? advice.counsel : null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { id: gameId } = keeper.getSnapshot();
  const shown = createStore(snapshot(false));
  const leaveKeeper = keeper.subscribe(() => {
    const { id, isKept } = keeper.getSnapshot();
    if (id !== gameId) setup.onMoved(id);
    gameId = id;
    shown.set({ ...shown.get(), gameId, isKept });
  });
  const keep = tableKeeping(
    session,
    keeper,
    setup.isStored,
    () => [],
    (course) => ({
      ...{ game: 'board', setup: session.setup, controllers: [...controllers], ...course },
    }),
  );

  function asked(): Seat | null {
    return duneBoard.toAct(session.state);
  }

  function snapshot(isRunning: boolean): BoardSnapshot {
    const seat = duneBoard.toAct(session.state);
    const isAsked = seat !== null && controllers[seat] === 'person';
    if (!isAlone) viewer = isAsked && taken === seat ? seat : null;
    const fought = foughtNow();
    const mayAct = isAsked && !isRunning && fought === null && (isAlone || viewer === seat);
    const view = duneBoard.viewFor(session.state, viewer);
    const ahead = mayAct ? steps.chosen() : [];
    const isAhead = ahead.length > 0;
    const { frames } = isAhead ? duneBoard.viewFor(steps.state(), viewer) : view;
    const legal = isAhead ? steps.legal() : mayAct ? duneBoard.legalActions(session.state) : [];
    const turn = session.moves[session.at - 1]?.turn ?? view.turn;
    return {
      viewer,
      // while a battle is looked at, nothing runs on behind it
      view:
        fought === null
          ? { ...view, frames }
          : { ...view, turn, phase: 'battle', frames: [], asked: null },
      legal,
      elsewhere: isAhead ? steps.elsewhere() : [],
      ahead: ahead.length,
      ...{ isRunning, isPaused, fought },
      toKeep: fought !== null && seat === viewer ? cardsToKeep(view) : [],
      ...{ standing: standing.of(viewer), answered: standing.latelyOf(viewer) },
      at: session.at,
      length: session.moves.length,
      canUndo: steps.isChosen() || lastChoice(session) !== null,
      canRedo: nextChoice(session) !== null,
      canGoBack: mayAct && steps.canGoBack(),
      branches: linesBeside(session),
      gameId,
      isKept: keeper.getSnapshot().isKept,
    };
  }

  /** Plays a move, and sees whether it ends a battle of the viewer. */
  function made(move: BoardMove, by: 'person' | 'machine' | 'table') {
    const done = playMove(session, move, by);
    if (done.ok && isAlone && viewer !== null && endsBattleOf(done.value.events, viewer))
      isFought = true;
    return done;
  }

  /** What the turn brought that was over since so many moves, or just before the storm that is on; null where none was. */
  function overSince(last: number): string | null {
    const made = session.moves.slice(0, session.at);
    const [end, before] = made.filter(({ over }) => over !== null).toReversed();
    if (end?.over == null || before?.over == null) return null;
    if (made.indexOf(end) < last && session.state.phase !== 'storm') return null;
    const { turn, over: after } = end;
    const events = made.flatMap((move) => (move.turn === turn ? move.events : []));
    const view = duneBoard.viewFor(session.state, viewer);
    return turnOverText(view, { turn, before: before.over, after, events });
  }

  /** Once it is said which forces are lost in it. */
  function foughtNow(): BattleReport | null {
    const { frames, outcome } = session.state;
    const isOpen = frames.some((frame) => frame.step === 'battle' && frame.stage === 'losses');
    if (!isFought || isOpen || outcome !== null || viewer === null) return null;
    return lastBattleOf(session.moves.slice(0, session.at), viewer);
  }

  /** Plays on till a person is asked: a while at once, then a step after another, so that it can be followed. */
  function playOn(): void {
    clearTimeout(timer);
    const until = performance.now() + SLICE;
    const { phase } = session.state;
    while (!isPaused && foughtNow() === null) {
      const next = machines.next();
      const action = next?.action ?? standing.next();
      if (action === null || !made(action, next?.by ?? 'table').ok) break;
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

  /** Hands the device to the person that is asked. */
  function hand(): void {
    taken = asked();
    shown.set(snapshot(false));
  }

  function jump(change: () => void): void {
    clearTimeout(timer);
    steps.clear();
    standing.clear();
    isFought = false;
    change();
    looked = Math.min(looked, session.at);
    // what is shown now may be another's: it is handed over again
    taken = null;
    machines.takeUp();
    isPaused = asked() !== null && !isPersonAsked();
    shown.set(snapshot(false));
    keep();
  }

  /** Plays moves that a person chose together, as far as they can be played. */
  function chosen(moves: readonly BoardMove[]): void {
    const trial = moves.length > 1 && moves.every(isStep) ? trialOf(session.state) : null;
    steps.clear();
    if (moves[0] !== undefined) standing.hear(moves[0]);
    for (const [at, move] of moves.entries()) {
      const done = made(move, at === 0 ? 'person' : 'table');
      if (!done.ok && at === 0) return;
      // what goes with a part that was refused is asked for anew
      if (!done.ok || isRefused(session.state, done.value.seat, done.value.move)) break;
      if (trial === null) continue;
      // and so is what a Karama has changed, as a price
      play(trial, move);
      if (at < moves.length - 1 && !asksAlike(trial, session.state)) break;
    }
    keep();
    isPaused = false;
    playOn();
  }

  /** Takes a step of a shipment or of a move; the last of them plays all. */
  function take(step: Action): void {
    const whole = steps.take(step);
    if (whole !== null) chosen(whole);
    else shown.set(snapshot(false));
  }

  /** Takes the last choice back: a step alone, else all that was played since. */
  function takeBack(): void {
    const at = lastChoice(session);
    if (steps.isChosen()) {
      steps.back();
      shown.set(snapshot(false));
    } else if (at !== null) jump(() => goTo(session, at));
  }

  function isPersonAsked(): boolean {
    return controllers[asked() ?? -1] === 'person';
  }

  return {
    setup: session.setup,
    controllers,
    subscribe: shown.subscribe,
    getSnapshot: shown.get,
    use: shown.use,
    /** Plays on from the position that was taken up; one inside a line waits, so that what lies ahead is not played over. */
    start(): void {
      isPaused = session.at < session.moves.length && !isPersonAsked();
      playOn();
    },
    /** Plays what a person chose. */
    act(move: BoardMove): void {
      if (isStep(move)) take(move as Action);
      else chosen([move]);
    },
    ...advice,
    /** Plays several actions as one choice, as a whole battle plan: what takes it back takes back all of it. */
    actAll: (actions: readonly Action[]): void => chosen(actions),
    /** The viewer has looked at its battle. */
    goOn(): void {
      isFought = false;
      looked = session.at;
      playOn();
    },
    /** Answers for the card that is for sale, or for all that are left, now and whenever it is asked again: up to so much spice, or 0 to pass. */
    bidTo(most: number, isAll = false): void {
      const answer = standing.bidTo(most, isAll);
      if (answer !== null) chosen([answer]);
    },
    /** Answers no to what is asked time and again, now and from now on. */
    neverAsk(): void {
      const no = standing.never();
      if (no !== null) chosen([no]);
    },
    /** Is asked of all of it again. */
    askAgain(): void {
      standing.askAgain(viewer);
      shown.set(snapshot(false));
    },
    undo: takeBack,
    /** Takes back the part of a decision that its person chose last, who keeps the device. */
    goBack(): void {
      const isHeld = taken !== null;
      takeBack();
      if (isHeld) hand();
    },
    redo(): void {
      const at = nextChoice(session);
      if (at !== null) jump(() => goTo(session, at));
    },
    returnTo: (branch: number) => jump(() => returnTo(session, branch)),
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
    take: hand,
    /** Takes up the position after so many moves of the line; what lies behind stays till something else is played. */
    goTo: (at: number) => jump(() => goTo(session, at)),
    /** What the viewer was told of some moves, the latest last, each with how many moves lie behind it then. */
    told(from: number, to: number): readonly Told[] {
      const seat = viewer ?? NOBODY;
      const first = Math.max(0, from);
      return [
        ...(first === 0 ? [{ at: 0, lines: openingLines(session, seat) }] : []),
        ...linesOf(session, first, Math.min(to, session.moves.length), seat).map((lines, move) => ({
          at: first + move + 1,
          lines,
        })),
      ];
    },
    /** What others did since a person last decided. */
    lately(): Lately {
      const last = lastChoice(session);
      if (last === null || viewer === null) return NOTHING;
      const lines = linesOf(session, last, session.at, viewer);
      const made = session.moves.slice(last, session.at);
      const earlier = linesOf(session, Math.max(0, last - LATEST), last, viewer).flat();
      const { turn, factions } = session.state;
      const standing = factions.flatMap(({ forces }) => forces.map(({ at }) => at));
      return latelyOf(
        made.map((move, at) => ({ ...move, lines: lines[at] ?? [] })),
        {
          seat: viewer,
          looked: looked - last,
          held: territoriesOf(standing),
          stands: territoriesOf((factions[viewer]?.forces ?? []).map(({ at }) => at)),
          before: session.moves.slice(0, last).filter((move) => move.turn >= turn - 1),
          sold: earlier.findLast(({ kind }) => kind === 'card-up')?.card,
          turnOver: overSince(last),
        },
      );
    },
    /** The battles whose plans were opened since a person last decided, or in the battle that is on. */
    battles(): readonly BattleReport[] {
      const since = Math.max(0, lastChoice(session) ?? session.at - LATEST);
      const isOn = session.state.frames.some(({ step }) => step === 'battle');
      return battlesSince(session.moves.slice(0, session.at), since, isOn);
    },
    /** How a game that is over went. */
    course: () => courseOf(session),
    /** The game up to the position on the table. */
    record(): BoardRecord {
      const moves = session.moves.slice(0, session.at).map(({ move }) => move);
      return withChecks(duneBoard, duneBoard.recordOf(session.setup, moves));
    },
    hash: () => duneBoard.hash(session.state),
    close(): void {
      clearTimeout(timer);
      leaveKeeper();
    },
  };
}
