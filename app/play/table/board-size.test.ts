import { expect, it } from 'vitest';
import { boardSize, FACES, LEAST_FACE } from './board-size';

const room = { width: 940, height: 400 };
const lying = (...tucked: readonly number[]) => ({ tucked, areBacks: false });
const backs = (cards: number) => ({ tucked: Array<number>(cards).fill(0), areBacks: true });

it('few cards have large faces, many small ones', () => {
  const few = boardSize(room, [lying(1), backs(1)], 3);
  expect(few).toMatchObject({ face: FACES[0], columns: 3 });
  const many = boardSize(room, [lying(...Array<number>(14).fill(0)), backs(1)], 3);
  expect(many.face).toBeLessThan(few.face);
  expect(boardSize(room, [lying(...Array<number>(60).fill(1))], 3).face).toBe(LEAST_FACE);
});

it('a lower room never makes them larger, and none is used that is not there', () => {
  for (const height of [400, 300, 250, 180]) {
    const { face, rest } = boardSize({ ...room, height }, [lying(1, 0, 2), backs(1)], 2);
    expect(face).toBeLessThanOrEqual(boardSize(room, [lying(1, 0, 2), backs(1)], 2).face);
    expect(rest).toBeGreaterThanOrEqual(0);
  }
});

it('a back is no larger than it needs to be', () => {
  expect(boardSize(room, [lying(0), backs(2)], 1)).toMatchObject({ face: FACES[0], back: 100 });
});

it('what is tucked under a least card and lit has a line of its own', () => {
  const many = lying(...Array<number>(14).fill(3));
  const lit = { ...many, lit: [2] };
  const { least } = boardSize(room, [many], 3);
  expect(boardSize(room, [lit], 3).least).toBe(least + 2 * 32);
});

it('on a phone the Assembly follows the Domain', () => {
  expect(boardSize({ width: 358, height: 900 }, [lying(0)], 2, true).face).toBe(FACES[0]);
  const { face } = boardSize({ width: 358, height: 400 }, [lying(0)], 2, true);
  expect(face).toBeLessThan(FACES[0]);
  expect(face).toBeGreaterThan(LEAST_FACE);
});

it('what is tucked under the least faces has its name where there is room, and else a sign', () => {
  const crowd = (tucked: number) => [lying(tucked, ...Array<number>(20).fill(0))];
  const low = { ...room, height: 390 };
  const [one, two, three, four] = [1, 2, 3, 4].map((many) => boardSize(low, crowd(many), 3));
  expect(one).toMatchObject({ face: LEAST_FACE, tuck: 'names' });
  expect(two).toMatchObject({ face: LEAST_FACE, tuck: 'signs' });
  // three signs stand side by side
  expect(three).toEqual(two);
  expect(four?.rest).toBeLessThan(three?.rest ?? 0);
});

it('where everything scrolls the Assembly has the columns at which the least of it does', () => {
  const crowd = [lying(...Array<number>(7).fill(1)), backs(7)];
  const wide = boardSize({ width: 948, height: 150 }, crowd, 3);
  expect(wide).toMatchObject({ face: LEAST_FACE, columns: 3, rest: 0 });
});
