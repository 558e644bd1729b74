import { parseAsBoolean, parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { LOCATIONS, type Location, type Sector } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';

const PARSERS = {
  /** The location that is looked at, or that a group moves from. */
  at: parseAsString,
  /** Territories that a move may enter. */
  steps: parseAsInteger.withDefault(1),
  storm: parseAsInteger.withDefault(0),
  /** Sectors that the storm moves next; 0 while nobody asks. */
  moves: parseAsInteger.withDefault(0),
  wall: parseAsBoolean.withDefault(true),
};

/** The farthest that Weather Control moves the storm. */
export const MOST_MOVES = 10;
export const MOST_STEPS = 3;

export interface MapView {
  readonly at: Location | null;
  readonly steps: number;
  readonly storm: Sector;
  readonly moves: number;
  /** Whether the Shield Wall stands. */
  readonly wall: boolean;
}

/** What the map shows, as its address holds it; what an address says wrongly is the nearest that there is. */
export function useMapView() {
  const [{ at, steps, storm, moves, wall }, set] = useQueryStates(PARSERS, {
    history: 'replace',
  });
  const view: MapView = {
    at: at === null ? null : (LOCATIONS.get(at) ?? null),
    steps: within(steps, 1, MOST_STEPS),
    storm: within(storm, 0, SECTORS - 1),
    moves: within(moves, 0, MOST_MOVES),
    wall,
  };
  return { view, change: (change: Parameters<typeof set>[0]) => void set(change) };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
