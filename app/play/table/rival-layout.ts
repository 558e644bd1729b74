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
const BELOW = 4;

/** A column is at least so wide; in a narrow room, as of several Houses side by side, less. */
const COLUMN = { wide: 112, narrow: 90 };
const NARROW = 400;

/** So high are the cards of a wide room and of a narrow one, from the highest: few sizes, that they may last. */
const HEIGHTS = { wide: [66, 52, 43], narrow: [52, 43] } as const;
/** From so many px a card has its figures beside its picture. */
const TALL = { width: 130, height: 60 };

export interface Room {
  readonly width: number;
  readonly height: number;
}

function columnsIn({ width }: Room): number {
  const least = width < NARROW ? COLUMN.narrow : COLUMN.wide;
  return Math.max(1, Math.floor((width + GAP) / (least + GAP)));
}

/** Where few lie in a wide and high room, each is as wide as its short line asks for. */
const LARGE = { width: 174, height: 84 };

/** The cards of a room have one size, however many there are: a lower one where all in it would have no room else. */
function sizesIn(room: Room): readonly Tiles[] {
  const width = Math.floor((room.width + GAP) / columnsIn(room)) - GAP;
  const kind = room.width < NARROW ? 'narrow' : 'wide';
  return [
    ...(kind === 'wide' ? [tilesOf(LARGE.width, LARGE.height)] : []),
    ...HEIGHTS[kind].map((height) => tilesOf(width, height)),
  ];
}

function tilesOf(width: number, height: number): Tiles {
  return {
    kind: height < TALL.height || width < TALL.width ? 'tile' : 'tall',
    width,
    height,
    strip: 21,
  };
}

/** The smallest cards of a room. */
export function leastIn(room: Room): Tiles {
  return sizesIn(room).at(-1) as Tiles;
}

/** What says how many have no room, and of which kinds, is as high as two lines of it. */
const WORD = 26;

/** What is counted has a place on the card. */
function heightOf({ id, of, under }: Group, { height, strip }: Tiles): number {
  if (id === null && of === undefined) return WORD;
  return height + under.length * strip;
}

/** Where a card stands, in px. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Each in the column that is lowest then: none stands below another while there is room beside it. */
export function spotsIn(room: Room, groups: readonly Group[], tiles: Tiles): readonly Spot[] {
  const columns =
    tiles.width === LARGE.width
      ? Math.floor((room.width + GAP) / (LARGE.width + GAP))
      : columnsIn(room);
  const ends = Array.from({ length: columns }, () => 0);
  return groups.map((group) => {
    const y = Math.min(...ends);
    const column = ends.indexOf(y);
    ends[column] = y + heightOf(group, tiles) + BELOW;
    return { x: column * (tiles.width + GAP), y };
  });
}

/** Whether all groups stand in a room as such cards. */
export function standsAs(room: Room, groups: readonly Group[], tiles: Tiles): boolean {
  const spots = spotsIn(room, groups, tiles);
  return groups.every((group, at) => (spots[at]?.y ?? 0) + heightOf(group, tiles) <= room.height);
}

/** The lower of two sizes of one room. */
export function smaller(one: Tiles, other: Tiles): Tiles {
  return other.height < one.height ? other : one;
}

/** The largest of the sizes at which all groups stand in a room; null where they do not. */
export function tilesIn(room: Room, groups: readonly Group[]): Tiles | null {
  return sizesIn(room).find((tiles) => standsAs(room, groups, tiles)) ?? null;
}

/** So many of the least show where not all do, with room behind them to say how many do not. */
export function firstIn(room: Room, groups: readonly Group[]): number {
  const more: Group = { id: null, under: [], counted: 0 };
  const fits = (many: number) => standsAs(room, [...groups.slice(0, many), more], leastIn(room));
  let many = groups.length - 1;
  while (many > 0 && !fits(many)) many -= 1;
  return many;
}
