import type { Territory } from './map';
import { type Label, type Point, pointAt, SHAPE } from './shape';

/* How the names of territories are lettered. */

/** How names stand on the map: as a large map has them, or as a small one does. */
export type Names = 'whole' | 'small';

/** The same, or as on a small map that no tokens lie on: there they have more room. */
export type Lettering = Names | 'bare';

/** A line of a name: on a straight base, or along a circle round the pole. */
export interface Line {
  readonly text: string;
  /** The size of its letters. */
  readonly size: number;
  /** The middle of its base. */
  readonly at: Point;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** The base as the `d` of a path, where it is round. */
  readonly arc: string | null;
}

/** Rock has capitals on a large map, as small as these. */
export const CAPITALS = 0.86;
/** From line to line, by the size of the type. */
export const LEADING = 1.04;
export const LEADING_OF_CAPITALS = 0.9;
/** The base of a line below its middle. */
export const BASE = 0.26;
export function hasCapitals({ type }: Territory): boolean {
  return type === 'rock';
}

/** A name as its lines stand. */
export function linesOf(label: Label, territory: Territory): readonly Line[] {
  const { size, lines, turn = 0, arc = false } = label;
  const isCapital = hasCapitals(territory);
  const letters = size * (isCapital ? CAPITALS : 1);
  const leading = size * (isCapital ? LEADING_OF_CAPITALS : LEADING);
  const middle = pointAt(label.at);
  return lines.map((text, rank) => {
    const down = BASE * letters + (rank - (lines.length - 1) / 2) * leading;
    const found = { text, size: letters };
    if (arc) return { ...found, ...roundBase(label.at, down) };
    const tilt = (turn * Math.PI) / 180;
    const at = { x: middle.x - down * Math.sin(tilt), y: middle.y + down * Math.cos(tilt) };
    return { ...found, at, turn, arc: null };
  });
}

/** As far as the base of a line goes to both sides of its middle, in degrees. */
const ARC = 34;

/** A base so far below the middle of a name, round the pole; letters stand upright in both halves of the map. */
function roundBase([radius = 0, angle = 0]: Label['at'], down: number) {
  const isUpper = angle < 180;
  const far = isUpper ? radius - down : radius + down;
  const [left, right] = isUpper ? [angle + ARC, angle - ARC] : [angle - ARC, angle + ARC];
  const [from, to] = [pointAt([far, left]), pointAt([far, right])];
  return {
    at: pointAt([far, angle]),
    turn: isUpper ? 90 - angle : 270 - angle,
    arc: `M${from.x} ${from.y}A${far} ${far} 0 0 ${isUpper ? 1 : 0} ${to.x} ${to.y}`,
  };
}

/** A territory's label on a map. */
export function labelOf({ id }: Territory, names: Lettering): Label | undefined {
  const label = SHAPE.labels[id];
  if (names === 'whole') return label;
  return (names === 'bare' ? label?.bare : undefined) ?? label?.small;
}
