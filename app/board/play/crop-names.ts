import type { Box } from '@/lib/board/map/area';
import { TERRITORIES } from '@/lib/board/map/map';
import { roomOf } from '@/lib/board/map/name-rooms';
import { polarOf } from '@/lib/board/map/shape';
import type { Crop } from '../crop';
import { overlap } from './boxes';
import { type NameBox, nameRooms } from './name-boxes';
import { nameWithin } from './name-within';

type Moved = ReadonlyMap<string, NameBox | null>;

/** Names that a larger map would cut, or that its button would cover, stand within what it shows where they have room. */
export function namesInCrop(crop: Crop, moved: Moved, lying: readonly Box[]): Moved {
  const now = new Map(moved);
  const rooms = new Map(nameRooms('whole'));
  for (const territory of TERRITORIES) {
    const name = moved.get(territory.id);
    if (name === undefined) continue;
    rooms.set(
      territory.id,
      name === null ? [] : roomOf({ ...name, at: polarOf(name) }, territory, 'whole'),
    );
  }
  const hindering = [...wallsOf(crop), crop.button];
  for (const territory of TERRITORIES) {
    const { id, type } = territory;
    const own = rooms.get(id) ?? [];
    if (type === 'stronghold' || own.every((room) => !isCut(room, crop, hindering))) continue;
    const others = [...rooms].flatMap(([other, boxes]) => (other === id ? [] : boxes));
    const found = nameWithin(territory, 'whole', [...hindering, ...others, ...lying]);
    if (found === null) continue;
    now.set(id, found.name);
    rooms.set(id, found.rooms);
  }
  return now;
}

/** Whether a box is out of what is shown, or lies on something. */
function isCut(box: Box, { x, y, width, height }: Crop, hindering: readonly Box[]): boolean {
  const isOut = Math.abs(box.x - x) > width / 2 || Math.abs(box.y - y) > height / 2;
  return isOut || hindering.some((other) => overlap(box, other));
}

/** All that is not shown, as four boxes. */
function wallsOf({ x, y, width, height }: Box): readonly Box[] {
  const far = 4000;
  return [-1, 1].flatMap((side) => [
    { x: x + (side * (width + far)) / 2, y, width: far, height: far },
    { x, y: y + (side * (height + far)) / 2, width: far, height: far },
  ]);
}
