import type { Box } from '@/lib/board/map/area';
import { type Sector, TERRITORIES, type Territory } from '@/lib/board/map/map';
import { shareIn } from '@/lib/board/map/name-rooms';
import { isNarrow, labelOf, type Names } from '@/lib/board/map/names';
import { anglesOf, pointAt, polarOf, SHAPE } from '@/lib/board/map/shape';
import { overlap } from './boxes';
import { type NameBox, nameRooms } from './name-boxes';
import { nameWithin } from './name-within';

/* The edges of the storm go through no name that has room beside them. */

/** How wide the clouds are on the edge that goes ahead. */
const CLOUDS = 22;
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
  const [bare, cloudy] = [edgesOf(storm, STEP), edgesOf(storm, CLOUDS)];
  const now = new Map(moved);
  const rooms = new Map(nameRooms(names));
  for (const [id, name] of moved) rooms.set(id, name === null ? [] : [name]);
  const move = (territory: Territory, ways: readonly (readonly Box[])[]) => {
    const { id } = territory;
    const others = [...rooms].flatMap(([other, boxes]) => (other === id ? [] : boxes));
    for (const edges of ways) {
      const found = nameWithin(territory, names, [...edges, ...others, ...lying]);
      if (found === null) continue;
      now.set(id, found.name);
      rooms.set(id, found.rooms);
      return;
    }
  };
  const touched: Territory[] = [];
  for (const territory of TERRITORIES) {
    const { id, type } = territory;
    const usual = labelOf(territory, names);
    const own = now.get(id);
    if (type === 'stronghold' || own === null || usual === undefined) continue;
    // partly beside its place already, or left off
    if (own?.isOut || (own === undefined && names === 'small' && isNarrow(territory))) continue;
    const label = own === undefined ? usual : { ...own, at: polarOf(own) };
    const share = shareIn(storm, label, territory, names);
    if (share > 0 && share < 1) move(territory, names === 'whole' ? [cloudy, bare] : [bare]);
    else if (share === 0 && names === 'whole') touched.push(territory);
  }
  // then those that only the clouds reach, where a map has room for it
  for (const territory of touched) {
    const isIn = (box: Box) => cloudy.some((edge) => overlap(box, edge));
    if (rooms.get(territory.id)?.some(isIn)) move(territory, [cloudy]);
  }
  return now;
}

/** The edges of a storm, so wide where it goes ahead. */
function edgesOf(storm: Sector, clouds: number): readonly Box[] {
  return anglesOf(storm).flatMap((angle, side) => {
    const width = side === 0 ? STEP : clouds;
    const many = Math.floor((SHAPE.rim - SHAPE.pole) / STEP);
    return Array.from({ length: many }, (_, at) => ({
      ...pointAt([SHAPE.pole + at * STEP, angle % 360]),
      width,
      height: width,
    }));
  });
}
