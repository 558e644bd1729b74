import { placeOf, STRONGHOLDS } from '@/lib/board/engine/facts';
import type { BoardLine } from '@/lib/board/engine/narration/log';
import type { BoardEvent, EventKind } from '@/lib/board/engine/state/events';
import type { TerritoryId } from '@/lib/board/engine/state/state';
import type { Seat } from '@/lib/kernel/game';
import { withCard } from './auctions';
import { type BattleReport, battlesIn } from './battle-report';
import { NO_TRACES, type Traces, tracesOf } from './traces';

/** What happened, with how it is told. */
export interface LateLine {
  readonly event: BoardEvent;
  readonly text: string;
  /** Of a battle that is over, how it went. */
  readonly battle: BattleReport | null;
  /** Of the storm, what was dialed for it. */
  readonly dials?: Extract<BoardEvent, { kind: 'dialed' }>;
}

/** What others did, and what came of the viewer's own battles: those first, the rest as it came, and how much else there was. */
export interface Lately {
  readonly lines: readonly LateLine[];
  /** The same, what weighs most first. */
  readonly ranked: readonly LateLine[];
  readonly more: number;
  readonly traces: Traces;
}

export const NOTHING: Lately = { lines: [], ranked: [], more: 0, traces: NO_TRACES };

interface Made {
  readonly events: readonly BoardEvent[];
}

/** So many lines, or one of each faction. */
const MOST = 6;
/** The viewer's own results go before all, then those who come to where the viewer stands; battles of others before a stronghold that was left. */
const OWN = -1;
const MENACE = -0.5;
const LEFT = 0.2;
const LEAST = 9;

/** What changes the board, or what somebody holds: the first of these before the others. */
const TOLD: readonly (readonly EventKind[])[] = [
  ['exploded', 'battle-won', 'battle-void', 'wall-fell', 'allied', 'alliance-broken'],
  ['card-played', 'worm-came', 'storm-moved', 'rode', 'shipped', 'forces-killed'],
  ['moved', 'spice-blew', 'collected', 'charity', 'bought'],
];
/** So many forces or more are a great move. */
const GREAT = 5;
const ENDS: ReadonlySet<EventKind> = new Set(['exploded', 'battle-won', 'battle-void']);
/** What the viewer itself gets without deciding it, or did not know that it would. */
const GAINS: ReadonlySet<EventKind> = new Set(['bought', 'collected', 'charity']);
/** With these the result of a battle is told already. */
const IN_BATTLE: ReadonlySet<string> = new Set(['battle', 'explosion']);
/** What a card may have been played for; what else changes the board has a line of its own. */
const PURPOSES: ReadonlySet<EventKind> = new Set([
  ...(['stopped', 'shipment-stopped', 'saw-plan', 'took-cards', 'truth-told'] as const),
  ...(['revived', 'leader-revived'] as const),
]);
/** Of these the next shows what a Karama was for that nothing followed at once. */
const DEEDS: ReadonlySet<EventKind> = new Set(['shipped', 'phase-began', 'battle-began']);
const HOLDS: ReadonlySet<TerritoryId> = new Set(STRONGHOLDS.map(({ id }) => id));

/** Where the viewer sits and stands, and what it knew before. */
interface Reader {
  readonly seat: Seat | null;
  /** The territories where it has forces. */
  readonly stands?: ReadonlySet<TerritoryId>;
  /** The territories where anybody has forces. */
  readonly held?: ReadonlySet<TerritoryId>;
  /** Of how many of the moves it has looked at its own battles. */
  readonly looked?: number;
  /** The moves before, from the turn before this one on. */
  readonly before?: readonly Made[];
  /** The card that was for sale before, if the reader saw it. */
  readonly sold?: string | undefined;
  /** What the turn brought that was over since. */
  readonly turnOver?: string | null;
}

/** How much an event weighs, the most at the least number; none where it is not told. */
function weightOf(
  event: BoardEvent,
  battle: BattleReport | null,
  { seat, stands, held }: Reader,
  fought: ReadonlySet<TerritoryId>,
  isLooked: boolean,
): number | null {
  const rank = TOLD.findIndex((kinds) => kinds.includes(event.kind));
  if (rank < 0) return null;
  if (battle !== null) return !battle.fighters.includes(seat ?? -1) ? rank : isLooked ? null : OWN;
  const isOwn = 'seat' in event && event.seat === seat;
  if (event.kind === 'forces-killed') return IN_BATTLE.has(event.by) ? null : isOwn ? OWN : rank;
  if (isOwn) return GAINS.has(event.kind) ? OWN : null;
  const to = goalOf(event);
  if (to === null) return rank;
  // the battle that came of it says the same
  if (fought.has(to)) return LEAST;
  if (stands?.has(to)) return MENACE;
  if (event.kind === 'moved' && HOLDS.has(event.from) && held?.has(event.from) === false)
    return LEFT;
  if ('count' in event && event.count >= GREAT) return 0.4;
  return HOLDS.has(to) ? 0.5 : rank;
}

/** Where forces went. */
function goalOf(event: BoardEvent): TerritoryId | null {
  const isGoing = event.kind === 'shipped' || event.kind === 'moved' || event.kind === 'rode';
  return !isGoing || event.to === 'reserves' ? null : placeOf(event.to).territory.id;
}

/** What happened in some moves, by their events and by what a seat is told of each. */
export function latelyOf(
  moves: readonly (Made & { readonly lines: readonly BoardLine[] })[],
  reader: Reader,
): Lately {
  const { before = [], looked = 0, seat } = reader;
  const earlier = before.flatMap(({ events }) => events);
  const events = moves.flatMap((made) => made.events);
  const ended = endsOf([...earlier, ...events]);
  const fought = new Set(
    events.flatMap((event) => {
      const battle = ended.get(event);
      return battle === undefined ? [] : [battle.territory];
    }),
  );
  let card = reader.sold;
  let dials: LateLine['dials'];
  const all = moves.flatMap(({ lines, ...made }, move) =>
    made.events.map((event, at) => ({ event, line: lines[at], isLooked: move < looked })),
  );
  const told = all.flatMap(({ event, line, isLooked }, at) => {
    if (event.kind === 'card-up') card = line?.card;
    if (event.kind === 'dialed') dials = event;
    const battle = ended.get(event) ?? null;
    const isTold = !ENDS.has(event.kind) || battle !== null;
    const weight = isTold ? weightOf(event, battle, reader, fought, isLooked) : null;
    if (line === undefined || weight === null) return [];
    const text =
      event.kind === 'bought' && event.seat === seat
        ? (line.whole ?? line.text)
        : event.kind === 'bought' && card !== undefined
          ? withCard(line.text, card)
          : event.kind === 'card-played'
            ? withPurpose(line.text, event, all.slice(at + 1))
            : line.text;
    const more = event.kind === 'storm-moved' && dials !== undefined ? { dials } : {};
    return text === null ? [] : [{ event, text, battle, weight, ...more }];
  });
  for (const event of askedIn(earlier, events, seat))
    told.unshift({ event, text: '', battle: null, weight: OWN });
  const began = [...earlier, ...events].findLast(({ kind }) => kind === 'turn-began');
  if (began !== undefined && reader.turnOver != null)
    told.unshift({ event: began, text: reader.turnOver, battle: null, weight: OWN });
  const first = told.toSorted((one, other) => one.weight - other.weight);
  // the own results, then of each faction what weighs most and where the storm is, then what weighs most of all else
  const mine = first.filter(({ weight }) => weight === OWN);
  const seats = first.map(({ event, weight }) =>
    weight !== OWN && 'seat' in event ? event.seat : null,
  );
  const chief = first.filter(({ event }, at) => {
    const seat = seats[at] ?? null;
    return event.kind === 'storm-moved' || (seat !== null && seats.indexOf(seat) === at);
  });
  const always = new Set([...mine, ...chief]);
  const inOrder = new Set([...always, ...first]);
  const shown = new Set([...inOrder].slice(0, Math.max(MOST, always.size)));
  const inTime = told.filter((line) => shown.has(line) && line.weight !== OWN);
  return {
    lines: [...mine, ...inTime],
    ranked: first.filter((line) => shown.has(line)),
    more: told.length - shown.size,
    traces: tracesOf(events, reader.seat),
  };
}

/** With a card, what it was played for: "Harkonnen played Karama and stopped Atreides: …"; null where that says it all. */
function withPurpose(
  text: string,
  { seat, card }: Extract<BoardEvent, { kind: 'card-played' }>,
  after: readonly { readonly event: BoardEvent; readonly line: BoardLine | undefined }[],
): string | null {
  const played = text.replace(/\.$/, '');
  const [next] = after;
  if (next === undefined) return text;
  if (next.event.kind === 'bought' && next.event.karama) return null;
  const [who = ''] = played.split(' played ');
  if (PURPOSES.has(next.event.kind) && next.line?.text.startsWith(`${who} `))
    return `${played} and ${next.line.text.slice(who.length + 1)}`;
  const deed = after.find(({ event }) => DEEDS.has(event.kind))?.event;
  const isShipping = deed?.kind === 'shipped' && deed.seat === seat;
  return card === 'karama' && isShipping ? `${played} to ship at half price` : text;
}

/** Whom the viewer asked for an alliance: in a nexus that goes on, or in one that is over since its last decision, in vain. */
function askedIn(
  earlier: readonly BoardEvent[],
  events: readonly BoardEvent[],
  seat: Seat | null,
): readonly BoardEvent[] {
  const all = [...earlier, ...events];
  const from = all.findLastIndex(({ kind }) => kind === 'nexus-began');
  const end = all.findIndex(({ kind }, at) => at > from && kind === 'phase-began');
  if (from < 0 || (end >= 0 && end < earlier.length)) return [];
  const nexus = all.slice(from);
  const allied = nexus.flatMap((event) =>
    event.kind === 'allied' ? [event.seat, ...event.with] : [],
  );
  return nexus.filter(
    (event) => event.kind === 'proposed' && event.seat === seat && !allied.includes(event.to),
  );
}

/** The battles that are over, by the event that ended each: an explosion, or who won. */
function endsOf(events: readonly BoardEvent[]): ReadonlyMap<BoardEvent, BattleReport> {
  const reports = battlesIn(events);
  const found = new Map<BoardEvent, BattleReport>();
  let rank = -1;
  let isOver = true;
  for (const event of events) {
    if (event.kind === 'plans-shown') [rank, isOver] = [rank + 1, false];
    const report = reports[rank];
    if (isOver || report === undefined || !ENDS.has(event.kind)) continue;
    found.set(event, report);
    isOver = true;
  }
  return found;
}
