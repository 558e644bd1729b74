import type { Box } from '@/lib/board/map/area';
import { TERRITORIES } from '@/lib/board/map/map';
import { pointAt, SHAPE } from '@/lib/board/map/shape';

/* The names of the territories as boxes, so that nothing is laid on them. */

/** How names stand on the map: whole, or as a small map has them. */
export type Names = 'whole' | 'short';

export interface NameBox extends Box {
  /** The size of its letters. */
  readonly size: number;
}

/** The width of a letter of the sans by the size of the type: of a name, of a code in capitals. */
const LETTER = { name: 0.53, code: 0.62 } as const;

export function nameBoxes(names: Names): ReadonlyMap<string, NameBox> {
  return NAMES[names];
}

function boxesOf(names: Names): ReadonlyMap<string, NameBox> {
  return new Map(
    TERRITORIES.flatMap(({ id, short }) => {
      const label = SHAPE.labels[id];
      if (label === undefined) return [];
      const { at, size, lines } = names === 'short' ? label.small : label;
      const letter = lines[0] === short ? LETTER.code : LETTER.name;
      const longest = Math.max(...lines.map(({ length }) => length));
      const width = longest * size * letter;
      return [[id, { ...pointAt(at), width, height: lines.length * size * 1.08, size }] as const];
    }),
  );
}

const NAMES = { whole: boxesOf('whole'), short: boxesOf('short') };
