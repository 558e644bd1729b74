import { type Border, outlineOf, type Point } from './shape';

/* The ground of a location as a polygon, to ask what lies within it. */

/** A rectangle of the drawing by its middle. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** So many points stand for a border that is bent or round. */
export const PER_BORDER = 24;

const AREAS = new Map<string, readonly Point[]>();

/** The outline of a location as points, clockwise, the bent and round borders in many. */
export function areaOf(id: string): readonly Point[] {
  const known = AREAS.get(id);
  if (known !== undefined) return known;
  const { from, borders } = outlineOf(id);
  let here = from;
  const area = borders.flatMap((border) => {
    const start = here;
    here = border.to;
    return Array.from({ length: PER_BORDER }, (_, at) => along(start, border, at / PER_BORDER));
  });
  AREAS.set(id, area);
  return area;
}

function along(from: Point, border: Border, t: number): Point {
  const { to } = border;
  const straight = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  if (border.kind === 'line') return straight;
  if (border.kind === 'bend') {
    const { through } = border;
    const off = 4 * t * (1 - t);
    return {
      x: straight.x + off * (through.x - (from.x + to.x) / 2),
      y: straight.y + off * (through.y - (from.y + to.y) / 2),
    };
  }
  const start = Math.atan2(from.y, from.x);
  const turn = Math.atan2(to.y, to.x) - start;
  const full = 2 * Math.PI;
  const by = border.clockwise ? (turn + full) % full : -((full - turn) % full);
  return {
    x: border.radius * Math.cos(start + by * t),
    y: border.radius * Math.sin(start + by * t),
  };
}

export function isInside({ x, y }: Point, area: readonly Point[]): boolean {
  let inside = false;
  let one = area.at(-1);
  for (const other of area) {
    if (
      one !== undefined &&
      one.y > y !== other.y > y &&
      x < one.x + ((y - one.y) * (other.x - one.x)) / (other.y - one.y)
    )
      inside = !inside;
    one = other;
  }
  return inside;
}

/** Whether a box lies wholly within an area: no point of the outline is in it, and its corners are inside. */
export function isBoxInside(box: Box, area: readonly Point[]): boolean {
  const [across, down] = [box.width / 2, box.height / 2];
  for (const { x, y } of area)
    if (Math.abs(x - box.x) < across && Math.abs(y - box.y) < down) return false;
  return [-across, across].every((dx) =>
    [-down, down].every((dy) => isInside({ x: box.x + dx, y: box.y + dy }, area)),
  );
}

/** The same of a box with round ends, as an octagon. */
export function isPillInside(box: Box, area: readonly Point[]): boolean {
  const { width, height } = box;
  const cut = height * 0.58;
  return (
    isBoxInside({ ...box, height: height - cut }, area) &&
    isBoxInside({ ...box, width: width - cut }, area)
  );
}

/** The middle of the points of an outline. */
export function middleOfArea(area: readonly Point[]): Point {
  const sum = area.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / area.length, y: sum.y / area.length };
}
