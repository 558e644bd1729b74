import { expect, it } from 'vitest';
import { boardSize } from './board-size';

const room = { width: 940, height: 256 };
const none = (cards: number) => Array<number>(cards).fill(0);
const lying = (open: readonly number[], down = 1, assembly = 3) => ({
  open,
  down: none(down),
  assembly,
});

it('few cards have large faces, many small ones, and a crowd scrolls', () => {
  expect(boardSize(room, lying([1, 0]))).toMatchObject({ face: 124, low: null, scrolls: false });
  expect(boardSize(room, lying(none(5)))).toMatchObject({ face: 106, low: null });
  expect(boardSize(room, lying([1, 0, 0, 0, 0, 0, 0]))).toMatchObject({ face: 106, low: 96 });
  expect(boardSize(room, lying([1, 0, 1, 0, 0, 1, 1]))).toMatchObject({ face: 106, low: 84 });
  expect(boardSize(room, lying([2, 2, 0, 0, 0, 2]))).toMatchObject({ face: 106, low: 96 });
  expect(boardSize(room, lying(none(40)))).toMatchObject({ face: 108, low: 45, scrolls: true });
});

it('where a picture over the name would be a slit, cards lie as rows', () => {
  expect(boardSize(room, lying(none(11)))).toMatchObject({
    face: 136,
    isRow: true,
  });
  // so do those of the Assembly
  const stage = { width: 948, height: 200 };
  expect(boardSize(stage, lying(none(10)))).toMatchObject({
    isRow: true,
    scrolls: false,
    held: { isRow: true, low: 51 },
  });
});

it('low cards stand in columns where the highest of a row would take its whole height', () => {
  const crowd = lying([1, 0, 0, 0, 0, 0, 5, 0, 1, 0, 0]);
  expect(boardSize(room, crowd)).toMatchObject({ inColumns: true, scrolls: false });
  expect(boardSize(room, lying(none(3))).inColumns).toBe(false);
});

it('the Assembly keeps its size and its place, whatever lies beside it', () => {
  const { held } = boardSize(room, lying([]));
  expect(held).toMatchObject({ face: 106, low: 104, isRow: false });
  for (const open of [1, 5, 9, 20])
    for (const assembly of [0, 1, 3])
      expect(boardSize(room, lying(none(open), 2, assembly)).held).toEqual(held);
  // with its text where there is room below it
  expect(boardSize({ width: 1548, height: 395 }, lying([])).held).toMatchObject({
    ...{ face: 134, low: null },
  });
});

it('names of backs stand in two columns, many in three', () => {
  expect(boardSize(room, lying([], 5))).toMatchObject({ nameColumns: 2, scrolls: false });
  expect(boardSize(room, lying([], 8))).toMatchObject({ nameColumns: 3, scrolls: false });
  expect(boardSize(room, lying([], 20))).toMatchObject({ scrolls: true });
});

it('one size lasts for a turn: it begins with room for what comes, and gives way only to a smaller one', () => {
  // three would have room larger, five would not
  const first = boardSize(room, lying(none(3)));
  expect(first).toMatchObject({ face: 106, low: null });
  for (const more of [4, 5, 3, 1])
    expect(boardSize(room, lying(none(more)), false, first)).toMatchObject({
      ...{ face: 106, low: null },
    });
  const crowded = boardSize(room, lying(none(9)), false, first);
  expect(crowded).toMatchObject({ face: 106, low: 96 });
  expect(boardSize(room, lying(none(5)), false, crowded)).toMatchObject({ low: 96 });
});

it('on a phone cards lie on their sides in two columns, as high as they have room', () => {
  const phone = { width: 366, height: 400 };
  expect(boardSize(phone, lying([0], 0, 0), true)).toMatchObject({ face: 178, low: null });
  expect(boardSize(phone, lying([0, 0], 0, 1), true)).toMatchObject({ face: 178, low: 92 });
  expect(boardSize(phone, lying([0, 0], 3, 2), true)).toMatchObject({ face: 178, low: 76 });
  // and where it is wider in as many as have room
  expect(boardSize({ width: 744, height: 400 }, lying([0, 0, 0], 3), true).face).toBe(178);
});

it('on a phone many are small, in three columns, so that all of them show', () => {
  const phone = { width: 366, height: 350 };
  expect(boardSize(phone, lying([0, 0, 1], 5), true)).toMatchObject({ face: 116, low: 56 });
  expect(boardSize(phone, lying([2, 3, ...none(6)], 3), true)).toMatchObject({
    ...{ face: 116, low: 40, scrolls: false },
  });
  expect(boardSize(phone, lying(none(15), 6), true)).toMatchObject({ low: 40, scrolls: true });
});
