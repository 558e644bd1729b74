import { areaOf, type Box, isInside, middleOfArea } from '@/lib/board/map/area';
import type { Point } from '@/lib/board/map/shape';
import { isBesideHold, isOnHold, isOnMap, overlap } from './boxes';
import { AROUND, middleOf, nearTo, type PlacedToken, SCALES, type Token } from './token-spots';

/* Where a token stands that has no room in its place: beside it, with a pointer to it. */

/** At least so long is what is seen of the pointer of a token beside its place. */
const POINTER = 14;

/** The spot nearest to its place that is free, from which its pointer goes over nothing if there is one. */
export function spotBeside(token: Token, boxes: readonly Box[]): PlacedToken {
  for (const scale of SCALES) {
    const spot = spotBesideAt(token, scale, boxes);
    if (spot !== null) return spot;
  }
  return {
    ...middleOf(token.at),
    width: token.width,
    height: token.height,
    scale: 1,
    from: null,
    isOnPanel: false,
  };
}

/** The same for a token that is drawn so much smaller; null where nothing is free. */
export function spotBesideAt(
  token: Token,
  scale: number,
  boxes: readonly Box[],
): PlacedToken | null {
  const { at } = token;
  const [width, height] = [token.width * scale, token.height * scale];
  const middle = middleOf(at);
  const near = nearTo(middle, width, height, boxes);
  const feet = feetOf(at, near);
  let crossing: PlacedToken | null = null;
  for (const { x, y } of AROUND) {
    const box = { x: middle.x + x, y: middle.y + y, width, height };
    if (!isOnMap(box) || near.some((other) => overlap(box, other))) continue;
    const seen = nearestTo(
      box,
      feet.filter((foot) => !isNear(foot, box)),
    );
    const from = seen ?? nearestTo(box, feet) ?? middle;
    const spot = { ...box, scale, from, isOnPanel: false };
    if (seen !== null && !isOnHold(box, at) && !isCrossed(box, from, at, near)) return spot;
    crossing ??= spot;
  }
  return crossing;
}

/** A spot of its place to which a token within it points, away from the stronghold that it stands near. */
export function tailOf(box: Box, at: string, boxes: readonly Box[]): Point | null {
  const feet = feetOf(at, boxes).filter(
    (foot) => !isNear(foot, box) && !isBesideHold({ ...foot, width: 14, height: 14 }, at),
  );
  return nearestTo(box, feet);
}

/** Where a line to a place may end: free points just within its borders. */
function feetOf(at: string, boxes: readonly Box[]): readonly Point[] {
  const inner = 9;
  const area = areaOf(at);
  const middle = middleOfArea(area);
  return area.flatMap(({ x, y }) => {
    const length = Math.hypot(middle.x - x, middle.y - y) || 1;
    const foot = {
      x: x + ((middle.x - x) * inner) / length,
      y: y + ((middle.y - y) * inner) / length,
    };
    const dot = { ...foot, width: 4, height: 4 };
    return boxes.some((other) => overlap(dot, other)) || !isInside(foot, area) ? [] : [foot];
  });
}

/** Whether a pointer from a box to a spot would not be seen. */
function isNear({ x, y }: Point, box: Box): boolean {
  return (
    Math.abs(x - box.x) < box.width / 2 + POINTER && Math.abs(y - box.y) < box.height / 2 + POINTER
  );
}

function nearestTo({ x, y }: Point, points: readonly Point[]): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance < least) [best, least] = [point, distance];
  }
  return best;
}

/** Whether a pointer goes over a name, another token or another stronghold: it would seem to belong there. */
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
