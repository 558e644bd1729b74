import { expect, it } from 'vitest';
import { inColumns, type Stack } from './card-columns';

const columns = { count: 3, height: 200, gap: 10 };
const stacks = (...heights: readonly number[]): readonly Stack[] =>
  heights.map((height, id) => ({ id, height }));

it('cards come one beside the other, then below each other where most is free', () => {
  expect([...(inColumns(stacks(90, 70, 70, 70), columns)?.values() ?? [])]).toEqual([
    { column: 0, y: 0 },
    { column: 1, y: 0 },
    { column: 2, y: 0 },
    { column: 1, y: 80 },
  ]);
});

it('a card keeps its column as others come, grow and go', () => {
  const first = inColumns(stacks(70, 70, 70, 70), columns) ?? new Map();
  expect(first.get(3)).toEqual({ column: 0, y: 80 });
  const [, ...others] = stacks(70, 110, 70, 70, 70);
  const then = inColumns(others, columns, first);
  expect(then?.get(3)).toEqual({ column: 0, y: 0 });
  expect(then?.get(1)).toEqual({ column: 1, y: 0 });
  // the new one goes where most is free
  expect(then?.get(4)).toEqual({ column: 0, y: 80 });
});

it('where one has grown too high, its last card goes elsewhere, and no other', () => {
  const first = inColumns(stacks(70, 70, 70, 70, 70), columns) ?? new Map();
  const then = inColumns(stacks(150, 70, 70, 70, 70), columns, first);
  expect(then?.get(3)).toEqual({ column: 2, y: 80 });
  expect(then?.get(4)).toEqual({ column: 1, y: 80 });
});

it('cards that fit in one way alone are laid anew, and what does not fit is not laid', () => {
  const first = new Map([0, 1, 2].map((id) => [id, { column: id, y: 0 }]));
  const heights = stacks(90, 90, 90, 200, 90);
  expect(inColumns(heights, columns, first)?.get(3)).toEqual({ column: 0, y: 0 });
  expect(inColumns(stacks(150, 150, 150, 150), columns)).toBeNull();
});
