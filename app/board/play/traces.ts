import { placeOf } from '@/lib/board/engine/facts';
import type { BoardEvent } from '@/lib/board/engine/state/events';
import type { LocationId, TerritoryId } from '@/lib/board/engine/state/state';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Sector } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import type { Seat } from '@/lib/kernel/game';

/* What others' deeds leave to see on the map till the viewer decides: public things alone, as the map itself is. */

/** Forces that went from place to place. */
export interface March {
  readonly seat: Seat;
  readonly from: TerritoryId;
  readonly to: LocationId;
  readonly count: number;
}

/** What changed about the forces of one faction in one place. */
export interface Change {
  readonly seat: Seat;
  readonly at: LocationId;
  /** From off the map. */
  readonly shipped: number;
  readonly marched: number;
  readonly lost: number;
}

export interface Traces {
  readonly marches: readonly March[];
  readonly changes: readonly Change[];
  /** Where the storm stood before, and how far it has come since. */
  readonly storm: { readonly from: Sector; readonly sectors: number } | null;
}

export const NO_TRACES: Traces = { marches: [], changes: [], storm: null };

/** The way of forces that move, once it is said where they go. */
export function marchChosen({ frames }: BoardView): March | null {
  const frame = frames.at(-1);
  if ((frame?.step !== 'move' && frame?.step !== 'ride') || frame.from === null) return null;
  return frame.to === null ? null : { seat: frame.seat, from: frame.from, to: frame.to, count: 1 };
}

/** More arrows than these would hide the map: the greatest stay. */
const MOST_MARCHES = 6;

type Changing = { -readonly [Key in keyof Change]: Change[Key] };
type Marching = { -readonly [Key in keyof March]: March[Key] };

/** The traces of some events: of what others did, and of forces that anyone lost; of an earlier turn none but the storm's. */
export function tracesOf(events: readonly BoardEvent[], viewer: Seat | null): Traces {
  const marches: Marching[] = [];
  const changes = new Map<string, Changing>();
  let storm: { from: Sector; sectors: number } | undefined;
  const add = (seat: Seat, at: LocationId, what: 'shipped' | 'marched' | 'lost', count: number) => {
    const key = `${seat} ${at}`;
    const found = changes.get(key) ?? { seat, at, shipped: 0, marched: 0, lost: 0 };
    found[what] += count;
    changes.set(key, found);
  };
  const march = (seat: Seat, from: TerritoryId, to: LocationId, count: number) => {
    const same = marches.find((one) => one.seat === seat && one.from === from && one.to === to);
    if (same === undefined) marches.push({ seat, from, to, count });
    else same.count += count;
    add(seat, to, 'marched', count);
  };
  for (const event of events) {
    if (event.kind === 'turn-began') {
      marches.length = 0;
      changes.clear();
    }
    if (event.kind === 'forces-killed') add(event.seat, event.at, 'lost', event.count);
    if (event.kind === 'storm-moved') {
      const from = (event.to + SECTORS - (event.sectors % SECTORS)) % SECTORS;
      storm ??= { from, sectors: 0 };
      storm.sectors += event.sectors;
    }
    if (!('seat' in event) || event.seat === viewer) continue;
    const { seat } = event;
    if (event.kind === 'moved' || event.kind === 'rode')
      march(seat, event.from, event.to, event.count);
    if (event.kind === 'shipped' && event.to !== 'reserves') {
      if (event.from === 'reserves') add(seat, event.to, 'shipped', event.count);
      else march(seat, placeOf(event.from).territory.id, event.to, event.count);
    }
  }
  return {
    marches: marches.toSorted((one, other) => other.count - one.count).slice(0, MOST_MARCHES),
    changes: [...changes.values()],
    storm: storm !== undefined && storm.sectors > 0 ? storm : null,
  };
}

/** What was done in one territory: where a battle is asked about, all else lies behind. */
export function tracesIn({ marches, changes }: Traces, territory: TerritoryId): Traces {
  const isThere = (at: string) => placeOf(at).territory.id === territory;
  return {
    marches: marches.filter(({ to }) => isThere(to)),
    changes: changes.filter(({ at }) => isThere(at)),
    storm: null,
  };
}

/** At the end: what was lost in the last battle for a stronghold that won, and who came to it. */
export function decidingOf(traces: Traces, won: ReadonlySet<string>): Traces {
  const territoryOf = (at: string) => placeOf(at).territory.id;
  const last = traces.changes.findLast(({ at, lost }) => lost > 0 && won.has(territoryOf(at)));
  return last === undefined ? NO_TRACES : tracesIn(traces, territoryOf(last.at));
}
