import { placesOf } from '@/lib/board/engine/facts';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Box } from '@/lib/board/map/area';
import { roomsOf } from '@/lib/board/map/name-rooms';
import type { Names } from '@/lib/board/map/names';
import type { Point } from '@/lib/board/map/shape';
import { isOnMap, overlap } from './boxes';
import { CLASH, type useForcesLaid } from './forces-layer';
import { AROUND, middleOf } from './token-spots';
import type { Change, March, Traces } from './traces';

/* Where traces are drawn on a map whose names stand so: arrows from counter to counter, signs at counters. */

type Laid = ReturnType<typeof useForcesLaid>['whole'];

export interface Arrow {
  readonly faction: string;
  /** Where it begins if no counter stands there any more. */
  readonly left: Point | null;
  readonly line: string;
  readonly head: string;
  readonly isShipped: boolean;
}

export interface Badge extends Box {
  readonly faction: string;
  readonly text: string;
  /** Of forces of which none are left there: with the sign of their faction. */
  readonly isGone: boolean;
}

export interface TracesLaid {
  readonly arrows: readonly Arrow[];
  readonly badges: readonly Badge[];
}

/** How large the letters are, and a letter's width in them. */
export const LETTERS = { whole: 21, small: 31 } as const;
const WIDTH = 0.58;
const HIGH = 1.22;
/** How long a shipment's way is drawn. */
const DART = 62;
/** Shorter ones would be heads alone. */
const LEAST = 12;
/** A sign of what is gone stands no farther from the middle of its place. */
const FARTHEST = 120;

export function tracesLaid(
  { marches, changes }: Traces,
  factions: BoardView['factions'],
  laid: Laid,
  names: Names,
): TracesLaid {
  const idOf = (seat: number) => factions[seat]?.id ?? '';
  const counters = laid.stacks.flatMap((stack, rank) => {
    const box = laid.placed[rank];
    return box === undefined ? [] : [{ ...stack, box }];
  });
  const counterOf = (seat: number, places: readonly string[]) =>
    counters.find(({ faction, at }) => faction === idOf(seat) && places.includes(at));
  const clashes = laid.clashes.map((at) => ({ ...at, width: CLASH, height: CLASH }));
  const lying = [...laid.placed, ...laid.panels, ...laid.grains, ...clashes];
  const taken = [...namesIn(laid, names), ...lying];
  const badges: Badge[] = [];
  const letters = LETTERS[names];
  for (const change of changes) {
    const counter = counterOf(change.seat, [change.at]);
    const text = textOf(change, counter?.count ?? 0);
    if (text === null) continue;
    const width = letters * (WIDTH * text.length + 0.7);
    const size = { width: counter === undefined ? width + letters : width, height: letters * HIGH };
    const spot =
      counter === undefined
        ? freeSpot(middleOf(change.at), size, taken)
        : besideOf(counter.box, size, taken);
    if (spot === null) continue;
    taken.push(spot);
    badges.push({ ...spot, text, faction: idOf(change.seat), isGone: counter === undefined });
  }
  const goneAt = (march: March) =>
    badges.find(
      ({ isGone, faction, text }) =>
        isGone &&
        faction === idOf(march.seat) &&
        changes.some(
          ({ at, seat, lost }) =>
            at === march.to && seat === march.seat && lost > 0 && text === `−${lost}`,
        ),
    );
  const arrows = [
    ...marches.flatMap((march) => {
      const from = counterOf(
        march.seat,
        placesOf(march.from).map(({ id }) => id),
      );
      const to = counterOf(march.seat, [march.to])?.box ?? goneAt(march) ?? null;
      const left = from === undefined ? middleOfTerritory(march.from) : null;
      const start = from?.box ?? (left === null ? null : { ...left, width: 10, height: 10 });
      const drawn =
        start === null
          ? null
          : arrowOf(start, to ?? { ...middleOf(march.to), width: 8, height: 8 });
      return drawn === null
        ? []
        : [{ ...drawn, left, faction: idOf(march.seat), isShipped: false }];
    }),
    ...changes.flatMap(({ seat, at, shipped }) => {
      const to = counterOf(seat, [at])?.box;
      if (shipped === 0 || to === undefined) return [];
      const drawn = arrowOf(outwards(to), to, 0);
      return drawn === null ? [] : [{ ...drawn, left: null, faction: idOf(seat), isShipped: true }];
    }),
  ];
  return { arrows, badges };
}

/** What a counter's sign says: what was lost, or what came to others; null where the counter says it. */
function textOf({ shipped, marched, lost }: Change, count: number): string | null {
  if (lost > 0) return `−${lost}`;
  const came = shipped + marched;
  if (came === 0 || count === 0) return null;
  if (came < count) return `+${came}`;
  return shipped > 0 ? 'new' : null;
}

/** The names that are not left off. */
function namesIn({ off }: Laid, names: Names): Box[] {
  return [...roomsOf(names)].flatMap(([id, rooms]) => (off.has(id) ? [] : rooms));
}

/** At a corner or a side of a counter where it lies on least else. */
function besideOf(counter: Box, size: Pick<Box, 'width' | 'height'>, taken: readonly Box[]): Box {
  const [across, down] = [(counter.width + size.width) / 2, (counter.height + size.height) / 2];
  const spots = SIDES.map(([x, y, into]) => ({
    ...size,
    x: counter.x + x * (across - into * size.width),
    y: counter.y + y * (down - (x === 0 ? 2 : into * size.height)),
  }));
  const others = taken.filter((box) => Math.hypot(box.x - counter.x, box.y - counter.y) > 1);
  const covered = (spot: Box) =>
    others.reduce((sum, box) => sum + shared(spot, box), isOnMap(spot) ? 0 : 200);
  const [best] = spots.toSorted((one, other) => covered(one) - covered(other));
  return best ?? { ...counter, ...size };
}

/** Where it goes, across and down, and how much of it lies over the counter's corner. */
const SIDES = [
  [1, -1, 0.3],
  [1, 1, 0.3],
  [-1, 1, 0.3],
  [-1, -1, 0.3],
  [1, 0, 0.1],
  [-1, 0, 0.1],
  [0, 1, 0],
  [0, -1, 0],
] as const;

/** How much of the drawing two boxes share. */
function shared(one: Box, other: Box): number {
  const width = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const height = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The nearest spot where nothing else lies. */
function freeSpot(
  { x, y }: Point,
  size: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
): Box | null {
  for (const step of AROUND) {
    if (step.distance > FARTHEST) return null;
    const box = { ...size, x: x + step.x, y: y + step.y };
    if (isOnMap(box) && !taken.some((other) => overlap(box, other))) return box;
  }
  return null;
}

/** The mark of a territory's place that lies most in its middle. */
function middleOfTerritory(territory: string): Point | null {
  const marks = placesOf(territory).map(({ id }) => middleOf(id));
  const middle = {
    x: marks.reduce((sum, { x }) => sum + x, 0) / marks.length,
    y: marks.reduce((sum, { y }) => sum + y, 0) / marks.length,
  };
  const far = ({ x, y }: Point) => Math.hypot(x - middle.x, y - middle.y);
  return marks.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** From outside, where a shipment comes from. */
function outwards({ x, y, width, height }: Box): Box {
  const far = Math.hypot(x, y) || 1;
  const by = DART + (Math.abs(x) * width + Math.abs(y) * height) / 2 / far;
  return { x: x + (x / far) * by, y: y + (y / far) * by, width: 0, height: 0 };
}

/** A line bent a little from the edge of one box to that of another, and its head. */
function arrowOf(from: Box, to: Box, bend = 0.13): Pick<Arrow, 'line' | 'head'> | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = {
    x: (from.x + to.x) / 2 - dy * bend,
    y: (from.y + to.y) / 2 + dx * bend,
  };
  const start = edgeOf(from, middle, 3);
  const end = edgeOf(to, middle, 6);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < LEAST || (end.x - start.x) * dx + (end.y - start.y) * dy <= 0) return null;
  const turn = Math.atan2(end.y - middle.y, end.x - middle.x);
  const corner = (back: number, aside: number) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return said({ x: end.x - cos * back - sin * aside, y: end.y - sin * back + cos * aside });
  };
  return {
    line: `M${said(start)}Q${said(middle)} ${corner(HEAD * 0.7, 0)}`,
    head: `M${said(end)}L${corner(HEAD, HEAD * 0.52)}L${corner(HEAD, -HEAD * 0.52)}Z`,
  };
}

const HEAD = 19;

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
