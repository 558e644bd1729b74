import type { Box } from '@/lib/board/map/area';
import { TERRITORIES, type Territory } from '@/lib/board/map/map';
import { heightOf, roomOf, widthOf } from '@/lib/board/map/name-rooms';
import { isNarrow, labelOf, type Names } from '@/lib/board/map/names';
import { type Point, pointAt } from '@/lib/board/map/shape';

/* The names of the territories as boxes, so that nothing is laid on them. */

/** A name that stands otherwise than on the empty map, on straight lines. */
export interface NameBox extends Box {
  /** The size of its letters. */
  readonly size: number;
  readonly lines: readonly string[];
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** Partly beside its place: its letters need a ground of their own. */
  readonly isOut?: boolean;
}

/** The room of every name that stands on the empty map, by territory; a small map leaves those of narrow land off. */
export function nameRooms(names: Names): ReadonlyMap<string, readonly Box[]> {
  return ROOMS[names];
}

/** The name of a stronghold, level, as it stands on the empty map. */
export function holdName(territory: Territory, names: Names): NameBox | null {
  const label = labelOf(territory, names);
  return label === undefined
    ? null
    : nameBox(pointAt(label.at), label.size, label.lines, territory, names);
}

export function nameBox(
  { x, y }: Point,
  size: number,
  lines: readonly string[],
  territory: Territory,
  names: Names,
): NameBox {
  const width = Math.max(...lines.map((text) => widthOf(text, size, territory, names)));
  return { x, y, width, height: heightOf(lines.length, size, territory), size, lines };
}

function roomsOf(names: Names): ReadonlyMap<string, readonly Box[]> {
  return new Map(
    TERRITORIES.flatMap((territory) => {
      const label = labelOf(territory, names);
      const isOff = names === 'small' && isNarrow(territory);
      return label === undefined || isOff
        ? []
        : [[territory.id, roomOf(label, territory, names)] as const];
    }),
  );
}

const ROOMS = { whole: roomsOf('whole'), small: roomsOf('small') };
