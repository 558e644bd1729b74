import { areaOf, type Box, isInside } from '@/lib/board/map/area';
import { locationsOf, TERRITORIES } from '@/lib/board/map/map';
import { type Point, SHAPE } from '@/lib/board/map/shape';

/** Between two boxes. */
export const GAP = 3;

/** Whether two boxes lie on one another, or nearer than the gap between them. */
export function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP
  );
}

const HOLDS = TERRITORIES.filter(({ type }) => type === 'stronghold')
  .flatMap(locationsOf)
  .map(({ id }) => ({ id, area: areaOf(id) }));

/** The areas of the strongholds in which none of some points lies. */
export function holdsBut(points: readonly Point[]): readonly (readonly Point[])[] {
  return HOLDS.flatMap(({ area }) => (points.some((point) => isInside(point, area)) ? [] : [area]));
}

/** Whether a box lies on the ground of a stronghold, but for one of them. */
export function isOnHold(box: Box, except = ''): boolean {
  return HOLDS.some(
    ({ id, area }) =>
      id !== except &&
      (isInside(box, area) ||
        area.some(
          ({ x, y }) => Math.abs(x - box.x) < box.width / 2 && Math.abs(y - box.y) < box.height / 2,
        )),
  );
}

/** Whether a box lies less than its width from the ground of a stronghold, but for one of them. */
export function isBesideHold(box: Box, except = ''): boolean {
  const { width, height } = box;
  return isOnHold({ ...box, width: 3 * width, height: height + 2 * width }, except);
}

/** Whether a box leaves the ring of the sectors free. */
export function isOnMap({ x, y, width, height }: Box): boolean {
  return Math.hypot(Math.abs(x) + width / 2, Math.abs(y) + height / 2) < SHAPE.rim;
}
