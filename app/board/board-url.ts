import { replaceAddress, useAddressQuery } from '@/app/_ui/base/address';
import { LOCATIONS, type Location, type Sector } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';

/** The farthest that Weather Control moves the storm. */
export const MOST_MOVES = 10;
export const MOST_STEPS = 3;

export interface MapView {
  /** The location that is looked at, or that a group moves from. */
  readonly at: Location | null;
  /** Territories that a move may enter. */
  readonly steps: number;
  readonly storm: Sector;
  /** Sectors that the storm moves next; 0 while nobody asks. */
  readonly moves: number;
  /** Whether the Shield Wall stands. */
  readonly wall: boolean;
}

export type MapChange = Partial<Omit<MapView, 'at'> & { readonly at: string | null }>;

/** What the address leaves out. */
const USUAL: MapChange = { at: null, steps: 1, storm: 0, moves: 0, wall: true };

/** What the map shows, as its address holds it; what an address says wrongly is the nearest that there is. */
export function useMapView() {
  const query = useAddressQuery();
  const number = (name: 'steps' | 'storm' | 'moves', least: number, most: number) => {
    const asked = Number.parseInt(query.get(name) ?? '', 10);
    return Math.max(least, Math.min(most, Number.isNaN(asked) ? (USUAL[name] ?? 0) : asked));
  };
  const view: MapView = {
    at: LOCATIONS.get(query.get('at') ?? '') ?? null,
    steps: number('steps', 1, MOST_STEPS),
    storm: number('storm', 0, SECTORS - 1),
    moves: number('moves', 0, MOST_MOVES),
    wall: query.get('wall') !== 'false',
  };
  return { view, change };
}

function change(to: MapChange): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(to))
    if (value === USUAL[name as keyof MapChange]) query.delete(name);
    else query.set(name, String(value));
  replaceAddress(query, location.hash.slice(1));
}
