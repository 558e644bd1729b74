import { placeOf } from '@/lib/board/engine/facts';
import { areaOf, type Box, isInside } from '@/lib/board/map/area';
import { locationsOf } from '@/lib/board/map/map';
import type { Point } from '@/lib/board/map/shape';
import { isOnHold, isOnMap, overlap } from './boxes';
import { AROUND, middleOf, nearTo, type PlacedToken, SCALES, type Token } from './token-spots';

/* Where a token stands that has no room in its place: beside it, with a line to a dot well within it. */

/** At least so long is what is seen of the line of a token beside its place. */
const POINTER = 12;
/** No longer than so, from the edge of the token, so that it is seen at once where the line leads. */
export const SHORT = 62;
/** A dot stands so far from the borders of its place and the lines of its sector, or at least so. */
const CLEAR = [13, 9, 5] as const;
const STEP = 7;

/** The spot nearest to its place that is free, from which a line no longer than so goes to it over nothing. */
export function spotBeside(
  token: Token,
  boxes: readonly Box[],
  longest: number,
): PlacedToken | null {
  for (const scale of SCALES) {
    const spot = spotBesideAt(token, scale, boxes, longest);
    if (spot !== null) return spot;
  }
  return null;
}

/** The same for a token that is drawn so much smaller; null where nothing is free. */
export function spotBesideAt(
  token: Token,
  scale: number,
  boxes: readonly Box[],
  longest: number,
): PlacedToken | null {
  const { at } = token;
  const [width, height] = [token.width * scale, token.height * scale];
  const near = nearTo(middleOf(at), width, height, boxes);
  const feet = feetOf(at, near);
  for (const spot of feet.length === 0 ? [] : spotsRound(at, width, height)) {
    if (near.some((other) => overlap(spot, other))) continue;
    const from = nearestTo(spot, feet);
    if (from === null || lineOf(spot, from) > longest) continue;
    if (!isCrossed(spot, from, at, near)) return { ...spot, scale, from, isOnPanel: false };
  }
  return null;
}

/** How much of a line from a box to a point is seen. */
function lineOf({ x, y, width, height }: Box, to: Point): number {
  const across = Math.max(0, Math.abs(to.x - x) - width / 2);
  const down = Math.max(0, Math.abs(to.y - y) - height / 2);
  return Math.hypot(across, down);
}

const ROUND = new Map<string, readonly Box[]>();

/** The spots round a place for a token of a size, on no other stronghold: in its own territory first, the nearest first. */
function spotsRound(at: string, width: number, height: number): readonly Box[] {
  const key = `${at} ${width} ${height}`;
  const known = ROUND.get(key);
  if (known !== undefined) return known;
  const middle = middleOf(at);
  const spots = AROUND.filter(({ x, y }) => x % 10 === 0 && y % 10 === 0)
    .map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y, width, height }))
    .filter((box) => isOnMap(box) && !isOnHold(box, at));
  const isHome = new Map(spots.map((box) => [box, isOwn(box, at)]));
  const found = [
    ...spots.filter((box) => isHome.get(box)),
    ...spots.filter((box) => !isHome.get(box)),
  ];
  ROUND.set(key, found);
  return found;
}

/** Whether a box lies wholly in the territory of a place. */
function isOwn({ x, y, width, height }: Box, at: string): boolean {
  const areas = locationsOf(placeOf(at).territory).map(({ id }) => areaOf(id));
  return [-0.4, 0, 0.4].every((across) =>
    [-0.4, 0.4].every((down) =>
      areas.some((area) => isInside({ x: x + across * width, y: y + down * height }, area)),
    ),
  );
}

/** Where a line to a place may end: free points well within it. */
function feetOf(at: string, boxes: readonly Box[]): readonly Point[] {
  const inner = innerOf(at);
  for (const clear of CLEAR) {
    const free = inner.filter(
      ({ x, y, far }) =>
        far >= clear && !boxes.some((other) => overlap({ x, y, width: 8, height: 8 }, other)),
    );
    if (free.length > 0) return free;
  }
  return [];
}

const INNER = new Map<string, readonly (Point & { readonly far: number })[]>();

/** Points of a place, each with how far it is from the nearest border. */
function innerOf(at: string) {
  const known = INNER.get(at);
  if (known !== undefined) return known;
  const area = areaOf(at);
  const [xs, ys] = [area.map(({ x }) => x), area.map(({ y }) => y)];
  const found: (Point & { readonly far: number })[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
      if (!isInside({ x, y }, area)) continue;
      found.push({ x, y, far: Math.min(...area.map((one) => Math.hypot(one.x - x, one.y - y))) });
    }
  INNER.set(at, found);
  return found;
}

/** Whether a line from a box to a spot would not be seen. */
function isNear({ x, y }: Point, box: Box): boolean {
  return (
    Math.abs(x - box.x) < box.width / 2 + POINTER && Math.abs(y - box.y) < box.height / 2 + POINTER
  );
}

/** The point nearest to a box from which a line to it is seen. */
function nearestTo(box: Box, points: readonly Point[]): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const distance = Math.hypot(point.x - box.x, point.y - box.y);
    if (distance < least && !isNear(point, box)) [best, least] = [point, distance];
  }
  return best;
}

/** Whether a line goes over a name, another token or another stronghold: it would seem to belong there. */
function isCrossed(one: Point, other: Point, at: string, boxes: readonly Box[]): boolean {
  return (
    boxes.some((box) => crosses(one, other, box)) ||
    [0.2, 0.4, 0.6, 0.8, 1].some((part) =>
      isOnHold(
        {
          x: one.x + (other.x - one.x) * part,
          y: one.y + (other.y - one.y) * part,
          width: 8,
          height: 8,
        },
        at,
      ),
    )
  );
}

/** Whether a line goes through a box. */
function crosses(one: Point, other: Point, box: Box): boolean {
  const parts = Math.ceil(Math.hypot(one.x - other.x, one.y - other.y) / 5);
  for (let part = 0; part <= parts; part += 1) {
    const x = one.x + ((other.x - one.x) * part) / parts;
    const y = one.y + ((other.y - one.y) * part) / parts;
    if (Math.abs(x - box.x) < box.width / 2 && Math.abs(y - box.y) < box.height / 2) return true;
  }
  return false;
}
