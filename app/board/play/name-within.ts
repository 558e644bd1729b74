import { areaOf, type Box, isInside } from '@/lib/board/map/area';
import { locationsOf, type Territory } from '@/lib/board/map/map';
import { roomOf, widthOf } from '@/lib/board/map/name-rooms';
import { labelOf, type Names } from '@/lib/board/map/names';
import { isOn } from '@/lib/board/map/relief';
import { type Label, type Point, pointAt, polarOf } from '@/lib/board/map/shape';
import { isOnHold, isOnMap, overlap } from './boxes';
import { type NameBox, nameBox } from './name-boxes';

/* Where else the name of a territory may stand, so that its tokens stand within it. */

const STEP = 12;
/** How much smaller letters may be. */
const SCALES = [1, 0.85] as const;
/** No smaller than so: on a small map others cannot be read. */
const LEAST = { whole: 0, small: 26 } as const;
/** So much of a name may lie outside of its land, if it must, on ground of the same kind. */
const MOST_OUT = 0.34;

interface NameSpot {
  readonly name: NameBox;
  readonly rooms: readonly Box[];
}

/** The spot of a name nearest to its usual one, wholly in its land if it can be, that lies on none of some boxes. */
export function nameWithin(
  territory: Territory,
  names: Names,
  boxes: readonly Box[],
): NameSpot | null {
  const spots = spotsOf(territory, names);
  return spots.find(({ name, rooms }) => isFree(name, rooms, boxes)) ?? null;
}

function isFree({ x, y }: Point, rooms: readonly Box[], boxes: readonly Box[]): boolean {
  return !boxes.some(
    (box) =>
      (Math.abs(box.x - x) < box.width / 2 && Math.abs(box.y - y) < box.height / 2) ||
      rooms.some((room) => overlap(room, box)),
  );
}

const SPOTS = new Map<string, readonly NameSpot[]>();

function spotsOf(territory: Territory, names: Names): readonly NameSpot[] {
  const key = `${names} ${territory.id}`;
  const known = SPOTS.get(key);
  if (known !== undefined) return known;
  const usual = labelOf(territory, names);
  const found = usual === undefined ? [] : allSpots(territory, names, usual);
  SPOTS.set(key, found);
  return found;
}

function allSpots(territory: Territory, names: Names, usual: Label): readonly NameSpot[] {
  const areas = locationsOf(territory).map(({ id }) => areaOf(id));
  const [xs, ys] = [areas.flat().map(({ x }) => x), areas.flat().map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const isHome = (point: Point) =>
    point.x > left &&
    point.x < right &&
    point.y > top &&
    point.y < bottom &&
    areas.some((area) => isInside(point, area));
  const from = pointAt(usual.at);
  const spots: (NameSpot & { readonly cost: number })[] = [];
  for (let x = left; x < right; x += STEP)
    for (let y = top; y < bottom; y += STEP) {
      if (!isHome({ x, y })) continue;
      const far = Math.hypot(x - from.x, y - from.y);
      for (const lines of splitsOf(usual.lines))
        for (const turn of turnsOf(usual))
          for (const scale of SCALES) {
            const label = {
              at: polarOf({ x, y }),
              size: Math.max(usual.size * scale, LEAST[names]),
              lines,
              turn,
            };
            const out = shareOut(label, territory, names, isHome);
            if (out > MOST_OUT) continue;
            const rooms = roomOf(label, territory, names);
            if (!rooms.every((room) => isOnMap(room) && !isOnHold(room))) continue;
            const name = nameBox({ x, y }, label.size, lines, territory, names);
            const cost = far * 0.25 + out * 120 + (1 - scale) * 90 + (turn === 0 ? 0 : 2);
            spots.push({ name: turn === 0 ? name : { ...name, turn }, rooms, cost });
            if (out === 0) break;
          }
    }
  return spots.sort((one, other) => one.cost - other.cost);
}

/** On the lines that it has, on one, and each word on its own. */
function splitsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const whole = lines.join(' ');
  return [...new Set([lines.join('\n'), whole, whole.replaceAll(' ', '\n')])].map((text) =>
    text.split('\n'),
  );
}

/** Level, and as it is turned on the empty map. */
function turnsOf({ turn = 0, arc = false, at: [, angle = 0] }: Label): readonly number[] {
  const usual = arc ? Math.round(angle < 180 ? 90 - angle : 270 - angle) : turn;
  return usual === 0 ? [0] : [0, usual];
}

/** How much of the letters lies outside of its land. */
function shareOut(
  { at, size, lines, turn }: Label & { readonly turn: number },
  territory: Territory,
  names: Names,
  isHome: (point: Point) => boolean,
): number {
  const middle = pointAt(at);
  const tilt = (turn * Math.PI) / 180;
  let [out, all] = [0, 0];
  for (const [rank, line] of lines.entries()) {
    const width = widthOf(line, size, territory, names);
    const down = (rank - (lines.length - 1) / 2) * size;
    for (const part of [-0.5, 0, 0.5])
      for (const up of [-0.36, 0.36]) {
        const [across, deep] = [part * width, down + up * size];
        const x = middle.x + across * Math.cos(tilt) - deep * Math.sin(tilt);
        const y = middle.y + across * Math.sin(tilt) + deep * Math.cos(tilt);
        all += 1;
        if (isHome({ x, y })) continue;
        // letters on a cliff cannot be read
        if (!isOn(territory.type, { x, y })) return 1;
        out += 1;
      }
  }
  return out / all;
}
