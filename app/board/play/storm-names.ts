import type { Box } from '@/lib/board/map/area';
import { type Sector, TERRITORIES } from '@/lib/board/map/map';
import { shareIn } from '@/lib/board/map/name-rooms';
import { labelOf, type Names } from '@/lib/board/map/names';
import { anglesOf, pointAt, polarOf, SHAPE } from '@/lib/board/map/shape';
import { type NameBox, nameRooms } from './name-boxes';
import { nameWithin } from './name-within';

/* The edges of the storm go through no name that has room beside them. */

/** So far apart, along an edge, are the boxes that stand for it. */
const STEP = 9;

type Moved = ReadonlyMap<string, NameBox | null>;

/** The names that tokens have moved, and those that the storm moves besides: each is wholly in it or out of it. */
export function namesBesideStorm(
  storm: Sector,
  names: Names,
  moved: Moved,
  lying: readonly Box[],
): Moved {
  const edges = edgesOf(storm);
  const now = new Map(moved);
  const rooms = new Map(nameRooms(names));
  for (const [id, name] of moved) rooms.set(id, name === null ? [] : [name]);
  for (const territory of TERRITORIES) {
    const { id, type } = territory;
    const usual = labelOf(territory, names);
    const own = now.get(id);
    if (type === 'stronghold' || own === null || usual === undefined) continue;
    const label = own === undefined ? usual : { ...own, at: polarOf(own) };
    const share = shareIn(storm, label, territory, names);
    if (share === 0 || share === 1) continue;
    const others = [...rooms].flatMap(([other, boxes]) => (other === id ? [] : boxes));
    const found = nameWithin(territory, names, [...edges, ...others, ...lying]);
    if (found === null) continue;
    now.set(id, found.name);
    rooms.set(id, found.rooms);
  }
  return now;
}

function edgesOf(storm: Sector): readonly Box[] {
  return anglesOf(storm).flatMap((angle) => {
    const many = Math.floor((SHAPE.rim - SHAPE.pole) / STEP);
    return Array.from({ length: many }, (_, at) => ({
      ...pointAt([SHAPE.pole + at * STEP, angle % 360]),
      width: STEP,
      height: STEP,
    }));
  });
}
