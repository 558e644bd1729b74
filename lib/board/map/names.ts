import type { Box } from './area';
import type { Territory } from './map';
import { type Label, type Point, pointAt, SHAPE } from './shape';

/* How the names of territories are lettered, and the room that they take. */

/** How names stand on the map: as a large map has them, or as a small one does. */
export type Names = 'whole' | 'small';

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
const CAPITALS = 0.78;
/** From line to line, by the size of the type. */
const LEADING = 1.04;
const LEADING_OF_CAPITALS = 0.9;
/** The base of a line below its middle. */
const BASE = 0.26;
/** Widths of a letter, and what a line may be wider than its letters, by the size of the type. */
const SERIF = [0.52, 0.7] as const;
const CAPS = [0.48, 0.25] as const;
const SANS = [0.48, 0.5] as const;

export function hasCapitals({ type }: Territory, names: Names): boolean {
  return names === 'whole' && type === 'rock';
}

/** How wide a line is at most. */
export function widthOf(text: string, size: number, territory: Territory, names: Names): number {
  const [letter, more] = names === 'small' ? SANS : hasCapitals(territory, names) ? CAPS : SERIF;
  return (letter * text.length + more) * size;
}

/** How high a name of so many lines is, from the top of its letters to their feet. */
export function heightOf(lines: number, size: number, territory: Territory, names: Names): number {
  const isCapital = hasCapitals(territory, names);
  return (
    ((lines - 1) * (isCapital ? LEADING_OF_CAPITALS : LEADING) + (isCapital ? 0.7 : 0.98)) * size
  );
}

/** A name as its lines stand. */
export function linesOf(label: Label, territory: Territory, names: Names): readonly Line[] {
  const { size, lines, turn = 0, arc = false } = label;
  const isCapital = hasCapitals(territory, names);
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

/** So long, by the size of the type, is a piece of a line that is not level. */
const PIECE = 0.9;

/** The room of a name as boxes: one where it is level, else one for each few letters. */
export function roomOf(label: Label, territory: Territory, names: Names): readonly Box[] {
  const { at, size, lines, turn = 0, arc = false } = label;
  if (!arc && turn === 0) {
    const width = Math.max(...lines.map((text) => widthOf(text, size, territory, names)));
    return [{ ...pointAt(at), width, height: heightOf(lines.length, size, territory, names) }];
  }
  return linesOf(label, territory, names).flatMap((line) => {
    const width = widthOf(line.text, size, territory, names);
    const many = Math.ceil(width / (PIECE * size));
    const tall = heightOf(1, size, territory, names);
    return Array.from({ length: many }, (_, piece) => {
      const far = width * ((piece + 0.5) / many - 0.5);
      return pieceAt(label, line, far, width / many, tall);
    });
  });
}

/** The box of a piece of a line, so far along it from its middle. */
function pieceAt(label: Label, line: Line, far: number, long: number, tall: number): Box {
  const up = BASE * line.size;
  let [tilt, base] = [(line.turn * Math.PI) / 180, line.at];
  if (label.arc) {
    const [, angle = 0] = label.at;
    const radius = Math.hypot(base.x, base.y);
    const by = ((angle < 180 ? -far : far) / radius) * (180 / Math.PI);
    base = pointAt([radius, (angle + by + 360) % 360]);
    tilt -= (by * Math.PI) / 180;
  } else base = { x: base.x + far * Math.cos(tilt), y: base.y + far * Math.sin(tilt) };
  const [cos, sin] = [Math.abs(Math.cos(tilt)), Math.abs(Math.sin(tilt))];
  return {
    x: base.x + up * Math.sin(tilt),
    y: base.y - up * Math.cos(tilt),
    width: long * cos + tall * sin,
    height: long * sin + tall * cos,
  };
}

/** A territory's label on a map. */
export function labelOf({ id }: Territory, names: Names): Label | undefined {
  const label = SHAPE.labels[id];
  return names === 'small' ? label?.small : label;
}
