import { areaOf, PER_BORDER } from './area';
import { LOCATIONS, type Territory } from './map';
import { type Point, SHAPE } from './shape';

/** Between two points of an edge. */
const SPACING = 5;
/** To both sides, by which the way an edge faces is smoothed. */
const REACH = 2;

/** A point of the edge of a massif, and the way out of it there, of length 1. */
export interface EdgePoint extends Point {
  readonly out: Point;
}

/** The edges round all ground of a kind, whatever borders lie within it: closed, clockwise, in even steps. */
export function massifsOf(kind: Territory['type']): readonly (readonly EdgePoint[])[] {
  const sides = new Map<string, readonly Point[]>();
  for (const { id, territory } of LOCATIONS.values()) {
    if (territory.type !== kind) continue;
    const corners = SHAPE.cells[id] ?? [];
    const area = areaOf(id);
    for (const [at, a] of corners.entries()) {
      const b = corners[(at + 1) % corners.length] ?? a;
      // A border that two have goes once this way and once that.
      if (!sides.delete(`${b} ${a}`))
        sides.set(`${a} ${b}`, area.slice(at * PER_BORDER, (at + 1) * PER_BORDER));
    }
  }
  const edges = [];
  for (let [first] = sides; first !== undefined; [first] = sides) {
    const points: Point[] = [];
    let next: string | undefined = first[0];
    while (next !== undefined) {
      points.push(...(sides.get(next) ?? []));
      sides.delete(next);
      const end: string | undefined = next.split(' ')[1];
      next = [...sides.keys()].find((side) => side.startsWith(`${end} `));
    }
    edges.push(facing(evenly(points)));
  }
  return edges;
}

function evenly(points: readonly Point[]): readonly Point[] {
  const found: Point[] = [];
  let left = 0;
  for (const [at, from] of points.entries()) {
    const to = points[(at + 1) % points.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; left < length; left += SPACING) {
      const part = left / length;
      found.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    left -= length;
  }
  return found;
}

function facing(points: readonly Point[]): readonly EdgePoint[] {
  const many = points.length;
  return points.map((point, at) => {
    const before = points[(at + many - REACH) % many] ?? point;
    const after = points[(at + REACH) % many] ?? point;
    const [x, y] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(x, y) || 1;
    return { ...point, out: { x: y / length, y: -x / length } };
  });
}
