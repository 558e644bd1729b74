import { type Box, isPillInside, middleOfArea } from '@/lib/board/map/area';
import type { Point } from '@/lib/board/map/shape';
import { overlap } from './boxes';

/* A stronghold with forces in it: their tokens in rows, on what its name leaves free. */

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The ground of a stronghold, and what lies on it or near it. */
interface Land {
  readonly area: readonly Point[];
  readonly others: readonly Box[];
}

/** In the order of the tokens. */
export type Hold = readonly (Box & { readonly scale: number })[];

const GAP = 4;
const STEP = 4;
/** How much smaller tokens are drawn: the first with which all have room. */
const SCALES = [1, 0.92, 0.84, 0.81, 0.78] as const;

/** Between a token and the walls, if there is room. */
const RIMS = [5, 0] as const;

/** All tokens within an area; null where they have no room. */
export function fitHold(tokens: readonly Size[], land: Land): Hold | null {
  const many = tokens.length;
  const spots = spotsOf(land.area);
  // in one row, in two, or below one another
  for (const scale of SCALES)
    for (const rim of RIMS)
      for (const perRow of new Set([many, Math.ceil(many / 2), 1])) {
        const found = holdOf(rowsOf(tokens, perRow), scale, rim, land, spots);
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
  rows: readonly (readonly Size[])[],
  scale: number,
  rim: number,
  { area, others }: Land,
  spots: readonly Point[],
): Hold | null {
  const height = rows.reduce((sum, row) => sum + heightOf(row) * scale + GAP, -GAP);
  for (const { x, y } of spots) {
    let top = y - height / 2;
    const boxes = rows.flatMap((row) => {
      const found = inRow(row, scale, x, top + (heightOf(row) * scale) / 2);
      top += heightOf(row) * scale + GAP;
      return found;
    });
    const isFree = (box: Box) =>
      isPillInside({ ...box, width: box.width + 2 * rim, height: box.height + 2 * rim }, area) &&
      !others.some((other) => overlap(box, other));
    if (boxes.every(isFree)) return boxes;
  }
  return null;
}

/** Side by side round a middle. */
export function inRow(row: readonly Size[], scale: number, x: number, y: number) {
  const width = row.reduce((sum, one) => sum + one.width * scale + GAP, -GAP);
  let left = x - width / 2;
  return row.map((one) => {
    const size = { width: one.width * scale, height: one.height * scale };
    const box = { ...size, x: left + size.width / 2, y, scale };
    left += size.width + GAP;
    return box;
  });
}

/** Of the highest in a row. */
export const heightOf = (row: readonly Size[]) => Math.max(...row.map(({ height }) => height));

/** Spots of an area, the nearest to its middle first. */
function spotsOf(area: readonly Point[]): readonly Point[] {
  const middle = middleOfArea(area);
  const [xs, ys] = [area.map(({ x }) => x), area.map(({ y }) => y)];
  const spots: Point[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) spots.push({ x, y });
  const far = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  return spots.sort((one, other) => far(one) - far(other));
}
