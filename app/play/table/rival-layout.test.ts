import { expect, it } from 'vitest';
import { cutUnder, firstIn, grouped, packedHeight, tilesIn } from './rival-layout';

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

it('the cards of a rival are as large as lets all of them stand, and what has no room is left out', () => {
  const groups = (many: number) =>
    grouped(
      Array.from({ length: many }, (_, id) => card(id)),
      () => false,
    );
  const room = { width: 300, height: 108 };
  expect(tilesIn(room, groups(2))).toMatchObject({ kind: 'tall', width: 140 });
  expect(tilesIn(room, groups(6))).toMatchObject({ kind: 'tile', width: 92 });
  // all have their picture: what has no room at that size is counted
  expect(tilesIn(room, groups(9))).toBeNull();
  expect(firstIn(room, groups(40))).toBe(5);
});

it('the cards of a rival have few sizes, and none is higher than its room', () => {
  const three = grouped([card(1), card(2), card(3)], () => false);
  expect(tilesIn({ width: 440, height: 80 }, three)).toMatchObject({ kind: 'tall', width: 140 });
  expect(tilesIn({ width: 236, height: 108 }, three)).toMatchObject({ kind: 'tile', width: 108 });
  const tall = grouped([card(1), card(2, true), card(3, true), card(4, true)], () => false);
  expect(tilesIn({ width: 236, height: 108 }, tall)).toMatchObject({ kind: 'tile' });
  expect(tilesIn({ width: 236, height: 100 }, tall)).toBeNull();
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

it('beside other Houses few cards stand in all columns that there are, not in one', () => {
  const four = [1, 2, 3, 4].map((id) => ({ id, under: [], counted: 0 }));
  const tiles = { kind: 'tile', width: 92, height: 45, strip: 21 } as const;
  // two rows of two in three columns' room, in place of a column of four
  expect(packedHeight({ width: 290, height: 212 }, four, tiles)).toBe(95);
  expect(packedHeight({ width: 100, height: 212 }, four, tiles)).toBe(195);
});
