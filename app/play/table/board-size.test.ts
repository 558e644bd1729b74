import { expect, it } from 'vitest';
import { besideIn, boardSize, FACES, LEAST_FACE } from './board-size';

const room = { width: 940, height: 400 };
const lying = (...tucked: readonly number[]) => ({ tucked, areBacks: false });
const backs = (cards: number) => ({ tucked: Array<number>(cards).fill(0), areBacks: true });

it('few cards have large faces, many small ones', () => {
  const few = boardSize(room, [lying(1), backs(1)], 3);
  expect(few).toMatchObject({ face: FACES[0], columns: 3, low: null });
  const many = boardSize(room, [lying(...Array<number>(14).fill(0)), backs(1)], 3);
  expect(many.face).toBeLessThan(few.face);
  const crowd = boardSize(room, [lying(...Array<number>(60).fill(1))], 3);
  expect(crowd).toMatchObject({ low: 66, rest: 0 });
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

it('backs become names before cards lose their text', () => {
  // as many as lie there in the middle of a game, in the room that a rite leaves
  const low = boardSize({ width: 940, height: 262 }, [lying(1, 0, 0, 0), backs(4)], 3);
  expect(low).toMatchObject({ backs: 'names', low: null });
  const roomy = boardSize({ width: 940, height: 600 }, [lying(1, 0, 0, 0), backs(4)], 3);
  expect(roomy).toMatchObject({ backs: 'cards' });
});

it('what hangs on a back stands in one column with it', () => {
  const narrow = { width: 948, height: 262 };
  const size = boardSize(narrow, [lying(1, 0, 0, 0), { tucked: [0, 2, 0, 2], areBacks: true }], 3);
  expect(size).toMatchObject({ backs: 'names' });
  expect(size.backNames).toBeGreaterThanOrEqual(3);
});

it('on a phone the Assembly follows the Domain', () => {
  expect(boardSize({ width: 358, height: 900 }, [lying(0)], 2, true).face).toBe(FACES[0]);
  const { face } = boardSize({ width: 358, height: 400 }, [lying(0)], 2, true);
  expect(face).toBeLessThan(FACES[0]);
  expect(face).toBeGreaterThan(LEAST_FACE);
});

it('cards without their text are as wide as the room', () => {
  const low = (cards: number) =>
    boardSize({ width: 940, height: 150 }, [lying(...Array<number>(cards).fill(1))], 1);
  expect(low(3)).toMatchObject({ face: 134 });
  expect(low(7).face).toBeLessThan(low(3).face);
});

it('where everything scrolls the cards stand in the way at which the least of it does', () => {
  const crowd = [lying(...Array<number>(7).fill(1)), backs(7)];
  const { least, ...wide } = boardSize({ width: 948, height: 100 }, crowd, 3);
  expect(wide).toMatchObject({ face: LEAST_FACE, low: 66, rest: 0 });
  // that room is enough
  expect(boardSize({ width: 948, height: least }, crowd, 3)).toMatchObject({ rest: 0, least });
});

it('many names on a card stand beside it where below it they have no room', () => {
  const board = [lying(1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 3), backs(4)];
  const roomy = boardSize({ width: 948, height: 600 }, board, 1);
  expect(roomy.beside).toBeNull();
  const low = boardSize({ width: 948, height: 256 }, board, 1);
  expect(low.beside).not.toBeNull();
  expect(low.rest).toBeGreaterThanOrEqual(0);
});

it('which names stand beside their bearer: those of every card with many, or of the last of them', () => {
  const on = (beside: 2 | 3 | 'last' | null, low: number | null = 66) =>
    besideIn([1, 2, 0, 3, 5], { low, beside });
  expect(on(2)).toEqual([false, true, false, true, false]);
  expect(on(3)).toEqual([false, false, false, true, false]);
  expect(on('last', 112)).toEqual([false, false, false, false, true]);
  expect(on(null)).toEqual([false, false, false, false, false]);
  // cards with their text have them below
  expect(on(2, null)).toEqual([false, false, false, false, false]);
});
