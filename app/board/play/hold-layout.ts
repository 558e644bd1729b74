import { type Box, isBoxInside } from '@/lib/board/map/area';
import type { Point } from '@/lib/board/map/shape';
import type { NameBox } from './name-boxes';

/* A stronghold with forces in it: its name above, their tokens in rows below. */

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Hold {
  readonly name: NameBox;
  /** In the order of the tokens; fewer than they are where not all have room. */
  readonly tokens: readonly (Box & { readonly scale: number })[];
}

const GAP = 4;
const STEP = 4;
/** The name shrinks first, then the tokens. */
const TOKEN_SCALES = [1, 0.86] as const;
const NAME_SCALES = [1, 0.88, 0.76] as const;

/** The name and as many of the tokens as have room within an area; null where not even one has. */
export function fitHold(
  name: NameBox,
  tokens: readonly Size[],
  area: readonly Point[],
): Hold | null {
  for (let many = tokens.length; many > 0; many -= 1) {
    const some = tokens.slice(0, many);
    for (const tokenScale of TOKEN_SCALES)
      for (const nameScale of NAME_SCALES) {
        for (const perRow of new Set([many, Math.ceil(many / 2), 1])) {
          const found = holdOf(name, nameScale, rowsOf(some, perRow), tokenScale, area);
          if (found !== null) return found;
        }
        const beside = besideOf(name, nameScale, some, tokenScale, area);
        if (beside !== null) return beside;
      }
  }
  return null;
}

function rowsOf(tokens: readonly Size[], perRow: number): readonly (readonly Size[])[] {
  return Array.from({ length: Math.ceil(tokens.length / perRow) }, (_, row) =>
    tokens.slice(row * perRow, (row + 1) * perRow),
  );
}

function holdOf(
  name: NameBox,
  nameScale: number,
  rows: readonly (readonly Size[])[],
  scale: number,
  area: readonly Point[],
): Hold | null {
  const label = scaled(name, nameScale);
  const height = label.height + rows.reduce((sum, row) => sum + heightOf(row) * scale + GAP, 0);
  const boxesAt = (x: number, y: number) => {
    let top = y - height / 2;
    const title = { ...label, size: name.size * nameScale, x, y: top + label.height / 2 };
    top += label.height + GAP;
    const tokens = rows.flatMap((row) => {
      const boxes = inRow(row, scale, x, top + (heightOf(row) * scale) / 2);
      top += heightOf(row) * scale + GAP;
      return boxes;
    });
    return { name: title, tokens };
  };
  for (const { x, y } of spotsOf(area, name)) {
    const found = boxesAt(x, y);
    if ([found.name, ...found.tokens].every((box) => isBoxInside(box, area))) return found;
  }
  return null;
}

/** The name to the right of its tokens, or to the left, where the place is wide and low. */
function besideOf(
  name: NameBox,
  nameScale: number,
  tokens: readonly Size[],
  scale: number,
  area: readonly Point[],
): Hold | null {
  const label = scaled(name, nameScale);
  const row = tokens.reduce((sum, { width }) => sum + width * scale + GAP, -GAP);
  const whole = row + GAP + label.width;
  for (const { x, y } of spotsOf(area, name))
    for (const turn of [1, -1]) {
      const title = { ...label, size: name.size * nameScale, y };
      const found = {
        name: { ...title, x: x + (turn * (whole - label.width)) / 2 },
        tokens: inRow(tokens, scale, x - (turn * (whole - row)) / 2, y),
      };
      if ([found.name, ...found.tokens].every((box) => isBoxInside(box, area))) return found;
    }
  return null;
}

function inRow(row: readonly Size[], scale: number, x: number, y: number) {
  const width = row.reduce((sum, one) => sum + one.width * scale + GAP, -GAP);
  let left = x - width / 2;
  return row.map((one) => {
    const size = scaled(one, scale);
    const box = { ...size, x: left + size.width / 2, y, scale };
    left += size.width + GAP;
    return box;
  });
}

const heightOf = (row: readonly Size[]) => Math.max(...row.map(({ height }) => height));

function scaled({ width, height }: Size, scale: number): Size {
  return { width: width * scale, height: height * scale };
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
