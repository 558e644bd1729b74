import { expect, it } from 'vitest';
import { cutUnder, firstIn, grouped, leastIn, spotsIn, tilesIn } from './rival-layout';

const card = (id: number, isUnder = false) => ({ id, isUnder });

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

it('cards that are used may be one stack, but for those with a name on them', () => {
  const lying = [card(1), card(2), card(3), card(4, true), card(5), card(6)];
  const isUsed = (id: number) => id <= 3;
  expect(
    grouped(
      lying,
      (id) => id >= 5,
      () => false,
      isUsed,
    ),
  ).toEqual([
    { id: 3, under: [4], counted: 0 },
    { id: null, of: 'engaged', under: [], counted: 2 },
    { id: null, of: 'face down', under: [], counted: 2 },
  ]);
});

it('the cards of a rival have one size, lower where all would have no room else; what has none is left out', () => {
  const groups = (many: number) =>
    grouped(
      Array.from({ length: many }, (_, id) => card(id)),
      () => false,
    );
  const room = { width: 712, height: 210 };
  // few are large, in a width of their own
  expect(tilesIn(room, groups(1))).toEqual({ kind: 'tall', width: 174, height: 84, strip: 21 });
  expect(tilesIn(room, groups(8))).toEqual(tilesIn(room, groups(1)));
  expect(spotsIn(room, groups(5), tilesIn(room, groups(5)) ?? leastIn(room))[4]).toEqual({
    x: 0,
    y: 88,
  });
  expect(tilesIn(room, groups(9))).toEqual({ kind: 'tile', width: 114, height: 66, strip: 21 });
  expect(tilesIn(room, groups(18))).toEqual(tilesIn(room, groups(9)));
  expect(tilesIn(room, groups(19))).toMatchObject({ kind: 'tile', width: 114, height: 43 });
  expect(tilesIn(room, groups(25))).toBeNull();
  expect(firstIn(room, groups(40))).toBe(23);
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
  const tiles = { kind: 'tile', width: 92, height: 43, strip: 21 } as const;
  expect(spotsIn({ width: 287, height: 212 }, four, tiles)).toEqual([
    { x: 0, y: 0 },
    { x: 97, y: 0 },
    { x: 194, y: 0 },
    { x: 97, y: 47 },
  ]);
});
