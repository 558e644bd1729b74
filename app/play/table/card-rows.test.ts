import { expect, it } from 'vitest';
import { inRows, type Stack } from './card-rows';

const rows = { columns: 3, height: 200, gap: 10 };
const stacks = (...heights: readonly number[]): readonly Stack[] =>
  heights.map((height, id) => ({ id, height }));
const spots = (...args: Parameters<typeof inRows>) =>
  [...(inRows(...args)?.values() ?? [])].map(({ row, column, y }) => [row, column, y]);

it('cards come one beside the other, each row on one line below the highest of the one before', () => {
  expect(spots(stacks(90, 70, 70, 70, 70), rows)).toEqual([
    [0, 0, 0],
    [0, 1, 0],
    [0, 2, 0],
    [1, 0, 100],
    [1, 1, 100],
  ]);
});

it('a card keeps its place as others come, grow and go', () => {
  const first = inRows(stacks(70, 70, 70, 70), rows) ?? new Map();
  const [, ...others] = stacks(70, 110, 70, 70, 70);
  // the new one takes the place that was left
  expect(spots(others, rows, first)).toEqual([
    [0, 1, 0],
    [0, 2, 0],
    [1, 0, 120],
    [0, 0, 0],
  ]);
  // and where a whole row is left, those below it close up
  expect(spots(stacks(70, 70, 70, 70).slice(3), rows, first)).toEqual([[1, 0, 0]]);
});

it('where they have no room as they lie they close up, and never change their order', () => {
  const [, , ...rest] = stacks(50, 50, 50, 50, 50, 50, 50, 50);
  const first = inRows(stacks(50, 50, 50, 50, 50, 50, 50, 50), rows) ?? new Map();
  expect(spots(rest, { ...rows, height: 120 }, first)).toEqual([
    [0, 0, 0],
    [0, 1, 0],
    [0, 2, 0],
    [1, 0, 60],
    [1, 1, 60],
    [1, 2, 60],
  ]);
  // none goes elsewhere for one that is high
  expect(inRows(stacks(110, 70, 70, 110), rows, first)).toBeNull();
});

it('what has no room at all is not laid', () => {
  expect(inRows(stacks(150, 150, 150, 150), rows)).toBeNull();
  expect(inRows([], rows)?.size).toBe(0);
});
