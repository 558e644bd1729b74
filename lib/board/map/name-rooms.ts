import type { Box } from './area';
import { lengthOf } from './letters';
import { type Sector, TERRITORIES, type Territory } from './map';
import {
  BASE,
  CAPITALS,
  hasCapitals,
  LEADING,
  LEADING_OF_CAPITALS,
  type Lettering,
  type Line,
  labelOf,
  linesOf,
} from './names';
import { anglesOf, type Label, pointAt, polarOf, SHAPE } from './shape';

/* The room that the names of territories take on the map. */

/** What a line is wider than its letters, by their size: its halo. */
const HALO = 0.1;
/** Between letters. */
const SPACING = { whole: 0.025, small: -0.01, bare: -0.01 } as const;
const SPACING_OF_CAPITALS = 0.05;
const SPACING_OF_HOLDS = -0.01;

/** How wide a line is. */
export function widthOf(
  text: string,
  size: number,
  territory: Territory,
  names: Lettering,
): number {
  const { type } = territory;
  if (type === 'stronghold') return size * (lengthOf(text, 'serif', SPACING_OF_HOLDS) + HALO);
  if (!hasCapitals(territory)) return size * (lengthOf(text, 'serif', SPACING[names]) + HALO);
  if (names !== 'whole') return size * (lengthOf(text, 'sans', 0) + HALO);
  return size * (CAPITALS * lengthOf(text.toUpperCase(), 'sans', SPACING_OF_CAPITALS) + HALO);
}

/** How high a name of so many lines is, from the top of its letters to their feet. */
export function heightOf(
  lines: number,
  size: number,
  territory: Territory,
  names: Lettering,
): number {
  const isRock = hasCapitals(territory);
  const last = isRock && names === 'whole' ? 0.9 * CAPITALS : 0.98;
  return ((lines - 1) * (isRock ? LEADING_OF_CAPITALS : LEADING) + last) * size;
}

/** How much of a name lies in a sector, as that of the storm: from 0 to 1. */
export function shareIn(
  sector: Sector,
  label: Label,
  territory: Territory,
  names: Lettering,
): number {
  const [start, end] = anglesOf(sector);
  // In pieces, of which each weighs the same.
  const boxes = roomOf({ ...label, turn: label.turn || 0.01 }, territory, names);
  const inside = boxes.filter((box) => {
    const [distance = 0, angle = 0] = polarOf(box);
    return distance > SHAPE.pole && (angle - start + 360) % 360 < end - start;
  });
  return inside.length / boxes.length;
}

/** So long, by the size of the type, is a piece of a line that is not level. */
const PIECE = 0.9;

/** The room of a name as boxes: one for each line where they are level, else one for each few letters. */
export function roomOf(label: Label, territory: Territory, names: Lettering): readonly Box[] {
  const { size, turn = 0, arc = false } = label;
  if (!arc && turn === 0)
    return linesOf(label, territory).map(({ text, size: letters, at }) => ({
      ...{ x: at.x, y: at.y - BASE * letters },
      width: widthOf(text, size, territory, names),
      height: heightOf(1, size, territory, names),
    }));
  return linesOf(label, territory).flatMap((line) => {
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

/** The room of every name, by territory. */
export function roomsOf(names: Lettering): ReadonlyMap<string, readonly Box[]> {
  ROOMS[names] ??= new Map(
    TERRITORIES.flatMap((territory) => {
      const label = labelOf(territory, names);
      return label === undefined ? [] : [[territory.id, roomOf(label, territory, names)] as const];
    }),
  );
  return ROOMS[names];
}

const ROOMS: { [names in Lettering]?: ReadonlyMap<string, readonly Box[]> } = {};
