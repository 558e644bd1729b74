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

/** A banner is so much wider than its name, and higher. */
const WIDER = 14;
const HIGHER = 9;
/** So far within its border a banner points at a place. */
const INNER = 10;

/** The banner on which a name stands. */
export function bannerOf<T extends Box>(name: T): T {
  return { ...name, width: name.width + WIDER, height: name.height + HIGHER };
}

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
        const banner = bannerOf(box);
        if (!isOnMap(banner) || near.some((other) => overlap(banner, other))) continue;
        const cost = far + gapOf(banner, area) + (isCrossed(banner, borders) ? CROSSING : 0);
        if (cost >= least || isOnHold(banner)) continue;
        [best, least] = [{ ...box, from: within(box, area) }, cost];
      }
  return best;
}

/** The spot of an area that is nearest to a name, a little within. */
function within(name: Point, area: readonly Point[]): Point {
  const middle = middleOfArea(area);
  let [best, least] = [middle, Number.POSITIVE_INFINITY];
  for (const point of area) {
    const far = Math.hypot(point.x - name.x, point.y - name.y);
    if (far < least) [best, least] = [point, far];
  }
  const inner = INNER / (Math.hypot(middle.x - best.x, middle.y - best.y) || 1);
  return { x: best.x + (middle.x - best.x) * inner, y: best.y + (middle.y - best.y) * inner };
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
