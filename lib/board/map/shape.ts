import file from '@/data/board/map-shape.json';
import type { Sector } from './map';
import { SECTORS } from './sectors';

/** A distance from the pole and an angle in degrees, counterclockwise from the right. */
type Polar = readonly number[];

/** A name on the map. */
export interface Label {
  readonly at: Polar;
  readonly size: number;
  readonly lines: readonly string[];
  /** Degrees by which straight lines are turned, clockwise. */
  readonly turn?: number;
  /** Whether its lines go round the pole. */
  readonly arc?: boolean;
}

/** The drawing as its file has it; what each part means stands in `shapeFileSchema`. */
interface Shape {
  readonly pole: number;
  readonly rim: number;
  readonly sectorEnds: readonly number[];
  readonly corners: readonly Polar[];
  readonly bends: readonly (readonly number[])[];
  readonly cells: Readonly<Record<string, readonly number[]>>;
  readonly labels: Readonly<
    Record<string, Label & { readonly small: Label; readonly bare?: Label }>
  >;
  readonly marks: Readonly<Record<string, Polar>>;
  readonly spice: Readonly<Record<string, Polar>>;
  readonly signs: Readonly<Record<string, readonly number[]>>;
}

// It is the project's own file, so a test parses it, not this.
export const SHAPE: Shape = file;

/** A point of the drawing: to the right of the pole, and below it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function pointAt([distance = 0, degrees = 0]: Polar): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: rounded(distance * Math.cos(angle)), y: rounded(-distance * Math.sin(angle)) };
}

/** The distance of a point from the pole, and its angle. */
export function polarOf({ x, y }: Point): Polar {
  const degrees = (Math.atan2(-y, x) * 180) / Math.PI;
  return [Math.hypot(x, y), (degrees + 360) % 360];
}

/** A border between two corners: straight, along a circle around the pole, or bent through a point. */
export type Border =
  | { readonly kind: 'line'; readonly to: Point }
  | {
      readonly kind: 'arc';
      readonly to: Point;
      readonly radius: number;
      readonly clockwise: boolean;
    }
  | { readonly kind: 'bend'; readonly to: Point; readonly through: Point };

/** The outline of a location: where it begins, and its borders from there, clockwise. */
export interface Outline {
  readonly from: Point;
  readonly borders: readonly Border[];
}

const BENDS = new Map(SHAPE.bends.map(([a, b, ...at]) => [`${a} ${b}`, at] as const));

export function outlineOf(id: string): Outline {
  const corners = SHAPE.cells[id] ?? [];
  return {
    from: cornerAt(corners[0]),
    borders: corners.map((a, at) => borderBetween(a, corners[(at + 1) % corners.length] ?? a)),
  };
}

/** The wedge of a sector from the Polar Sink to the rim. */
export function wedgeOf(sector: Sector): Outline {
  const [start, end] = anglesOf(sector);
  const { pole, rim } = SHAPE;
  const [inner, outer] = [pointAt([pole, end]), pointAt([rim, start])];
  return {
    from: pointAt([pole, start]),
    borders: [
      { kind: 'line', to: outer },
      { kind: 'arc', to: pointAt([rim, end]), radius: rim, clockwise: false },
      { kind: 'line', to: inner },
      { kind: 'arc', to: pointAt([pole, start]), radius: pole, clockwise: true },
    ],
  };
}

/** The angles at which a sector starts and ends, in degrees, the end after the start. */
export function anglesOf(sector: Sector): readonly [start: number, end: number] {
  const start = SHAPE.sectorEnds[(sector + SECTORS - 1) % SECTORS] ?? 0;
  const end = SHAPE.sectorEnds[sector] ?? 0;
  return [start, end < start ? end + 360 : end];
}

/** As the `d` of a path in an SVG. */
export function pathOf({ from, borders }: Outline): string {
  let here = from;
  const parts = borders.map((border) => {
    const { to } = border;
    const start = here;
    here = to;
    if (border.kind === 'line') return `L${said(to)}`;
    if (border.kind === 'arc')
      return `A${border.radius} ${border.radius} 0 0 ${border.clockwise ? 1 : 0} ${said(to)}`;
    return `Q${said(controlOf(start, border.through, to))} ${said(to)}`;
  });
  return `M${said(from)}${parts.join('')}Z`;
}

/** The control point of the curve that goes through a point half-way. */
function controlOf(from: Point, through: Point, to: Point): Point {
  return { x: 2 * through.x - (from.x + to.x) / 2, y: 2 * through.y - (from.y + to.y) / 2 };
}

export function borderBetween(a: number, b: number): Border {
  const to = cornerAt(b);
  const bend = BENDS.get(a < b ? `${a} ${b}` : `${b} ${a}`);
  if (bend !== undefined) return { kind: 'bend', to, through: pointAt(bend) };
  const [from = 0, start = 0] = SHAPE.corners[a] ?? [];
  const [end = 0, angle = 0] = SHAPE.corners[b] ?? [];
  const isRound = from === end && (from === SHAPE.pole || from === SHAPE.rim) && start !== angle;
  return isRound
    ? { kind: 'arc', to, radius: from, clockwise: (start - angle + 360) % 360 < 180 }
    : { kind: 'line', to };
}

export function cornerAt(at: number | undefined): Point {
  return pointAt(SHAPE.corners[at ?? 0] ?? [0, 0]);
}

function said({ x, y }: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

/** To tenths: the last digits of a sine differ from machine to machine. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
