import type { CardId } from '@/lib/cards/card';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { isManual, type Move } from '@/lib/engine/moves';
import type { LogLine } from '@/lib/engine/narration/log';
import type { Summary } from '@/lib/engine/narration/summary';
import { riteSide } from '@/lib/engine/rite/lines';
import type { RiteFrame } from '@/lib/engine/state/frames';
import type { GameEvent } from '@/lib/engine/state/log-events';
import { takeUp } from '@/lib/engine/state/open-game';
import type { GameCardId, GameState, Seat } from '@/lib/engine/state/state';
import { linesOf, openingLines, type Played, readAt, type Session } from '@/lib/kernel/session';
import { type OwnOutcome, ownOutcomes, type RiteOutcome } from './own-outcomes';
import { type Struck, struckIn } from './struck';

/** A move as the log shows it to the House whose hand is shown. */
export interface LogEntry {
  readonly lines: readonly LogLine[];
  /** Whose move it is. */
  readonly seat: Seat;
  readonly turn: number;
  /** Where the Houses stand, if a turn ended with it. */
  readonly over: readonly Summary[] | null;
  /** The game ended with it: no turn comes. */
  readonly isEnd: boolean;
  readonly isByHand: boolean;
  /** Somebody chose it, and did something with it: what comes of a pass is done by others. */
  readonly isChosen: boolean;
}

/** A card that a House deployed or vanquished. */
export interface Deed {
  readonly turn: number;
  readonly seat: Seat;
  readonly what: 'deployed' | 'vanquished';
  /** It lay face up then, wherever it is now. */
  readonly card: CardId;
}

/** What a House had. */
export type GoodsThen = Pick<GameState['houses'][number], 'treasury' | 'hoard' | 'favor'>;

/** A rite that is over, with the resistance that its force met; null where several defended. */
export type RiteOver = RiteOutcome & { readonly resistance: number | null };

/** Something that was done, by a House or by none. */
export interface ToldDeed {
  readonly doer: Seat | null;
  readonly turn: number;
  readonly text: string;
}

function deedOf(
  { cards }: Pick<GameState, 'cards'>,
  turn: number,
  event: GameEvent,
): readonly Deed[] {
  const { kind: what } = event;
  if (what !== 'deployed' && what !== 'vanquished') return [];
  const card = cards[event.card]?.card ?? '';
  return [{ turn, what, card, seat: what === 'deployed' ? event.seat : event.by }];
}

/** Whether somebody chose it, and did something with it. */
function isChoice({ by, move }: Pick<Played<DuneCcg>, 'by' | 'move'>): boolean {
  return by !== 'table' && move.kind !== 'pass';
}

/** What a House answers between the Intervals: what the others did before is news to it all the same. */
const BETWEEN: ReadonlySet<Played<DuneCcg>['move']['kind']> = new Set([
  'keep-engaged',
  'disengage',
  'surrender',
  'accept',
  'discard',
  'draw',
  'done',
]);

type Moved = GameEvent & { readonly kind: 'moved' };

/** Whether a House drew a card. */
function isDrawn(own: Seat, event: GameEvent): event is Moved {
  if (event.kind !== 'moved') return false;
  const { to } = event;
  return (to.zone === 'hand' || to.zone === 'assembly') && to.seat === own;
}

function isDisengaged(event: GameEvent): boolean {
  return event.kind === 'turned' && event.to === 'disengaged';
}

/** Whether a rival deployed a card. */
function isDeployed(own: Seat, event: GameEvent): event is Moved {
  if (event.kind !== 'moved') return false;
  const { from, to } = event;
  return to.zone === 'domain' && from.zone !== 'domain' && from.seat !== own;
}

const isRite = ([{ kind }]: readonly [OwnOutcome, unknown]) => kind === 'rite';

/** Of more Houses there is news of others as the own Interval begins. */
const NO_CROWD = 2;

const isPetition = ({ kind }: GameEvent) => kind === 'petition';

/** So many moves before the last choice what ended since began, at the most. */
const BEGAN = 200;

/** What happened in a game, as a House may know it; behind a curtain, where there is no viewer, nothing. */
export function tableLog(
  session: Session<DuneCcg>,
  catalogue: GameCatalogue,
  viewer: () => Seat | null,
  isIdle: (move: Move) => boolean = () => false,
) {
  /** Worked out once for each rite, by the move that summed it up. */
  const resistances = new WeakMap<object, number | null>();
  /** The resistance that the force of a rite met; null where several defended, or it was not summed up. */
  function resistanceIn({ target, defender, force, summedAt }: RiteOutcome): number | null {
    const key = session.moves[summedAt];
    if (force === null || key === undefined) return null;
    const known = resistances.get(key);
    if (known !== undefined) return known;
    const found = readAt(session, summedAt, (state) => {
      const rite = state.frames.findLast((one): one is RiteFrame => one.step === 'rite');
      if (rite === undefined) return null;
      const { lines } = riteSide(takeUp(state, catalogue), rite, defender);
      const [line] = lines;
      return lines.length === 1 && line?.id === target ? line.resistance : null;
    });
    resistances.set(key, found);
    return found;
  }
  /** How ended in what a House had a part, since it last chose something in an Interval, of so many moves. */
  function outcomesFor(own: Seat, to: number, since = lastChoice(0, to, own)) {
    const last = since - 1;
    const from = Math.max(0, last - BEGAN);
    return ownOutcomes(session.moves.slice(from, to), from, own)
      .filter(({ at }) => at >= last)
      .map((one) => [one, one.kind === 'rite' ? resistanceIn(one) : null] as const);
  }
  /** Of so many moves, those up to the last that a House chose in an Interval. */
  const lastChoice = (from: number, to: number, seat: Seat) =>
    session.moves
      .slice(from, to)
      .findLastIndex((one) => one.seat === seat && isChoice(one) && !BETWEEN.has(one.move.kind)) +
    1;
  /** The same in an own Interval: what it answers in that of another leaves that one's deeds news. */
  function lastOwn(from: number, to: number, seat: Seat): number {
    let last = from;
    for (let at = to - 1; at >= from; at -= 1) {
      const made = session.moves[at];
      const begun = made?.events.findLast((one) => one.kind === 'interval');
      if (begun?.seat === seat && last > from) break;
      if (begun !== undefined) last = from;
      const isOwn = made?.seat === seat && isChoice(made) && !BETWEEN.has(made.move.kind);
      if (isOwn && last === from) last = at + 1;
    }
    return last - from;
  }
  /** Which card lay face up once, wherever it is now. */
  const onceShown = (id: GameCardId): CardId => session.state.cards[id]?.card ?? '';
  return {
    /** The card that a House chose with the last move, for what a card asks it next; null for none. */
    lastChosen(asked: Seat): GameCardId | null {
      const { seat, move } = session.moves[session.at - 1] ?? {};
      return seat === asked && move?.kind === 'choose' ? move.card : null;
    },
    /** The log before the first move. */
    openingLog(): readonly LogLine[] {
      const seat = viewer();
      return seat === null ? [] : openingLines(session, seat);
    },
    /** The log of the moves from one to before another. */
    log(from: number, to: number): readonly LogEntry[] {
      const seat = viewer();
      if (seat === null) return [];
      const lines = linesOf(session, from, to, seat);
      return session.moves.slice(from, to).map(({ move, by, seat, turn, over, events }, index) => ({
        ...{ seat, turn, over, lines: lines[index] ?? [] },
        isEnd: events.some(({ kind }) => kind === 'over'),
        isByHand: isManual(move),
        isChosen: isChoice({ by, move }),
      }));
    },
    /**
     * What others did from one move to before another, and what was done to the House whose hand is shown: since that House
     * last chose something in an Interval, and before. Which kinds of events count is told by the log (`doer`); in its words.
     */
    lately(from: number, to: number): Record<'since' | 'before', readonly ToldDeed[]> {
      const seat = viewer();
      if (seat === null) return { since: [], before: [] };
      const told = linesOf(session, from, to, seat).map((lines, index) => {
        const turn = session.moves[from + index]?.turn ?? 0;
        return lines.flatMap(({ text, doer }) =>
          doer === undefined || doer === seat ? [] : [{ doer, turn, text }],
        );
      });
      const own = lastOwn(from, to, seat);
      return { since: told.slice(own).flat(), before: told.slice(0, own).flat() };
    },
    /** How ended in what the House whose hand is shown had a part, since it last chose something in an Interval, of so many moves. */
    ownOutcomes(to: number): readonly (readonly [OwnOutcome, resistance: number | null])[] {
      const own = viewer();
      return own === null ? [] : outcomesFor(own, to);
    },
    /**
     * The rite in which the House whose hand is shown had a part and that ended since it last answered; null for none, and
     * once there is news of other rivals.
     */
    riteOver(): RiteOver | null {
      const own = viewer();
      if (own === null) return null;
      const made = session.moves.slice(0, session.at);
      const answered = made.findLastIndex(({ seat, by }) => seat === own && by !== 'table');
      const [outcome, resistance] = outcomesFor(own, session.at).findLast(isRite) ?? [];
      if (outcome?.kind !== 'rite' || outcome.at < answered) return null;
      const [end = [], ...later] = made.slice(outcome.at).map(({ events }) => events);
      const since = [end.slice(end.findLastIndex(({ kind }) => kind === 'rite-over')), later].flat(
        2,
      );
      const isNews = since.some(
        (one) =>
          one.kind === 'interval' && (one.seat !== own || session.state.houses.length > NO_CROWD),
      );
      return isNews ? null : { ...outcome, resistance: resistance ?? null };
    },
    /** What rivals did to cards before the House whose hand is shown since it last chose something in an Interval. */
    struck(): readonly (Struck & { readonly sum: string })[] {
      const own = viewer();
      if (own === null) return [];
      const { at, moves, state } = session;
      const last = lastOwn(0, at, own);
      const from = Math.max(0, last - 1);
      const sums = new Map(
        outcomesFor(own, at, last).flatMap(([one, resistance]) =>
          one.kind === 'rite' && one.force !== null && resistance !== null
            ? [[one.target, `${one.force} against ${resistance}`] as const]
            : [],
        ),
      );
      return struckIn(moves.slice(from, at), from, own, state.cards).map((one) => ({
        ...one,
        sum: one.how === 'vanquished' ? (sums.get(one.card) ?? '') : '',
      }));
    },
    onceShown,
    /** The name of a card that lay face up once, wherever it is now. */
    onceNamed: (id: GameCardId): string => catalogue.byId.get(onceShown(id))?.title ?? 'a card',
    /** What each House had when the one whose hand is shown last chose something, of so many moves; by seat. */
    goodsThen(to: number): readonly GoodsThen[] {
      const seat = viewer();
      if (seat === null) return [];
      return readAt(session, lastOwn(0, to, seat), ({ houses }) =>
        houses.map(({ treasury, hoard, favor }) => ({ treasury, hoard, favor })),
      );
    },
    /** How the Houses stood before the first move, by seat. */
    housesAtFirst: () => session.snapshots.get(0)?.houses ?? [],
    /** The card with which the winner asked for admission; null where the game ended in another way. */
    winningCard(): GameCardId | null {
      const { outcome } = session.state;
      const made = session.moves.slice(0, session.at);
      const last = made.findLast(({ move }) => move.kind === 'request-admission')?.move;
      return outcome?.reason === 'admission' && last?.kind === 'request-admission'
        ? last.card
        : null;
    },
    /** Where each turn ended so far. */
    turnsOver: () =>
      session.moves
        .slice(0, session.at)
        .flatMap(({ turn, over }) => (over === null ? [] : [{ turn, houses: over }])),
    /** The Houses for which persons chose; a record that does not say who played has them all. */
    playedByPersons(): readonly Seat[] {
      const made = session.moves.slice(0, session.at);
      return [...new Set(made.flatMap(({ by, seat }) => (by === 'person' ? [seat] : [])))];
    },
    /** The cards that each House deployed and vanquished, in their order. */
    deeds: (): readonly Deed[] =>
      session.moves
        .slice(0, session.at)
        .flatMap(({ turn, events }) =>
          events.flatMap((event) => deedOf(session.state, turn, event)),
        ),
    /** What each House bid last in the petition that is on. */
    bids(): ReadonlyMap<Seat, number> {
      const made = session.moves.slice(0, session.at);
      const begun = made.findLastIndex(({ events }) => events.some(isPetition));
      const events = made.slice(Math.max(0, begun)).flatMap((move) => move.events);
      return new Map(
        events
          .slice(events.findLastIndex(isPetition) + 1)
          .flatMap((one) => (one.kind === 'bid' ? [[one.seat, one.amount] as const] : [])),
      );
    },
    /** What force was summed up to in the rite that is on, as the log says it; null before that (TAT-6.2.11-54). */
    riteForce(): { readonly attack: number; readonly defense: number } | null {
      const made = session.moves.slice(0, session.at);
      let within = 0;
      for (const { events } of made.toReversed())
        for (const event of events.toReversed()) {
          // a rite may have come and gone in another
          if (event.kind === 'rite-over') within += 1;
          if (event.kind === 'force' && within === 0) return event;
          if (event.kind === 'rite' && within > 0) within -= 1;
          else if (event.kind === 'rite') return null;
        }
      return null;
    },
    /** Cards that came to the table, or to the House whose hand is shown, since that House last chose something. */
    cameLately(): ReadonlySet<GameCardId> {
      const own = viewer();
      const made = session.moves.slice(0, session.at);
      const last = made.findLastIndex(({ seat, ...move }) => seat === own && isChoice(move));
      // what was dealt is new to nobody
      if (last < 0 || own === null) return new Set();
      const since = (from: number) => made.slice(from).flatMap((move) => move.events);
      // what rivals deployed is news until the next own Interval has begun
      const moved = [
        ...since(last).filter((one) => isDrawn(own, one)),
        ...since(lastOwn(0, session.at, own)).filter((one) => isDeployed(own, one)),
      ];
      return new Set(moved.map(({ card }) => card));
    },
    /**
     * What the table did for the House whose hand is shown since it last chose something: how many moves of each kind, but of
     * what is disengaged and drawn how many cards, and of passes those where something else could be done, but changed nothing.
     */
    wentByItself(): ReadonlyMap<Played<DuneCcg>['move']['kind'], number> {
      const own = viewer();
      const went = new Map<Played<DuneCcg>['move']['kind'], number>();
      if (own === null) return went;
      for (let at = session.at - 1; at >= 0; at -= 1) {
        const made = session.moves[at];
        if (made?.seat !== own) continue;
        if (made.by !== 'table') break;
        const { kind } = made.move;
        const cards = made.events.filter((one) => isDrawn(own, one) || isDisengaged(one)).length;
        const isNews = kind !== 'pass' || isIdle(made.move);
        const many = kind === 'draw' || kind === 'disengage' ? cards : Number(isNews);
        went.set(kind, (went.get(kind) ?? 0) + many);
      }
      return went;
    },
    /** Cards that the House whose hand is shown had to resolve by hand since so many moves. */
    byHandSince: (at: number): readonly GameCardId[] =>
      session.moves
        .slice(at, session.at)
        .flatMap(({ events }) => events)
        .flatMap((one) => (one.kind === 'by-hand' && one.seat === viewer() ? [one.card] : [])),
  };
}
