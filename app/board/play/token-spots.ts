import { placeOf } from '@/lib/board/engine/facts';
import type { Box } from '@/lib/board/map/area';
import { type Point, pointAt, SHAPE } from '@/lib/board/map/shape';
import { GAP } from './boxes';

/* What is asked of the spots of tokens, within their places and beside them. */

/** What a token needs to be placed. */
export interface Token {
  /** The location that it stands in. */
  readonly at: string;
  readonly width: number;
  readonly height: number;
}

export interface PlacedToken extends Box {
  /** How much smaller than others it is drawn, up to 1. */
  readonly scale: number;
  /** A spot of its place, if it stands beside it. */
  readonly from: Point | null;
  /** Whether it stands on the panel of its place. */
  readonly isOnPanel: boolean;
}

const STEP = 5;
/** A token beside its place does not stand farther from it. */
const FARTHEST = 190;
/** As much smaller a token may be. */
export const SCALES = [1, 0.92, 0.84, 0.8] as const;
/** And smaller still, where it would else lie in another place. */
export const SMALLER = [0.72, 0.62] as const;
/** Steps from a spot, the nearest first. */
export const AROUND: readonly (Point & { readonly distance: number })[] = around();

function around() {
  const found = [];
  for (let x = -FARTHEST; x <= FARTHEST; x += STEP)
    for (let y = -FARTHEST; y <= FARTHEST; y += STEP)
      found.push({ x, y, distance: Math.hypot(x, y) });
  return found
    .filter(({ distance }) => distance <= FARTHEST)
    .sort((one, other) => one.distance - other.distance || one.y - other.y || one.x - other.x);
}

/** The boxes that a token of a size near a spot could lie on. */
export function nearTo(middle: Point, width: number, height: number, boxes: readonly Box[]) {
  return boxes.filter(
    (box) =>
      Math.abs(box.x - middle.x) < FARTHEST + (box.width + width) / 2 + GAP &&
      Math.abs(box.y - middle.y) < FARTHEST + (box.height + height) / 2 + GAP,
  );
}

/** The middle of a place: of its name in a stronghold, else where its signs stand. */
export function middleOf(at: string): Point {
  const { territory } = placeOf(at);
  const label = SHAPE.labels[territory.id];
  return territory.type === 'stronghold' && label !== undefined
    ? pointAt(label.at)
    : pointAt(SHAPE.marks[at] ?? [0, 0]);
}
