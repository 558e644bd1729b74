import { type Box, isBoxInside, isPillInside, middleOfArea } from '@/lib/board/map/area';
import type { Names } from '@/lib/board/map/names';
import type { Point } from '@/lib/board/map/shape';
import { overlap } from './boxes';
import type { NameBox } from './name-boxes';

/* A stronghold with forces in it: its name above, their tokens in rows below; the tokens alone where both have no room. */

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The ground of a stronghold, and the names of other places that reach into it or near it. */
interface Land {
  readonly area: readonly Point[];
  readonly others: readonly Box[];
}

export interface Hold {
  /** Null where the name has no room beside the tokens. */
  readonly name: NameBox | null;
  /** In the order of the tokens; fewer than they are where not all have room. */
  readonly tokens: readonly (Box & { readonly scale: number })[];
}

const GAP = 4;
const STEP = 4;
/** Free of borders, left and right of a name together. */
const BESIDE = 7;
/** With the name, the first that has room: how much smaller tokens and letters are drawn. */
const WITH_NAME: readonly { readonly scale: number; readonly letters: number }[] = [
  { scale: 1, letters: 1 },
  { scale: 1, letters: 0.9 },
  { scale: 0.86, letters: 1 },
  { scale: 0.86, letters: 0.9 },
  { scale: 1, letters: 0.82 },
  { scale: 0.86, letters: 0.82 },
  { scale: 0.76, letters: 0.9 },
  { scale: 0.76, letters: 0.82 },
];
/** On a small map letters stay as large as they can be read: tokens give way first. */
const WITH_NAME_SMALL: typeof WITH_NAME = [1, 0.93].flatMap((letters) =>
  [1, 0.86, 0.76, 0.66].map((scale) => ({ scale, letters })),
);
/** Tokens alone. */
const ALONE_SCALES = [1, 0.86, 0.74, 0.64] as const;

/**
 * As many of the tokens as have room within an area, and the name, as it is or on one line, if all have; null where not
 * even one has.
 */
export function fitHold(
  lines: readonly NameBox[],
  tokens: readonly Size[],
  land: Land,
  names: Names,
): Hold | null {
  for (const { scale, letters } of names === 'small' ? WITH_NAME_SMALL : WITH_NAME)
    for (const line of lines) {
      const one = smaller(line, letters);
      const found = inRowsOf(one, tokens, scale, land) ?? besideOf(one, tokens, scale, land);
      if (found !== null) return found;
    }
  for (let many = tokens.length; many > 0; many -= 1)
    for (const scale of ALONE_SCALES) {
      const found = inRowsOf(null, tokens.slice(0, many), scale, land);
      if (found !== null) return found;
    }
  return null;
}

function smaller(name: NameBox, by: number): NameBox {
  return { ...name, width: name.width * by, height: name.height * by, size: name.size * by };
}

/** In one row, in two, or below one another. */
function inRowsOf(
  name: NameBox | null,
  tokens: readonly Size[],
  scale: number,
  land: Land,
): Hold | null {
  const many = tokens.length;
  for (const perRow of new Set([many, Math.ceil(many / 2), 1])) {
    const found = holdOf(name, rowsOf(tokens, perRow), scale, land);
    if (found !== null) return found;
  }
  return null;
}

/** So many in a row, the last may have fewer. */
export function rowsOf<T>(tokens: readonly T[], perRow: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(tokens.length / perRow) }, (_, row) =>
    tokens.slice(row * perRow, (row + 1) * perRow),
  );
}

function holdOf(
  name: NameBox | null,
  rows: readonly (readonly Size[])[],
  scale: number,
  land: Land,
): Hold | null {
  const above = name === null ? 0 : name.height + GAP;
  const height = above - GAP + rows.reduce((sum, row) => sum + heightOf(row) * scale + GAP, 0);
  if (height > extent(land.area, 'y')) return null;
  const boxesAt = (x: number, y: number) => {
    let top = y - height / 2;
    const title = name === null ? null : { ...name, x, y: top + name.height / 2 };
    top += above;
    const tokens = rows.flatMap((row) => {
      const boxes = inRow(row, scale, x, top + (heightOf(row) * scale) / 2);
      top += heightOf(row) * scale + GAP;
      return boxes;
    });
    return { name: title, tokens };
  };
  for (const { x, y } of spotsOf(land.area, middleOfArea(land.area))) {
    const found = boxesAt(x, y);
    if (isWithin(found, land)) return found;
  }
  return null;
}

function isWithin({ name, tokens }: Hold, { area, others }: Land): boolean {
  return (
    (name === null || isBoxInside(apart(name), area)) &&
    tokens.every((box) => isPillInside(box, area)) &&
    !others.some((other) => [...tokens, ...(name ? [name] : [])].some((box) => overlap(box, other)))
  );
}

/** With what is left free beside its letters: none of them touches a border. */
function apart(name: NameBox): Box {
  return { ...name, width: name.width + BESIDE };
}

/** The name to the right of its tokens, or to the left, where the place is wide and low. */
function besideOf(name: NameBox, tokens: readonly Size[], scale: number, land: Land): Hold | null {
  const row = tokens.reduce((sum, { width }) => sum + width * scale + GAP, -GAP);
  const whole = row + GAP + name.width;
  if (whole > extent(land.area, 'x')) return null;
  for (const { x, y } of spotsOf(land.area, name))
    for (const turn of [1, -1]) {
      const found = {
        name: { ...name, y, x: x + (turn * (whole - name.width)) / 2 },
        tokens: inRow(tokens, scale, x - (turn * (whole - row)) / 2, y),
      };
      if (isWithin(found, land)) return found;
    }
  return null;
}

/** Side by side round a middle. */
export function inRow(row: readonly Size[], scale: number, x: number, y: number) {
  const width = row.reduce((sum, one) => sum + one.width * scale + GAP, -GAP);
  let left = x - width / 2;
  return row.map((one) => {
    const size = scaled(one, scale);
    const box = { ...size, x: left + size.width / 2, y, scale };
    left += size.width + GAP;
    return box;
  });
}

/** Of the highest in a row. */
export const heightOf = (row: readonly Size[]) => Math.max(...row.map(({ height }) => height));

function scaled({ width, height }: Size, scale: number): Size {
  return { width: width * scale, height: height * scale };
}

/** How far an area goes, across or down. */
function extent(area: readonly Point[], of: 'x' | 'y'): number {
  const all = area.map((point) => point[of]);
  return Math.max(...all) - Math.min(...all);
}

/** Spots of an area, the nearest to a point first. */
function spotsOf(area: readonly Point[], near: Point): readonly Point[] {
  const [xs, ys] = [area.map(({ x }) => x), area.map(({ y }) => y)];
  const spots: Point[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) spots.push({ x, y });
  const far = ({ x, y }: Point) => Math.hypot(x - near.x, y - near.y);
  return spots.sort((one, other) => far(one) - far(other));
}
