import type { Box } from './area';
import type { Sector, Territory } from './map';
import {
  BASE,
  hasCapitals,
  LEADING,
  LEADING_OF_CAPITALS,
  type Line,
  linesOf,
  type Names,
} from './names';
import { anglesOf, type Label, pointAt, polarOf, SHAPE } from './shape';

/* The room that the names of territories take on the map. */

/** Widths of a letter, and what a line may be wider than its letters, by the size of the type. */
const SPACED = [0.52, 0.7] as const;
const CLOSE = [0.48, 0.5] as const;
const HEAVY = [0.6, 0.15] as const;
const CAPS = [0.48, 0.25] as const;
/** Letters of a heavy name that are so much narrower than others. */
const NARROW = /[ilrt']/g;
const LESS = 0.2;

/** How wide a line is at most. */
export function widthOf(text: string, size: number, territory: Territory, names: Names): number {
  const [letter, more] = lettersOf(territory, names);
  const less = territory.type === 'stronghold' ? LESS * (text.match(NARROW) ?? []).length : 0;
  return (letter * text.length + more - less) * size;
}

function lettersOf(territory: Territory, names: Names) {
  if (hasCapitals(territory)) return CAPS;
  if (territory.type === 'stronghold') return HEAVY;
  return names === 'small' ? CLOSE : SPACED;
}

/** How high a name of so many lines is, from the top of its letters to their feet. */
export function heightOf(lines: number, size: number, territory: Territory): number {
  const isCapital = hasCapitals(territory);
  return (
    ((lines - 1) * (isCapital ? LEADING_OF_CAPITALS : LEADING) + (isCapital ? 0.7 : 0.98)) * size
  );
}

/** How much of a name lies in a sector, as that of the storm: from 0 to 1. */
export function shareIn(sector: Sector, label: Label, territory: Territory, names: Names): number {
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

/** The room of a name as boxes: one where it is level, else one for each few letters. */
export function roomOf(label: Label, territory: Territory, names: Names): readonly Box[] {
  const { at, size, lines, turn = 0, arc = false } = label;
  if (!arc && turn === 0) {
    const width = Math.max(...lines.map((text) => widthOf(text, size, territory, names)));
    return [{ ...pointAt(at), width, height: heightOf(lines.length, size, territory) }];
  }
  return linesOf(label, territory).flatMap((line) => {
    const width = widthOf(line.text, size, territory, names);
    const many = Math.ceil(width / (PIECE * size));
    const tall = heightOf(1, size, territory);
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
