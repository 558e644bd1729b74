import { placeOf } from '@/lib/board/engine/facts';
import { areaOf, type Box, middleOfArea } from '@/lib/board/map/area';
import { locationsOf, TERRITORIES } from '@/lib/board/map/map';
import type { Names } from '@/lib/board/map/names';
import type { Point } from '@/lib/board/map/shape';
import { isOnHold, isOnMap, overlap } from './boxes';
import { type NameBox, nameBox } from './name-boxes';

const STEP = 6;
/** The middle of a name does not stand farther from that of its place. */
const FARTHEST = 150;
/** So much farther a name may stand to cross no border. */
const CROSSING = 22;
/** A name on one line is taken where it stands so much nearer than on two. */
const NEARER = 0.4;

/**
 * The name of a stronghold that its tokens fill: on one line or on those that it has, close to the place and wholly
 * outside of it and of other strongholds, on none of some boxes. Where there is no such spot it stays where it is.
 */
export function nameBeside(
  usual: NameBox,
  at: string,
  names: Names,
  boxes: readonly Box[],
): NameBox {
  const { territory } = placeOf(at);
  const area = areaOf(at);
  const middle = middleOfArea(area);
  const near = boxes.filter(
    ({ x, y, width, height }) =>
      Math.abs(x - middle.x) < 2 * FARTHEST + width / 2 &&
      Math.abs(y - middle.y) < 2 * FARTHEST + height / 2,
  );
  const borders = BORDERS.filter(
    ({ x, y }) => Math.abs(x - middle.x) < 2 * FARTHEST && Math.abs(y - middle.y) < 2 * FARTHEST,
  );
  let best = usual;
  let least = Number.POSITIVE_INFINITY;
  for (const lines of new Set([usual.lines.join('\n'), territory.name]))
    for (let dx = -FARTHEST; dx <= FARTHEST; dx += STEP)
      for (let dy = -FARTHEST; dy <= FARTHEST; dy += STEP) {
        const far = NEARER * Math.hypot(dx, dy);
        if (far >= least) continue;
        const spot = { x: middle.x + dx, y: middle.y + dy };
        const box = nameBox(spot, usual.size, lines.split('\n'), territory, names);
        if (!isOnMap(box) || near.some((other) => overlap(box, other))) continue;
        const cost = far + gapOf(box, area) + (isCrossed(box, borders) ? CROSSING : 0);
        if (cost >= least || isOnHold(box)) continue;
        [best, least] = [box, cost];
      }
  return best;
}

/** Points of the borders between territories. */
const BORDERS = TERRITORIES.flatMap((territory) => locationsOf(territory)).flatMap(({ id }) =>
  areaOf(id),
);

/** Whether a border goes through a box. */
function isCrossed({ x, y, width, height }: Box, borders: readonly Point[]): boolean {
  return borders.some(
    (point) => Math.abs(point.x - x) < width / 2 && Math.abs(point.y - y) < height / 2,
  );
}

/** How far a box is from the nearest point of an outline. */
function gapOf(box: Box, area: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of area) {
    const across = Math.max(0, Math.abs(x - box.x) - box.width / 2);
    const down = Math.max(0, Math.abs(y - box.y) - box.height / 2);
    least = Math.min(least, Math.hypot(across, down));
  }
  return least;
}
