import { placeOf, placesOf } from '@/lib/board/engine/facts';
import type { BoardView } from '@/lib/board/engine/state/view';
import { areaOf, type Box, isInside } from '@/lib/board/map/area';
import type { Names } from '@/lib/board/map/names';
import type { Point } from '@/lib/board/map/shape';
import { arrowTo, dartTo, type Way } from './arrows';
import { isOnMap, overlap } from './boxes';
import { CLASH, type useForcesLaid } from './forces-layer';
import { SHORT, spotBesideAt } from './token-beside';
import { spotWithin } from './token-layout';
import { middleOf } from './token-spots';
import type { Change, Traces } from './traces';

/* Where traces are drawn on a map whose names stand so: arrows from counter to counter, rings round those that grew, losses. */

type Laid = ReturnType<typeof useForcesLaid>['whole'];

export interface Arrow extends Way {
  readonly faction: string;
  /** Where it begins if no counter stands there any more. */
  readonly left: Point | null;
  readonly isShipped: boolean;
}

/** Round a counter that came, or that more came to. */
export interface Ring extends Box {
  readonly faction: string;
}

/** How many were lost. */
export interface Loss extends Box {
  readonly faction: string;
  readonly at: string;
  readonly count: number;
  /** Whether it stands at no counter of its faction: then with its sign. */
  readonly isAlone: boolean;
  /** A spot of its place, if it stands beside it. */
  readonly from: Point | null;
}

export interface TracesLaid {
  readonly arrows: readonly Arrow[];
  readonly rings: readonly Ring[];
  readonly losses: readonly Loss[];
}

/** How large the letters are, and a letter's width in them. */
export const LETTERS = { whole: 21, small: 29 } as const;
const WIDTH = 0.58;
const HIGH = 1.22;
/** Between a loss and the border of its place, the first for which there is room; some reach over it a little. */
const RIMS = [4, 0, -5, -10] as const;

export function tracesLaid(
  { marches, changes }: Traces,
  factions: BoardView['factions'],
  laid: Laid,
  names: Names,
): TracesLaid {
  const idOf = (seat: number) => factions[seat]?.id ?? '';
  const counterOf = (seat: number, places: readonly string[]): Box | undefined =>
    laid.placed[
      laid.stacks.findIndex(({ faction, at }) => faction === idOf(seat) && places.includes(at))
    ];
  const clashes = laid.clashes.map((at) => ({ ...at, width: CLASH, height: CLASH }));
  const lying = [...laid.placed, ...laid.panels, ...laid.grains, ...clashes];
  const taken: readonly Box[] = [...[...laid.labels.values()].flat(), ...lying];
  const rings = changes.flatMap(({ seat, at, shipped, marched }) => {
    const counter = counterOf(seat, [at]);
    return shipped + marched === 0 || counter === undefined
      ? []
      : [{ ...boxOf(counter), faction: idOf(seat) }];
  });
  const losses: Loss[] = [];
  for (const { seat, at, lost } of changes) {
    const spot =
      lost === 0 ? null : spotOf({ at, lost }, counterOf(seat, [at]), [...taken, ...losses], names);
    if (spot !== null) losses.push({ ...spot, at, count: lost, faction: idOf(seat) });
  }
  /** Where a way ends: at a counter, at what was lost there, at a stronghold's name, else in the middle. */
  const goalOf = (seat: number, at: string): Box =>
    counterOf(seat, [at]) ??
    losses.find(
      (loss) => loss.at === at && loss.faction === idOf(seat) && loss.from === null && loss.isAlone,
    ) ??
    nameIn(at, laid) ?? { ...middleOf(at), width: 8, height: 8 };
  const besides = (...ends: readonly (Box | undefined)[]) =>
    [...taken, ...losses].filter(
      (box) => !ends.some((end) => end !== undefined && isSame(end, box)),
    );
  const arrows = [
    ...marches.flatMap(({ seat, from, to }): readonly Arrow[] => {
      const counter = counterOf(
        seat,
        placesOf(from).map(({ id }) => id),
      );
      const left = counter === undefined ? middleOfTerritory(from) : null;
      const start = counter ?? (left === null ? null : { ...left, width: 10, height: 10 });
      const goal = goalOf(seat, to);
      const way = start === null ? null : arrowTo(start, goal, besides(counter, goal));
      return way === null ? [] : [{ ...way, left, faction: idOf(seat), isShipped: false }];
    }),
    ...changes.flatMap(({ seat, at, shipped }): readonly Arrow[] => {
      const counter = counterOf(seat, [at]);
      const way = shipped === 0 || counter === undefined ? null : dartTo(counter, besides(counter));
      return way === null ? [] : [{ ...way, left: null, faction: idOf(seat), isShipped: true }];
    }),
  ];
  return { arrows, rings, losses };
}

function boxOf({ x, y, width, height }: Box): Box {
  return { x, y, width, height };
}

function isSame(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y;
}

/** All of a stronghold's name. */
function nameIn(at: string, { labels }: Laid): Box | null {
  const { territory } = placeOf(at);
  const rooms = territory.type === 'stronghold' ? (labels.get(territory.id) ?? []) : [];
  if (rooms.length === 0) return null;
  const left = Math.min(...rooms.map(({ x, width }) => x - width / 2));
  const right = Math.max(...rooms.map(({ x, width }) => x + width / 2));
  const top = Math.min(...rooms.map(({ y, height }) => y - height / 2));
  const foot = Math.max(...rooms.map(({ y, height }) => y + height / 2));
  return { x: (left + right) / 2, y: (top + foot) / 2, width: right - left, height: foot - top };
}

/** Where a loss stands: at its counter or alone in its place, else beside it with a short line; null where it would lie on something. */
function spotOf(
  { at, lost }: Pick<Change, 'lost'> & { readonly at: string },
  counter: Box | undefined,
  taken: readonly Box[],
  names: Names,
): (Box & Pick<Loss, 'isAlone' | 'from'>) | null {
  const letters = LETTERS[names];
  const height = letters * HIGH;
  const width = letters * (WIDTH * (1 + String(lost).length) + 0.7);
  const close = counter === undefined ? null : atCounter(counter, { width, height }, at, taken);
  if (close !== null) return { ...close, isAlone: false, from: null };
  const token = { at, width: width + letters, height };
  const spot = spotWithin(token, taken, RIMS, [1]) ?? spotBesideAt(token, 1, taken, SHORT);
  if (spot === null) return null;
  // most of it within its place needs no line
  const from = isInside(spot, areaOf(at)) ? null : spot.from;
  return { ...boxOf(spot), isAlone: true, from };
}

/** At a side of a counter, in the same place and on nothing else. */
function atCounter(
  counter: Box,
  size: Pick<Box, 'width' | 'height'>,
  at: string,
  taken: readonly Box[],
): Box | null {
  const [across, down] = [(counter.width + size.width) / 2, (counter.height + size.height) / 2];
  const others = taken.filter((box) => !isSame(box, counter));
  const spots = SIDES.map(([x, y]) => ({
    ...size,
    x: counter.x + x * (across - size.width * 0.12),
    y: counter.y + y * (down - 2),
  }));
  const isFree = (spot: Box) =>
    isOnMap(spot) && isInside(spot, areaOf(at)) && !others.some((box) => overlap(spot, box));
  return spots.find(isFree) ?? null;
}

/** Where it goes, across and down. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

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
