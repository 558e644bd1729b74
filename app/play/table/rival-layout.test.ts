import { expect, it } from 'vitest';
import { laidIn } from './rival-groups';
import {
  cutUnder,
  freeBelow,
  type Group,
  grouped,
  MORE,
  mostIn,
  shownIn,
  spotsIn,
  standsAs,
} from './rival-layout';
import type { Room } from './use-size';

const card = (id: number, isUnder = false) => ({ id, isUnder });
const tilesIn = (room: Room, groups: readonly Group[]) => laidIn(room, [groups])?.tiles ?? null;

it('what hangs on a card of a rival has its name there, and cards face down are counted', () => {
  const lying = [card(1), card(2, true), card(3, true), card(4), card(5), card(6), card(7, true)];
  const isPlain = (id: number) => id >= 3;
  expect(grouped(lying, isPlain)).toEqual([
    { id: 1, under: [2], counted: 1 },
    { id: null, of: 'face down', under: [], counted: 4 },
  ]);
  expect(grouped(lying, isPlain, () => true)).toEqual([
    { id: 1, under: [], counted: 2 },
    { id: null, of: 'face down', under: [], counted: 4 },
  ]);
  // what can be chosen keeps its name, on a card face down too
  expect(
    grouped(
      lying,
      (id) => id >= 3 && id !== 7,
      (id) => id !== 7,
    ),
  ).toEqual([
    { id: 1, under: [], counted: 2 },
    { id: 6, under: [7], counted: 0 },
    { id: null, of: 'face down', under: [], counted: 2 },
  ]);
  // one alone is a card
  expect(grouped([card(8)], () => true)).toEqual([{ id: 8, under: [], counted: 0 }]);
});

it('the cards of a rival have one width and one height, lower where all would have no room else', () => {
  const groups = (many: number) =>
    grouped(
      Array.from({ length: many }, (_, id) => card(id)),
      () => false,
    );
  const room = { width: 712, height: 138 };
  // as own ones while they are few, then with a line of what they give
  for (const few of [1, 7])
    expect(tilesIn(room, groups(few))).toMatchObject({ kind: 'short', width: 97, height: 135 });
  for (const many of [8, 14])
    expect(tilesIn(room, groups(many))).toMatchObject({ gives: true, width: 97, height: 67 });
  expect(tilesIn(room, groups(15))).toMatchObject({ gives: false, width: 97, height: 43 });
  expect(tilesIn(room, groups(22))).toBeNull();
  // where the room is broad larger ones, the low ones with their figures beside their picture
  const broad = { width: 1330, height: 203 };
  expect(tilesIn(broad, groups(9))).toMatchObject({ kind: 'short', width: 143, height: 200 });
  expect(tilesIn(broad, groups(10))).toMatchObject({ kind: 'tall', width: 185, height: 84 });
});

it('where not all have room the first ones show, and every one that must, in their order', () => {
  const groups = grouped(
    Array.from({ length: 20 }, (_, id) => card(id)),
    () => false,
  );
  const room = { width: 287, height: 112 };
  const shown = (must: readonly number[]) =>
    shownIn(room, groups, ({ id }) => must.includes(id ?? -1)).map(({ id }) => id);
  expect(shown([])).toEqual([0, 1, 2, 3, 4, 5]);
  expect(shown([9])).toEqual([0, 1, 2, 3, 4, 9]);
  expect(shown([9, 2])).toEqual([0, 1, 2, 3, 4, 9]);
  // how many more there are has no line below them: it has the place of the last
  const high = { width: 287, height: 140 };
  expect(shownIn(high, groups, () => false)).toHaveLength(8);
});

it('in little room small cards say what they give, where as many show so', () => {
  const groups = (many: number) =>
    grouped(
      Array.from({ length: many }, (_, id) => card(id)),
      () => false,
    );
  const low = { kind: 'tile', gives: true, height: 51 };
  expect(tilesIn({ width: 287, height: 107 }, groups(6))).toMatchObject(low);
  // where some have no room, and where all have for the time
  const mostOf = (many: number, height: number) =>
    mostIn({ width: 287, height }, groups(many), () => false);
  expect(mostOf(12, 107)).toMatchObject({ tiles: low, groups: { length: 5 } });
  expect(mostOf(9, 190)).toMatchObject({ tiles: low, groups: { length: 9 } });
  expect(mostOf(12, 190)).toMatchObject({ tiles: { height: 43 }, groups: { length: 12 } });
  const { tiles, groups: shown } = mostOf(9, 190);
  expect(freeBelow({ width: 287, height: 190 }, shown, tiles)).toBe(190 - 3 * 51 - 2 * 3);
});

it('beside other Houses three columns stand in little width, and none is higher than its room', () => {
  const tall = grouped([card(1), card(2, true), card(3, true), card(4, true)], () => false);
  expect(tilesIn({ width: 287, height: 120 }, tall)).toMatchObject({ kind: 'tile', width: 92 });
  expect(tilesIn({ width: 287, height: 100 }, tall)).toBeNull();
});

it('under a card of a rival stand three names, or two and how many more', () => {
  const bearing = (...under: readonly number[]) => ({ id: 1, under, counted: 0 });
  const isFirst = (id: number) => id === 5;
  expect(cutUnder(bearing(2, 3, 4), isFirst)).toEqual(bearing(2, 3, 4));
  // what can be chosen keeps its name
  expect(cutUnder(bearing(2, 3, 4, 5), isFirst)).toEqual({
    id: 1,
    of: 'more',
    under: [5, 2],
    counted: 2,
  });
});

it('no card stands below another while there is room beside it', () => {
  const four = [1, 2, 3, 4].map((id) => ({ id, under: id === 1 ? [9] : [], counted: 0 }));
  const tiles = { kind: 'tile', gives: false, width: 92, height: 43, strip: 21 } as const;
  expect(spotsIn({ width: 287, height: 212 }, four, tiles)).toEqual([
    { x: 0, y: 0, isCell: true },
    { x: 97, y: 0, isCell: true },
    { x: 194, y: 0, isCell: true },
    { x: 97, y: 46, isCell: true },
  ]);
});

it('how many more there are has a line over the whole width, or else the place of a card, in any column', () => {
  const three = [1, 2, 3].map((id) => ({ id, under: id === 1 ? [] : [8, 9], counted: 0 }));
  const tiles = { kind: 'tile', gives: false, width: 92, height: 43, strip: 21 } as const;
  const spotOfMore = (height: number) =>
    spotsIn({ width: 287, height }, [...three, MORE], tiles).at(-1);
  expect(spotOfMore(108)).toEqual({ x: 0, y: 88, isCell: false });
  expect(spotOfMore(107)).toEqual({ x: 0, y: 46, isCell: true });
  // there it is as high as a card
  expect(standsAs({ width: 287, height: 89 }, [...three, MORE], tiles)).toBe(true);
  expect(standsAs({ width: 287, height: 88 }, [...three, MORE], tiles)).toBe(false);
});
