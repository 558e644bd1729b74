import { expect, it } from 'vitest';
import type { Action } from '@/lib/engine/actions';
import type { GameState } from '@/lib/engine/state/state';
import { nextTogether } from './by-itself';

const use = (card: number): Action => ({ kind: 'use', card, ability: 0 });
const stateAt = (frame: object) => ({ frames: [frame] }) as unknown as GameState;

it('of moves that were chosen in one go the first that can be done is next', () => {
  const state = stateAt({ step: 'house' });
  const legal = [use(1), use(3), { kind: 'end-interval' } as const];
  expect(nextTogether(state, legal, [use(2), use(3), use(1)])).toEqual(use(3));
  expect(nextTogether(state, legal, [use(2)])).toBeNull();
});

it('a petition that was raised is not paid as it was named', () => {
  const legal: readonly Action[] = [0, 1].map((favor) => ({ kind: 'discount', favor }));
  const pay = [{ kind: 'discount', favor: 0 } as const];
  const at = (raised: readonly number[]) => stateAt({ step: 'petition', at: 'discount', raised });
  expect(nextTogether(at([]), legal, pay)).toEqual(pay[0]);
  expect(nextTogether(at([1]), legal, pay)).toBeNull();
});
