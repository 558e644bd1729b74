import { type Box, isInside } from '@/lib/board/map/area';
import { SECTORS } from '@/lib/board/map/sectors';
import { anglesOf, type Point, pointAt, SHAPE } from '@/lib/board/map/shape';
import { RING } from '../map-parts';
import { holdsBut } from './boxes';

/* Ways of forces as lines that keep off what lies on the map, and end in a head that is seen. */

export interface Way {
  readonly line: string;
  readonly head: string;
}

/** How far a line leaves the straight one, by its length: the first of those that cross least. */
const BENDS = [
  0.13, -0.13, 0.2, -0.2, 0.28, -0.28, 0.36, -0.36, 0.45, -0.45, 0.6, -0.6, 0.8, -0.8,
] as const;
/** How far from straight outwards a shipment comes in, in degrees. */
const TURNS = [0, 24, -24, 48, -48, 72, -72] as const;
/** How long a shipment's way is drawn. */
const DART = 62;
/** Shorter ones would be heads alone. */
const LEAST = 12;
const HEAD = 19;
/** Between a line and the counter that it leaves, or comes to. */
const FROM = 3;
const TO = 11;
/** What a greater bend costs, in samples that lie on something. */
const PER_BEND = 4;
const SAMPLES = 40;
/** What a sample on another stronghold costs, in those that lie on something. */
const HELD = 3;
/** What one off the map costs; a shipment begins there. */
const OFF = 10;

/** The numbers of the sectors on the ring. */
const NUMBERS: readonly Box[] = Array.from({ length: SECTORS }, (_, sector) => {
  const [from, to] = anglesOf(sector);
  const at = pointAt([SHAPE.rim + RING / 2 + 1, ((from + to) / 2) % 360]);
  return { ...at, width: 34, height: 28 };
});

/** A line from one box to another; null where none has its head on free ground. */
export function arrowTo(from: Box, to: Box, taken: readonly Box[]): Way | null {
  return bestOf(
    BENDS.map((bend) => ({ from, bend })),
    to,
    taken,
    holdsBut([from, to]),
  );
}

/** A short line to a box from outside, where shipments come from. */
export function dartTo(to: Box, taken: readonly Box[]): Way | null {
  return bestOf(
    TURNS.map((turn) => ({ from: outwards(to, turn), bend: 0 })),
    to,
    [...taken, ...NUMBERS],
    [],
  );
}

interface Course {
  readonly from: Box;
  readonly bend: number;
}

function bestOf(
  courses: readonly Course[],
  to: Box,
  taken: readonly Box[],
  holds: readonly (readonly Point[])[],
): Way | null {
  let best: Way | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [rank, course] of courses.entries()) {
    const curve = curveOf(course, to);
    if (curve === null || isOn(curve.end, taken) || isOn(curve.neck, taken)) continue;
    const cost = crossed(curve, taken, holds) + Math.abs(course.bend) * PER_BEND + rank * 0.01;
    if (cost < least) [best, least] = [wayOf(curve), cost];
  }
  return best;
}

interface Curve {
  readonly start: Point;
  readonly middle: Point;
  readonly end: Point;
  /** Where the line goes over into the head. */
  readonly neck: Point;
  readonly turn: number;
}

function curveOf({ from, bend }: Course, to: Box): Curve | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const start = edgeOf(from, middle, FROM);
  const end = edgeOf(to, middle, TO);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < LEAST || (end.x - start.x) * dx + (end.y - start.y) * dy <= 0) return null;
  const turn = Math.atan2(end.y - middle.y, end.x - middle.x);
  return { start, middle, end, turn, neck: behind(end, turn, HEAD * 0.7, 0) };
}

function wayOf({ start, middle, end, neck, turn }: Curve): Way {
  const corner = (aside: number) => said(behind(end, turn, HEAD, HEAD * aside));
  return {
    line: `M${said(start)}Q${said(middle)} ${said(neck)}`,
    head: `M${said(end)}L${corner(0.52)}L${corner(-0.52)}Z`,
  };
}

function behind({ x, y }: Point, turn: number, back: number, aside: number): Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: x - cos * back - sin * aside, y: y - sin * back + cos * aside };
}

/** On how many of its points a line lies on something; on a stronghold it would seem to go there. */
function crossed(
  { start, middle, neck }: Curve,
  taken: readonly Box[],
  holds: readonly (readonly Point[])[],
): number {
  let count = 0;
  for (let sample = 0; sample <= SAMPLES; sample += 1) {
    const t = sample / SAMPLES;
    const part = (axis: 'x' | 'y') =>
      (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * middle[axis] + t ** 2 * neck[axis];
    const point = { x: part('x'), y: part('y') };
    if (isOn(point, taken)) count += 1;
    if (holds.some((area) => isInside(point, area))) count += HELD;
    // the ring has the numbers of the sectors
    if (Math.hypot(point.x, point.y) > SHAPE.rim) count += OFF;
  }
  return count;
}

/** Whether a point of a line lies on something, or at its edge. */
function isOn({ x, y }: Point, taken: readonly Box[]): boolean {
  return taken.some(
    (box) => Math.abs(x - box.x) < box.width / 2 + 5 && Math.abs(y - box.y) < box.height / 2 + 5,
  );
}

function outwards({ x, y, width, height }: Box, degrees: number): Box {
  const turn = Math.atan2(y, x) + (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const by = DART + (Math.abs(cos) * width + Math.abs(sin) * height) / 2;
  return { x: x + cos * by, y: y + sin * by, width: 0, height: 0 };
}

/** Where the way from the middle of a box to a point leaves it, and a little on. */
function edgeOf({ x, y, width, height }: Box, to: Point, more: number): Point {
  const [dx, dy] = [to.x - x, to.y - y];
  const far = Math.hypot(dx, dy) || 1;
  const out = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : ((width / 2) * far) / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : ((height / 2) * far) / Math.abs(dy),
  );
  return { x: x + (dx / far) * (out + more), y: y + (dy / far) * (out + more) };
}

function said({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
