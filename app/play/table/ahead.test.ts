import { expect, it } from 'vitest';
import type { Action } from '@/lib/engine/actions';
import { nextTogether, togetherAfter } from './ahead';

const use = (card: number): Action => ({ kind: 'use', card, ability: 0 });

it('of moves that were chosen in one go the first that can be done is next', () => {
  const legal = [use(1), use(3), { kind: 'end-interval' } as const];
  expect(nextTogether(legal, [use(2), use(3), use(1)])).toEqual(use(3));
  expect(nextTogether(legal, [use(2)])).toBeNull();
});

it('what was chosen in one go ends where another House does more than pass', () => {
  const order = { seat: 0, moves: [use(1), use(2)] };
  expect(togetherAfter(order, 0, use(1)).moves).toEqual([use(2)]);
  expect(togetherAfter(order, 1, { kind: 'pass' }).moves).toEqual([use(1), use(2)]);
  expect(togetherAfter(order, 1, use(1)).moves).toEqual([]);
});
