import type { Box } from '@/lib/board/map/area';
import { TERRITORIES } from '@/lib/board/map/map';
import { type Point, pointAt, SHAPE } from '@/lib/board/map/shape';

/* The names of the territories as boxes, so that nothing is laid on them. */

/** How names stand on the map: as a large map has them, or as a small one does. */
export type Names = 'whole' | 'small';

export interface NameBox extends Box {
  /** The size of its letters. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** The width of a letter of the sans by the size of the type. */
const LETTER = 0.53;
/** From line to line, by the size of the type. */
const LEADING = 1.08;

export function nameBoxes(names: Names): ReadonlyMap<string, NameBox> {
  return NAMES[names];
}

function boxesOf(names: Names): ReadonlyMap<string, NameBox> {
  return new Map(
    TERRITORIES.flatMap(({ id }) => {
      const label = SHAPE.labels[id];
      if (label === undefined) return [];
      const { at, size, lines } = names === 'small' ? label.small : label;
      return [[id, nameBox(pointAt(at), size, lines)] as const];
    }),
  );
}

export function nameBox({ x, y }: Point, size: number, lines: readonly string[]): NameBox {
  const longest = Math.max(...lines.map(({ length }) => length));
  const [width, height] = [longest * size * LETTER, lines.length * size * LEADING];
  return { x, y, width, height, size, lines };
}

const NAMES = { whole: boxesOf('whole'), small: boxesOf('small') };
