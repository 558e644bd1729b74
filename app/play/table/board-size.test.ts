import { expect, it } from 'vitest';
import { boardSize, FACES, LEAST_FACE } from './board-size';

const room = { width: 940, height: 400 };

it('few cards have large faces, many small ones', () => {
  const few = boardSize(room, [[1], [0]], [0, 0, 0]);
  expect(few).toEqual({ face: FACES[0], columns: 3 });
  const many = boardSize(room, [Array(14).fill(0), [0]], [0, 0, 0]);
  expect(many.face).toBeLessThan(few.face);
  expect(boardSize(room, [Array(60).fill(1)], [0, 0, 0]).face).toBe(LEAST_FACE);
});

it('a lower room never makes them larger', () => {
  for (const height of [400, 300, 250, 180]) {
    const { face } = boardSize({ ...room, height }, [[1, 0, 2], [0]], [0, 0]);
    expect(face).toBeLessThanOrEqual(boardSize(room, [[1, 0, 2], [0]], [0, 0]).face);
  }
});

it('on a phone the Assembly stands below, as many in a row as there is width for', () => {
  expect(boardSize({ width: 358, height: 900 }, [[0]], [0, 0], true)).toEqual({
    face: 176,
    columns: 2,
  });
});
