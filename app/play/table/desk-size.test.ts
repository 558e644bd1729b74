import { expect, it } from 'vitest';
import { deskSize, type Open } from './desk-size';

const two = { width: 948, height: 314 };
const four = { width: 948, height: 268 };
/** Cards by how many lie under each. */
const open = (...under: readonly number[]): readonly Open[] =>
  under.map((many, id) => ({ id, under: many }));
const none = (cards: number) => open(...Array<number>(cards).fill(0));
const sizeOf = (room: typeof two, cards: readonly Open[], ...down: readonly number[]) =>
  deskSize(room, { open: cards, down });

it('all cards are as wide: few are whole and large, many low with their line', () => {
  for (const many of [1, 3])
    expect(sizeOf(four, none(many))).toMatchObject({ face: 137, low: null });
  for (const many of [4, 5])
    expect(sizeOf(four, none(many))).toMatchObject({ face: 108, low: null });
  for (const many of [6, 9, 10])
    expect(sizeOf(four, none(many))).toMatchObject({ face: 108, low: 96 });
  // a dozen stand upright in two rows yet
  for (const many of [11, 12])
    expect(sizeOf(four, none(many))).toMatchObject({ face: 88, low: 104 });
  for (const many of [13, 15])
    expect(sizeOf(four, none(many))).toMatchObject({ face: 108, low: 72 });
  // wider where the window is
  expect(sizeOf({ width: 1548, height: 395 }, none(14))).toMatchObject({ face: 174, low: 108 });
});

it('what hangs on a card has its names while they have room, else its number', () => {
  expect(sizeOf(four, open(0, 1, 0))).toMatchObject({ face: 137, low: null, counts: false });
  expect(sizeOf(four, open(0, 3, 0))).toMatchObject({ face: 108, low: null, counts: false });
  expect(sizeOf(four, open(0, 5, 0))).toMatchObject({ low: 96, counts: false });
  expect(sizeOf(four, open(0, 1, 0, 0, 0, 0, 0))).toMatchObject({ low: 96, counts: false });
  expect(sizeOf(four, open(0, 3, 0, 0, 0, 0, 0))).toMatchObject({ low: 96, counts: true });
  const dozen = open(0, 6, 1, 0, 2, 0, 0, 0, 0, 1, 0, 0);
  expect(sizeOf(four, dozen)).toMatchObject({ low: 104, counts: true });
  expect(sizeOf(two, dozen)).toMatchObject({ low: 82, counts: true });
});

it('a crowd lies as rows, and one that is larger yet is higher than its room', () => {
  expect(sizeOf(four, none(18))).toMatchObject({ low: 44, isRow: true });
  const size = sizeOf(four, none(40));
  expect(size.isRow).toBe(true);
  expect(size.height).toBeGreaterThan(four.height);
});

it('a card keeps its place whatever comes, and in one turn a form gives way only to a smaller one', () => {
  const first = deskSize(four, { open: none(5), down: [] });
  const then = deskSize(four, { open: none(7), down: [] }, first, true);
  const columns = (size: typeof first) => [...size.spots.values()].map(({ column }) => column);
  expect(columns(then)).toEqual([0, 1, 2, 3, 4, 0, 1]);
  const [, ...rest] = none(7);
  const fewer = deskSize(four, { open: rest, down: [] }, then, true);
  expect(columns(fewer)).toEqual([1, 2, 3, 4, 0, 1]);
  expect(deskSize(four, { open: none(3), down: [] }, then, true).low).toBe(96);
  expect(deskSize(four, { open: none(3), down: [] }, then).low).toBeNull();
});

it('a turn that began with the largest cards keeps them for one card more', () => {
  const first = deskSize(four, { open: none(3), down: [] });
  expect(deskSize(four, { open: none(4), down: [] }, first, true).face).toBe(137);
  expect(deskSize(four, { open: none(4), down: [] }, first).face).toBe(108);
});

it('where the columns are more each card keeps its row and its column', () => {
  const ten = deskSize(four, { open: none(10), down: [] });
  const eleven = deskSize(four, { open: none(11), down: [] }, ten, true);
  const at = (size: typeof ten) =>
    [...size.spots.values()].slice(0, 10).map(({ row, column }) => [row, column]);
  expect(eleven.columns).toBe(ten.columns + 1);
  expect(at(eleven)).toEqual(at(ten));
});

it('the Assembly keeps its size, whatever lies beside it', () => {
  const { held } = sizeOf(four, []);
  expect(held).toMatchObject({ face: 106, low: 104, isRow: false });
  for (const many of [1, 5, 9, 20]) expect(sizeOf(four, none(many), 1, 1, 1).held).toEqual(held);
  // with its text where there is room below it, as a row where there is little
  expect(sizeOf({ width: 1548, height: 395 }, []).held).toMatchObject({ face: 134, low: null });
  expect(sizeOf({ width: 948, height: 200 }, []).held).toMatchObject({ isRow: true, low: 51 });
});

it('names of backs stand in two columns, many in three; for more yet the Assembly is lower', () => {
  expect(sizeOf(four, [], 1, 1, 1, 1, 1, 1)).toMatchObject({ nameColumns: 2 });
  expect(sizeOf(four, [], 1, 1, 1, 1, 1, 1, 1, 1)).toMatchObject({ nameColumns: 3 });
  // beside one with what hangs on it stand others
  expect(sizeOf(four, [], 1, 3, 1, 1)).toMatchObject({ nameColumns: 2 });
  expect(sizeOf(four, [], 4).held.low).toBeLessThan(sizeOf(four, []).held.low ?? 0);
});
