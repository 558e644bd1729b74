import { expect, it } from 'vitest';
import { boardSize } from './board-size';

const room = { width: 366, height: 400 };
const none = (cards: number) => Array<number>(cards).fill(0);
const lying = (open: readonly number[], down = 1, assembly = 3, used: readonly number[] = []) => ({
  open,
  used: open.map((_, at) => used[at] ?? 0),
  down: none(down),
  assembly,
});

it('on a phone cards lie on their sides in two columns, as high as they have room', () => {
  expect(boardSize(room, lying([0], 0, 0))).toMatchObject({ face: 178, low: null });
  expect(boardSize(room, lying([0, 0], 0, 1))).toMatchObject({ face: 178, low: 92 });
  expect(boardSize(room, lying([0, 0], 3, 2))).toMatchObject({ face: 178, low: 76 });
  // and where it is wider in as many as have room
  expect(boardSize({ width: 744, height: 400 }, lying([0, 0, 0], 3)).face).toBe(178);
});

it('on a phone many are small, in three columns, so that all of them show; what those of the Assembly give is said longest', () => {
  const phone = { width: 366, height: 350 };
  expect(boardSize(phone, lying([0, 0, 1], 5))).toMatchObject({ face: 116, low: 94 });
  expect(boardSize(phone, lying([2, 3, ...none(6)], 3))).toMatchObject({ low: 56, held: 56 });
  expect(boardSize(phone, lying(none(10), 3))).toMatchObject({ low: 42, held: 42 });
  expect(boardSize({ ...phone, height: 378 }, lying(none(10), 3))).toMatchObject({ held: 56 });
  // nine say what they give, whether or not a tenth would
  expect(boardSize({ ...phone, height: 373 }, lying(none(9), 3))).toMatchObject({ low: 56 });
  expect(boardSize(phone, lying(none(15), 6))).toMatchObject({ low: 42, held: 42 });
});

it('what lies under a card hangs there by name as long as that has room below the largest, else its number stands on it', () => {
  expect(boardSize(room, lying([0, 1]))).toMatchObject({ low: 94, hangs: true });
  expect(boardSize(room, lying([0, 0, 2]))).toMatchObject({ low: 94, hangs: false });
  expect(boardSize(room, lying([2, 3, ...none(6)], 3))).toMatchObject({ face: 116, hangs: false });
});

it('the names of those that are of use hang there all the same', () => {
  const eight = [2, 3, ...none(6)];
  const phone = { width: 366, height: 350 };
  expect(boardSize(phone, lying(eight, 3))).toMatchObject({ low: 56, hangs: false });
  expect(boardSize(phone, lying(eight, 3, 3, [1, 2]))).toMatchObject({ low: 42, hangs: false });
});

it('what lies face down is as high as a finger where there is room', () => {
  const three = lying(none(3), 2, 0);
  expect(boardSize({ width: 366, height: 600 }, three).back).toBe(32);
  expect(boardSize({ width: 366, height: 120 }, three).back).toBe(24);
});

it('one size lasts for a turn: it begins with room for what comes, and gives way only to a smaller one', () => {
  const first = boardSize(room, lying(none(2), 0, 1));
  expect(first.low).toBe(92);
  for (const more of [1, 2, 3])
    expect(boardSize(room, lying(none(more), 0, 1), first).low).toBe(92);
  const crowded = boardSize(room, lying(none(6), 0, 1), first);
  expect(crowded.low).toBeLessThan(92);
  expect(boardSize(room, lying(none(2), 0, 1), crowded).low).toBe(crowded.low);
  expect(boardSize(room, lying(none(2), 0, 1), crowded, false).low).toBe(92);
});
