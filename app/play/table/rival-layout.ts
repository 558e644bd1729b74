import type { GameCardId } from '@/lib/engine/state/state';
import { heightOf } from './board-size';
import type { Room } from './use-size';

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
  readonly of?: 'face down' | 'more';
  readonly under: readonly GameCardId[];
  readonly counted: number;
}

/**
 * The cards before a House by what hangs on what. What hangs on a card and `isCounted` is but a number there; cards that are
 * `plain` backs, with nothing on them that is named, are one stack at the end. A stack of one is that card.
 */
export function grouped(
  lying: readonly Lying[],
  isPlain: (id: GameCardId) => boolean,
  isCounted = isPlain,
): readonly Group[] {
  const bearers: { id: GameCardId; under: GameCardId[]; counted: number }[] = [];
  for (const { id, isUnder } of lying) {
    const bearer = bearers.at(-1);
    if (!isUnder || bearer === undefined) bearers.push({ id, under: [], counted: 0 });
    else if (isCounted(id)) bearer.counted += 1;
    else bearer.under.push(id);
  }
  const down = bearers.filter(({ id, under }) => isPlain(id) && under.length === 0);
  const many = down.reduce((sum, { counted }) => sum + 1 + counted, 0);
  if (many < 2) return bearers;
  const stack = { id: null, of: 'face down', under: [], counted: many } as const;
  return [...bearers.filter((one) => !down.includes(one)), stack];
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
  /**
   * `short` as own whole cards; the others with their name, ranks and numbers, `tall` ones beside the picture, `tile` ones below
   * it, `high` ones with the name over it.
   */
  readonly kind: 'short' | 'high' | 'tall' | 'tile';
  /** With a line of what they give. */
  readonly gives: boolean;
  readonly width: number;
  readonly height: number;
  readonly strip: number;
}

/** Between columns; between cards one below the other. */
const GAP = 5;
const BELOW = 3;

const [NARROW, BROAD] = [400, 1000];
/**
 * By how wide the room is, for Houses side by side have little: the sizes of cards, from the largest, each with px of the
 * least width of a column and of the height, that of `short` ones as their width asks. With a line of what they give, and
 * without; few sizes, that they last.
 */
const SIZES = {
  narrow: [
    ['high', 90, 98],
    ['tile', 90, 67],
    ['tile', 90, 51],
    ['tile', 90, 43],
  ],
  wide: [
    ['short', 97, 0],
    ['high', 97, 98],
    ['tile', 97, 67],
    ['tile', 97, 51],
    ['tile', 97, 43],
  ],
  broad: [
    ['short', 140, 0],
    ['tall', 165, 84],
    ['tall', 165, 52],
  ],
} as const;
/** From so many px a card has a line of what it gives, beside its picture a taller one. */
const GIVES = { high: 98, tile: 51, tall: 84, short: 0 } as const;

function kindOf({ width }: Room): keyof typeof SIZES {
  if (width < NARROW) return 'narrow';
  return width < BROAD ? 'wide' : 'broad';
}

/** Whether it is one of several rooms side by side in little width. */
export function isNarrow(room: Room): boolean {
  return kindOf(room) === 'narrow';
}

/** So many columns of so many px have room beside each other. */
function columnsIn(room: Room, width: number): number {
  return Math.max(1, Math.floor((room.width + GAP) / (width + GAP)));
}

/** The sizes of the cards of a room, from the largest. */
export function sizesIn(room: Room): readonly Tiles[] {
  return SIZES[kindOf(room)].map(([kind, least, height]) => {
    const width = Math.floor((room.width + GAP) / columnsIn(room, least)) - GAP;
    return {
      kind,
      gives: height === 0 || height >= GIVES[kind],
      width,
      height: height || heightOf({ face: width, low: null }),
      strip: 21,
    };
  });
}

/** The smallest cards of a room. */
export function leastIn(room: Room): Tiles {
  return sizesIn(room).at(-1) as Tiles;
}

/** It says how many cards have no room. */
export const MORE: Group = { id: null, under: [], counted: 0 };

/** What says how many have no room, and of which kinds: a line over the whole width, or else it stands in the place of a card. */
const WORD = 20;

/** What is counted has a place on the card. */
function highWith({ under }: Group, { height, strip }: Tiles): number {
  return height + under.length * strip;
}

/** Where a card stands, in px. */
interface Spot {
  readonly x: number;
  readonly y: number;
  /** It has the place of a card; else, as what says how many have no room may, a line over the whole width. */
  readonly isCell: boolean;
}

/** Each in the column that is lowest then: none stands below another while there is room beside it. */
export function spotsIn(room: Room, groups: readonly Group[], tiles: Tiles): readonly Spot[] {
  const ends = Array.from({ length: columnsIn(room, tiles.width) }, () => 0);
  return groups.map((group) => {
    const foot = Math.max(...ends);
    if (group === MORE && foot + WORD <= room.height) return { x: 0, y: foot, isCell: false };
    const y = Math.min(...ends);
    const column = ends.indexOf(y);
    ends[column] = y + highWith(group, tiles) + BELOW;
    return { x: column * (tiles.width + GAP), y, isCell: true };
  });
}

/** Whether all groups stand in a room as such cards. */
export function standsAs(room: Room, groups: readonly Group[], tiles: Tiles): boolean {
  return freeBelow(room, groups, tiles) >= 0;
}

/** Those of a size that show where not all do, in their order, with room below them to say how many do not: the last are left out, never those that have a part in what goes on, so that each keeps its place. */
export function shownIn(
  room: Room,
  groups: readonly Group[],
  hasPart: (group: Group) => boolean,
  tiles = leastIn(room),
): readonly Group[] {
  if (standsAs(room, groups, tiles)) return groups;
  const firsts = groups.filter(hasPart);
  const byWeight = [...firsts, ...groups.filter((one) => !firsts.includes(one))];
  const some = (many: number) => {
    const kept = new Set(byWeight.slice(0, many));
    return groups.filter((one) => kept.has(one));
  };
  let many = groups.length - 1;
  while (many > firsts.length && !standsAs(room, [...some(many), MORE], tiles)) many -= 1;
  return some(many);
}

export interface Laid {
  readonly groups: readonly Group[];
  readonly tiles: Tiles;
}

/** Where not all show: the largest size in which as many do as in the least, and those. */
export function mostIn(
  room: Room,
  groups: readonly Group[],
  hasPart: (group: Group) => boolean,
): Laid {
  const least = { tiles: leastIn(room), groups: shownIn(room, groups, hasPart) };
  const sizes = sizesIn(room).map((tiles) => ({
    tiles,
    groups: shownIn(room, groups, hasPart, tiles),
  }));
  return (
    sizes.find(({ tiles, groups: shown }) => {
      const lying = shown.length === groups.length ? shown : [...shown, MORE];
      return shown.length === least.groups.length && standsAs(room, lying, tiles);
    }) ?? least
  );
}

/** So many px of the height of a room lie free below its cards. */
export function freeBelow(room: Room, groups: readonly Group[], tiles: Tiles): number {
  const spots = spotsIn(room, groups, tiles);
  const ends = groups.map((group, at) => {
    const spot = spots[at];
    return (spot?.y ?? 0) + (spot?.isCell === false ? WORD : highWith(group, tiles));
  });
  return room.height - Math.max(0, ...ends);
}
