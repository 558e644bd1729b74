import type { Box } from '@/lib/board/map/area';
import { SHAPE } from '@/lib/board/map/shape';

/** Between two boxes. */
export const GAP = 3;

/** Whether two boxes lie on one another, or nearer than the gap between them. */
export function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP
  );
}

/** Whether a box leaves the ring of the sectors free. */
export function isOnMap({ x, y, width, height }: Box): boolean {
  return Math.hypot(Math.abs(x) + width / 2, Math.abs(y) + height / 2) < SHAPE.rim;
}
