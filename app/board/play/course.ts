import type { DuneBoard } from '@/lib/board/dune';
import { placeOf } from '@/lib/board/engine/facts';
import { presentIn } from '@/lib/board/engine/queries/presence';
import { strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { BoardEvent } from '@/lib/board/engine/state/events';
import type { BoardState, TerritoryId } from '@/lib/board/engine/state/state';
import { TERRITORIES } from '@/lib/board/map/map';
import type { Seat } from '@/lib/kernel/game';
import type { Session } from '@/lib/kernel/session';

/** How all stood when a turn was over, by seat. */
export interface TurnOver {
  readonly turn: number;
  readonly strongholds: readonly number[];
  /** Forces on the map. */
  readonly forces: readonly number[];
  readonly spice: readonly number[];
}

/** A move that changed the game: so many moves lie before what came of it. */
export interface TurningPoint {
  readonly at: number;
  readonly turn: number;
  readonly what:
    | {
        readonly kind: 'taken';
        readonly territory: TerritoryId;
        /** Who held it before; null where nobody did. */
        readonly from: Seat | null;
        readonly to: Seat;
        /** Of the battle that decided it, the aggressor's first; null where none was fought to totals. */
        readonly totals: readonly [number, number] | null;
        readonly isByTraitor: boolean;
        /** The forces that came, where nobody stood there; null where it was fought for. */
        readonly came: Coming | null;
      }
    | { readonly kind: 'exploded'; readonly territory: TerritoryId }
    | { readonly kind: 'allied'; readonly seats: readonly Seat[] }
    | { readonly kind: 'wall-fell'; readonly seat: Seat };
}

/** How forces came to a stronghold that stood empty. */
export interface Coming {
  readonly count: number;
  readonly isShipped: boolean;
  /** The turn in which it was left; 0 where nobody had held it. */
  readonly emptySince: number;
}

export interface Course {
  readonly turns: readonly TurnOver[];
  readonly points: readonly TurningPoint[];
  /** How the winners came by the last stronghold that they needed; null where something else decided. */
  readonly cause: TurningPoint | null;
}

const STRONGHOLDS: readonly TerritoryId[] = TERRITORIES.flatMap(({ id, type }) =>
  type === 'stronghold' ? [id] : [],
);
/** So many turning points are told. */
const MOST = 5;

/**
 * How a game that is over went: played once more, for what lay behind the shields and who held what when. Its turning
 * points are strongholds that had another holder when a turn was over than before it, alliances, explosions, and the
 * fall of the Shield Wall: those that count most, in the order of the game.
 */
export function courseOf({ rules, setup, moves, state: last }: Session<DuneBoard>): Course {
  const begun = rules.newGame(setup);
  if (!begun.ok) return { turns: [], points: [], cause: null };
  const { state } = begun.value;
  const winners = last.outcome?.winners ?? [];
  const turns: TurnOver[] = [];
  const points: (TurningPoint & { readonly weight: number })[] = [];
  let held = holdersIn(state, new Map());
  let now = held;
  const came = new Map<TerritoryId, Came>();
  /** Since which turn nobody stands there. */
  const empty = new Map<TerritoryId, number>(STRONGHOLDS.map((id) => [id, 0]));
  let battle: TerritoryId | null = null;
  const fought = new Map<TerritoryId, Totals>();
  for (const [before, { move, events, turn, over }] of moves.entries()) {
    const isSetup = state.turn === 0;
    if (!rules.play(state, move).ok) break;
    const at = before + 1;
    const add = (weight: number, what: TurningPoint['what']) =>
      points.push({ at, turn, what, weight });
    for (const event of events) {
      if (event.kind === 'battle-began') battle = event.territory;
      if (event.kind === 'battle-won' && battle !== null) fought.set(battle, event.totals);
      if (event.kind === 'exploded')
        add(12 + turn, { kind: 'exploded', territory: event.territory });
      if (event.kind === 'wall-fell') add(8 + turn, { kind: 'wall-fell', seat: event.seat });
      if (event.kind === 'allied')
        add(15 + turn, { kind: 'allied', seats: [event.seat, ...event.with] });
    }
    const next = holdersIn(state, now);
    for (const id of STRONGHOLDS)
      if (next.get(id) !== now.get(id)) {
        const since = empty.get(id);
        const coming = since === undefined ? null : comingTo(id, events, since);
        const totals = fought.get(id);
        // without totals a traitor has won it
        came.set(id, {
          ...{ at, came: coming },
          ...{ totals: totals ?? null, isByTraitor: totals === null },
        });
      }
    for (const id of STRONGHOLDS)
      if (presentIn(state, id).length > 0) empty.delete(id);
      else if (!empty.has(id)) empty.set(id, turn);
    now = next;
    // what is placed before the first turn changes no hands
    if (isSetup) held = now;
    if (over === null) continue;
    turns.push({ turn, ...standing(state) });
    now = new Map([...now].filter(([id]) => presentIn(state, id).length > 0));
    for (const id of STRONGHOLDS) {
      const [from = null, to] = [held.get(id), now.get(id)];
      const when = came.get(id);
      if (to === undefined || when === undefined || to === from) continue;
      const weight = 10 + turn + (winners.includes(to) ? 10 : 0);
      const { at, ...how } = when;
      points.push({ at, turn, what: { kind: 'taken', territory: id, from, to, ...how }, weight });
    }
    held = now;
    fought.clear();
  }
  return {
    turns,
    cause: BY_STRONGHOLDS.has(last.outcome?.reason ?? '') ? causeIn(points, winners, held) : null,
    points: points
      .sort((one, other) => other.weight - one.weight)
      .slice(0, MOST)
      .sort((one, other) => one.at - other.at)
      .map(({ at, turn, what }) => ({ at, turn, what })),
  };
}

type Totals = readonly [number, number] | null;

/** How the one who holds a stronghold came to stand there alone. */
interface Came {
  readonly at: number;
  readonly totals: Totals;
  readonly isByTraitor: boolean;
  readonly came: Coming | null;
}

/** The last stronghold that winners took and still hold. */
function causeIn(
  points: readonly TurningPoint[],
  winners: readonly Seat[],
  held: ReadonlyMap<TerritoryId, Seat>,
): TurningPoint | null {
  const [last] = points
    .filter(
      ({ what }) =>
        what.kind === 'taken' && winners.includes(what.to) && held.get(what.territory) === what.to,
    )
    .toSorted((one, other) => other.at - one.at);
  return last === undefined ? null : { at: last.at, turn: last.turn, what: last.what };
}

const BY_STRONGHOLDS: ReadonlySet<string> = new Set(['strongholds', 'last-turn']);

/** The forces that came to an empty stronghold in a move. */
function comingTo(
  id: TerritoryId,
  events: readonly BoardEvent[],
  emptySince: number,
): Coming | null {
  for (const event of events)
    if (event.kind === 'shipped' || event.kind === 'moved' || event.kind === 'rode')
      if (event.to !== 'reserves' && placeOf(event.to).territory.id === id)
        return { count: event.count, isShipped: event.kind === 'shipped', emptySince };
  return null;
}

/** Who stands alone in each stronghold; while nobody does, or several, who did before. */
function holdersIn(
  state: Readonly<BoardState>,
  before: ReadonlyMap<TerritoryId, Seat>,
): ReadonlyMap<TerritoryId, Seat> {
  const held = new Map(before);
  for (const id of STRONGHOLDS) {
    const [seat, ...others] = presentIn(state, id);
    if (seat !== undefined && others.length === 0) held.set(id, seat);
  }
  return held;
}

function standing(state: Readonly<BoardState>) {
  const { factions } = state;
  return {
    strongholds: factions.map((_, seat) => strongholdsOf(state, [seat])),
    forces: factions.map(({ forces, advisors }) =>
      [...forces, ...advisors].reduce((sum, { count }) => sum + count, 0),
    ),
    spice: factions.map(({ spice }) => spice),
  };
}
