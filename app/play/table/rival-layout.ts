import type { GameCardId } from '@/lib/engine/state/state';

/** A card before a House, in its line; what is assigned to another stands after it. */
interface Lying {
  readonly id: GameCardId;
  readonly isUnder: boolean;
}

/** A card with the names of what hangs on it, and how many cards more: of those only the number is told. */
export interface Group {
  /** Null for cards that are counted in one stack. */
  readonly id: GameCardId | null;
  /** What is counted in a stack; `more` on a card: of what hangs there not all have their names. */
  readonly of?: 'face down' | 'engaged' | 'more';
  readonly under: readonly GameCardId[];
  readonly counted: number;
}

/**
 * The cards before a House by what hangs on what. What hangs on a card and `isCounted` is but a number there; cards that are
 * `plain` backs, with nothing on them that is named, are one stack at the end; those that `isUsed` are another before it.
 * A stack of one is that card.
 */
export function grouped(
  lying: readonly Lying[],
  isPlain: (id: GameCardId) => boolean,
  isCounted = isPlain,
  isUsed: (id: GameCardId) => boolean = () => false,
): readonly Group[] {
  const bearers: { id: GameCardId; under: GameCardId[]; counted: number }[] = [];
  for (const { id, isUnder } of lying) {
    const bearer = bearers.at(-1);
    if (!isUnder || bearer === undefined) bearers.push({ id, under: [], counted: 0 });
    else if (isCounted(id)) bearer.counted += 1;
    else bearer.under.push(id);
  }
  const used = bearers.filter(({ id, under }) => isUsed(id) && under.length === 0);
  const down = bearers.filter(
    (one) => isPlain(one.id) && one.under.length === 0 && !used.includes(one),
  );
  const stacks = [['engaged', used] as const, ['face down', down] as const]
    .map(([of, cards]) => ({
      cards,
      stack: {
        id: null,
        of,
        under: [],
        counted: cards.reduce((sum, one) => sum + 1 + one.counted, 0),
      },
    }))
    .filter(({ stack }) => stack.counted > 1);
  const stacked = stacks.flatMap(({ cards }) => cards);
  return [...bearers.filter((one) => !stacked.includes(one)), ...stacks.map(({ stack }) => stack)];
}

/** So many names hang on a card at the most. */
const MOST_UNDER = 3;

/** The same with no more than three lines under a card: of more names two stand, those `isFirst` before others. */
export function cutUnder(group: Group, isFirst: (id: GameCardId) => boolean): Group {
  const { id, under, counted } = group;
  if (id === null || under.length + Math.sign(counted) <= MOST_UNDER) return group;
  const names = under.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  const shown = Math.max(MOST_UNDER - 1, names.filter(isFirst).length);
  if (shown === names.length) return group;
  return {
    ...group,
    of: 'more',
    under: names.slice(0, shown),
    counted: counted + names.length - shown,
  };
}

/** The measures of the small cards, in px: their width and height, and that of a name that hangs on one. */
export interface Tiles {
  /** All with their picture, name, ranks and numbers: the large ones beside the picture, the small ones below it. */
  readonly kind: 'tall' | 'tile';
  readonly width: number;
  readonly height: number;
  readonly strip: number;
}

/** Between columns; between cards one below the other. */
const GAP = 5;

/** Two lines of a title have room; a name that hangs on one stands in one line. */
const HEIGHTS = { tall: 66, tile: 44 };

/** From the largest. Two or three of a width stand in the place of one of several rivals. */
const SIZES: readonly Tiles[] = [
  // few cards before a lone rival
  tilesOf('tall', 190, 92),
  tilesOf('tall', 140),
  ...[124, 108, 92].map((width) => tilesOf('tile', width)),
];
export const LEAST: Tiles = tilesOf('tile', 92);

function tilesOf(kind: Tiles['kind'], width: number, height: number = HEIGHTS[kind]): Tiles {
  return { kind, width, height, strip: 21 };
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** What is counted has a place on the card. */
function heightOf({ under }: Group, { height, strip }: Tiles): number {
  return height + under.length * strip;
}

/** How wide groups are that stand one below the other in columns of so many px. */
function widthOf(groups: readonly Group[], tiles: Tiles, height: number): number {
  return columnsOf(groups, tiles, height) * (tiles.width + GAP) - GAP;
}

function columnsOf(groups: readonly Group[], tiles: Tiles, height: number): number {
  let [columns, used] = [1, 0];
  for (const group of groups) {
    const high = heightOf(group, tiles);
    if (used > 0 && used + GAP + high > height) [columns, used] = [columns + 1, 0];
    used += (used > 0 ? GAP : 0) + high;
  }
  return columns;
}

/** The smaller of two sizes, in the order in which they are tried. */
export function smaller(one: Tiles, other: Tiles): Tiles {
  return SIZES.indexOf(one) > SIZES.indexOf(other) ? one : other;
}

/** The largest small cards at which all groups stand in a room, in columns; null where the least do not. */
export function tilesIn(room: Room, groups: readonly Group[]): Tiles | null {
  return SIZES.find((tiles) => standsAs(room, groups, tiles)) ?? null;
}

/** So low may columns be in which all groups stand side by side in a room: none is left empty beside a full one. */
export function packedHeight(room: Room, groups: readonly Group[], tiles: Tiles): number {
  const most = Math.floor((room.width + GAP) / (tiles.width + GAP));
  let height = tallestOf(groups, tiles);
  while (height < room.height && columnsOf(groups, tiles, height) > most) height += 1;
  return Math.min(height, room.height);
}

/** Whether all groups stand in a room in columns of such cards. */
export function standsAs({ width, height }: Room, groups: readonly Group[], tiles: Tiles) {
  return tallestOf(groups, tiles) <= height && widthOf(groups, tiles, height) <= width;
}

function tallestOf(groups: readonly Group[], tiles: Tiles): number {
  return Math.max(0, ...groups.map((group) => heightOf(group, tiles)));
}

/** So many of the least show in columns where not all do, with room behind them to say how many do not. */
export function firstIn(room: Room, groups: readonly Group[]): number {
  const more: Group = { id: null, under: [], counted: 0 };
  let many = groups.length - 1;
  while (many > 0 && widthOf([...groups.slice(0, many), more], LEAST, room.height) > room.width)
    many -= 1;
  return many;
}
