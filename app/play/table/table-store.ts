import { type Manners, STRANGERS } from '@/app/_table/manners';
import { tableKeeping } from '@/app/_table/table-keeping';
import { createStore } from '@/app/_ui/base/store';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { KeptReview } from '@/lib/engine/game-review';
import type { Move } from '@/lib/engine/moves';
import type { GameRecord } from '@/lib/engine/record';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import { MOST_TURNS } from '@/lib/kernel/playout';
import { withChecks } from '@/lib/kernel/replay';
import {
  type Chooser,
  goTo,
  lastChoice,
  nextChoice,
  playMove,
  returnTo,
  type Session,
} from '@/lib/kernel/session';
import { questionOf } from '@/lib/players/mentat/question';
import type { StandingOrder } from '@/lib/players/who-plays';
import type { GameKeeper } from '@/lib/storage/game-keeper';
import { afterPaint } from './after-paint';
import {
  aheadAfter,
  bidOnce,
  closingMove,
  nothingAhead,
  type Spares,
  sparesIn,
  togetherAfter,
  withSpares,
} from './ahead';
import { isAlone, nextByItself, onlyPerson, standingAfter } from './by-itself';
import type { Controller } from './controllers';
import { counselOf } from './counsel';
import type { Mind } from './reach-mentat';
import { stewardOf, suggestionOf } from './suggestion';
import { tableLog } from './table-log';
import { snapshotOf } from './table-snapshot';
import { toldRefusals } from './told-refusals';

export interface TableSetup {
  readonly session: Session<DuneCcg>;
  readonly catalogue: GameCatalogue;
  readonly controllers: readonly Controller[];
  /** Orders that the Houses gave before; none unless told. */
  readonly standing?: readonly StandingOrder[] | undefined;
  /** Those of strangers unless told. */
  readonly manners?: Manners | undefined;
  readonly keeper: GameKeeper;
  /** What came with the game, if a line of it was looked through. */
  readonly review?: KeptReview | undefined;
  /** The position on the table is how the game is kept. */
  readonly isStored: boolean;
  /** Asked where a mentat decides, or a person asks for its advice. */
  readonly mind: Mind;
  /** Told when the game goes on under another id, because another tab plays it too. */
  readonly onMoved: (gameId: string) => void;
}

export type Table = ReturnType<typeof createTable>;

/** So long automatic Houses play in one go before the page draws and answers, in milliseconds. */
const SLICE = 12;

/** So often the page draws how far it has come while the game plays by itself, in milliseconds. */
const DRAW_EVERY = 150;

/** So often a game is kept while it plays by itself, in milliseconds. */
const KEEP_EVERY = 1_000;

/** A game on the page: who is asked, what plays by itself, and how it is kept. */
export function createTable(setup: TableSetup) {
  const { session, catalogue, keeper } = setup;
  const { rules } = session;
  const steward = stewardOf(session, catalogue);
  let controllers = setup.controllers;
  let standing: readonly StandingOrder[] = controllers.map(
    (_, seat) => setup.standing?.[seat] ?? 'ask',
  );
  let ahead = nothingAhead(controllers.length);
  let manners = setup.manners ?? STRANGERS;
  let viewer = onlyPerson(controllers);
  const idle = new WeakSet<Move>();
  let isPaused = false;
  let running: { readonly moves: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let { id: gameId } = keeper.getSnapshot();
  let keptAt = 0;
  let drawnAt = 0;
  /** Goes up with each thought that is begun or no longer wanted. */
  let thought = 0;
  const shown = createStore(snapshotNow());
  const leaveKeeper = keeper.subscribe(() => {
    const { id } = keeper.getSnapshot();
    if (id !== gameId) setup.onMoved(id);
    gameId = id;
    tell();
  });

  function snapshotNow() {
    const stands = {
      controllers,
      standing,
      manners,
      viewer,
      running,
      isPaused,
      letGo: ahead.letGo,
      spares: ahead.spares,
    };
    return snapshotOf(session, stands, keeper.getSnapshot());
  }

  function askedSeat(): Seat | undefined {
    return session.state.decision?.seat;
  }

  function isPerson(seat: Seat): boolean {
    return controllers[seat] === 'person';
  }

  function sparesNow(): Spares {
    const { state } = session;
    return sparesIn(state, askedSeat() ?? -1, rules.legalActions(state));
  }

  function tell(): void {
    shown.set(snapshotNow());
  }

  function forgetAhead(): void {
    ahead = nothingAhead(controllers.length);
  }

  function afterMove(from: number): void {
    const events = session.moves.slice(from, session.at).flatMap((played) => played.events);
    standing = events.reduce(standingAfter, standing);
    ahead = events.reduce(aheadAfter, ahead);
  }

  /** Plays a move that no person chose; false where it cannot be played. */
  function playForTable(action: Move, by: Chooser): boolean {
    const from = session.at;
    if (!playMove(session, action, by).ok) return false;
    afterMove(from);
    // Automatic Houses alone might never come to an end.
    const isNew = session.state.turn !== session.moves[from]?.turn;
    if (isNew && session.state.turn > MOST_TURNS && !controllers.includes('person'))
      isPaused = true;
    return true;
  }

  /** Plays on what needs no person, in slices, and then shows and keeps the position. */
  function playOnByItself(): void {
    clearTimeout(timer);
    const until = performance.now() + SLICE;
    let moves = running?.moves ?? 0;
    while (!isPaused) {
      const orders = { controllers, standing, manners, ahead };
      const next = nextByItself(session, catalogue, orders, steward);
      if (next === null) break;
      if (next === 'thinks') {
        running = { moves };
        tell();
        if (performance.now() - keptAt > KEEP_EVERY) keepNow();
        void letThink();
        return;
      }
      const seat = askedSeat() ?? -1;
      if (!playForTable(next.action, next.by)) break;
      if (next.isIdle === true) idle.add(next.action);
      ahead = { ...ahead, together: togetherAfter(ahead.together, seat, next.action) };
      moves += 1;
      if (performance.now() > until) {
        const isFirst = running === null;
        running = { moves };
        // the own move at once; what follows it only now and then, for drawing takes longer than a slice
        if (isFirst || until - drawnAt > DRAW_EVERY) {
          tell();
          drawnAt = performance.now();
        }
        if (until - keptAt > KEEP_EVERY) keepNow();
        timer = setTimeout(playOnByItself);
        return;
      }
    }
    running = null;
    const asked = askedSeat();
    // With one person at the table there is nobody to hide a hand from.
    if (isAlone(controllers)) viewer = onlyPerson(controllers);
    else if (asked !== undefined && isPerson(asked) && viewer !== asked)
      viewer = manners.isOpen ? asked : null;
    tell();
    afterPaint(keepNow);
  }

  /** A mentat looks ahead, and its move is played; where it cannot be reached the table waits. */
  async function letThink(): Promise<void> {
    thought += 1;
    const own = thought;
    const legal = rules.legalActions(session.state);
    const chosen = await setup.mind.choose(questionOf(session)).catch(() => -1);
    if (own !== thought) return;
    const action = legal[chosen];
    if (action !== undefined && playForTable(action, 'machine')) {
      running = { moves: (running?.moves ?? 0) + 1 };
      if (performance.now() - keptAt > KEEP_EVERY) keepNow();
    } else isPaused = true;
    playOnByItself();
  }

  function keepNow(): void {
    keptAt = performance.now();
    keep();
  }

  /** Stops what plays by itself, so that a person's wish finds a quiet table. */
  function interrupt(): void {
    clearTimeout(timer);
    thought += 1;
    running = null;
  }

  function goOn(): void {
    isPaused = false;
    playOnByItself();
  }

  /**
   * Plays a move of a person, and after it `more` that were chosen with it, as each can be done; gives why it could not be
   * played, if so.
   */
  function act(move: Move, more: readonly Action[] = []): string | null {
    if (running !== null) return null;
    const from = session.at;
    const seat = askedSeat() ?? -1;
    const isPass = move.kind === 'pass';
    const passed = isPass && session.state.frames.at(-1)?.step === 'window' ? sparesNow() : null;
    const done = playMove(session, move, 'person');
    if (!done.ok) return done.problems[0]?.message ?? '';
    // whoever does anything but pass sees first what comes of it
    if (!isPass) ahead = { ...ahead, together: { seat, moves: more } };
    if (passed !== null) ahead = { ...ahead, passed: withSpares(ahead.passed, passed) };
    afterMove(from);
    goOn();
    return null;
  }

  /** Discards these of its Assembly and its hand; draws and the end of the turn follow. */
  function closeTurn(cards: readonly GameCardId[]): void {
    const seat = askedSeat();
    if (seat === undefined) return;
    const first = closingMove(session.state, rules.legalActions(session.state), cards);
    if (first === null) return;
    ahead = { ...ahead, closing: ahead.closing.with(seat, cards) };
    act(first);
  }

  function jump(change: () => void): void {
    interrupt();
    change();
    forgetAhead();
    standing = controllers.map(() => 'ask');
    const asked = askedSeat();
    // At a position inside what went by itself the table waits: else it would go on at once.
    const isInside = session.at < session.moves.length;
    const wentByItself = isInside && session.moves[session.at]?.by !== 'person';
    isPaused = asked !== undefined && (wentByItself || !isPerson(asked));
    playOnByItself();
  }

  const log = tableLog(
    session,
    catalogue,
    () => viewer,
    (move) => idle.has(move),
  );
  const suggest = suggestionOf(steward, catalogue);
  const counsel = counselOf(session, setup.mind, setup.review ?? null, {
    isAsked: () => shown.get().actions.length > 0,
    persons: log.playedByPersons,
    onReview: keepNow,
  });
  const keep = tableKeeping(
    session,
    keeper,
    setup.isStored,
    () => [controllers, standing, counsel.keptReview()] as const,
    (course, [plays, orders, review]) => ({
      ...{ setup: session.setup, controllers: [...plays], standing: [...orders], ...course },
      ...(review !== null && { review }),
    }),
  );

  return {
    ...log,
    ...toldRefusals(() => session.state, catalogue, shown.get),
    catalogue,
    setup: session.setup,
    subscribe: shown.subscribe,
    getSnapshot: shown.get,
    /** What a steward would do for the House that is asked, from what it may know; null where nothing is suggested. */
    suggestion: () => suggest(shown.get()),
    /** The game up to the position on the table, with its review if there is one. */
    record(): GameRecord {
      const made = session.moves.slice(0, session.at).map(({ move }) => move);
      const record = withChecks(rules, rules.recordOf(session.setup, made));
      const review = counsel.lastReview();
      return review === null ? record : { ...record, review };
    },
    hash: () => rules.hash(session.state),
    ...counsel,
    act,
    closeTurn,
    undo() {
      const at = lastChoice(session);
      if (at !== null) jump(() => goTo(session, at));
    },
    redo() {
      const at = nextChoice(session);
      if (at !== null) jump(() => goTo(session, at));
    },
    /** Takes up the position after so many moves. */
    goTo: (at: number) => jump(() => goTo(session, at)),
    returnTo: (branch: number) => jump(() => returnTo(session, branch)),
    /** The House that is asked passes, or discards nothing, and its hand stays hidden. */
    answerUnseen() {
      const { unseen } = shown.get();
      if (unseen === 'pass') act({ kind: 'pass' });
      if (unseen === 'done') closeTurn([]);
    },
    takeSeat() {
      viewer = askedSeat() ?? null;
      tell();
    },
    /** Whether hands are hidden between seats, and whether a House is asked where it can only pass. */
    behave(next: Manners) {
      interrupt();
      manners = next;
      goOn();
    },
    pause() {
      interrupt();
      isPaused = true;
      playOnByItself();
    },
    resume: goOn,
    control(seat: Seat, controller: Controller) {
      interrupt();
      forgetAhead();
      controllers = controllers.with(seat, controller);
      goOn();
    },
    /** Says of every seat who plays it, by seat, and lets the table go on. */
    seat(next: readonly Controller[]) {
      interrupt();
      forgetAhead();
      controllers = next;
      viewer = onlyPerson(controllers);
      goOn();
    },
    /** Passes the bid that is asked for, and all others while the Interval of that House lasts. */
    letGo(of: Seat) {
      ahead = { ...ahead, letGo: { seat: askedSeat() ?? -1, of } };
      return act({ kind: 'pass' });
    },
    /** Raises in the petition that is on, now and as often as it is asked, up to so much. */
    bidTo(most: number) {
      const { state } = session;
      const top = state.frames.at(-1);
      if (top?.step !== 'petition') return null;
      const seat = askedSeat() ?? -1;
      const bidTo = { seat, card: top.card, most };
      const first = bidOnce(state, rules.legalActions(state), bidTo);
      if (first === null) return null;
      ahead = { ...ahead, bidTo: ahead.bidTo.with(seat, bidTo) };
      return act(first);
    },
    /** Bids are asked for again. */
    askBids() {
      ahead = { ...ahead, letGo: null };
      goOn();
    },
    /** Passes, and in every window where no other card could be used while the rite, or else the Interval, lasts. */
    passUses() {
      ahead = { ...ahead, spares: withSpares(ahead.spares, sparesNow()) };
      return act({ kind: 'pass' });
    },
    /** The uses are asked for again. */
    askUses() {
      ahead = { ...ahead, spares: ahead.spares.filter(({ seat }) => seat !== askedSeat()) };
      goOn();
    },
    stand(seat: Seat, order: StandingOrder) {
      standing = standing.with(seat, order);
      goOn();
    },
    /** Keeps the position that was taken up; automatic Houses play on from it, or wait to be told. */
    start(waits: boolean) {
      // A position in the middle of a line waits too; what lies ahead is not played over.
      const isInside = session.at < session.moves.length;
      isPaused = isInside
        ? session.moves[session.at]?.by !== 'person'
        : waits && askedSeat() !== undefined;
      playOnByItself();
    },
    close() {
      interrupt();
      setup.mind.close();
      leaveKeeper();
    },
  };
}
