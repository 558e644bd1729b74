import { expect, it } from 'vitest';
import type { Action } from '@/lib/engine/actions';
import type { GameState } from '@/lib/engine/state/state';
import {
  aheadAfter,
  moveAhead,
  nextTogether,
  nothingAhead,
  passUses,
  sparesIn,
  togetherAfter,
  withSpares,
} from './ahead';

const pass = { kind: 'pass' } as const;
const over = { kind: 'rite-over', rite: 'battle', result: 'held' } as const;

/** A game that stands there. */
const on = (...steps: readonly string[]) =>
  ({ frames: steps.map((step) => ({ step })) }) as unknown as GameState;

const use = (card: number): Action => ({ kind: 'use', card, ability: 0 });

it('of moves that were chosen in one go the first that can be done is next', () => {
  const legal = [use(1), use(3), { kind: 'end-interval' } as const];
  expect(nextTogether(legal, [use(2), use(3), use(1)])).toEqual(use(3));
  expect(nextTogether(legal, [use(2)])).toBeNull();
});

it('what was chosen in one go goes on after what another House answers', () => {
  const order = { seat: 0, moves: [use(1), use(2)] };
  expect(togetherAfter(order, 0, use(1)).moves).toEqual([use(2)]);
  expect(togetherAfter(order, 1, use(1)).moves).toEqual([use(1), use(2)]);
});

it('cards that are spared are passed in every window of a rite, until it is over or another card could be used', () => {
  const inRite = on('rite', 'window');
  const ahead = { ...nothingAhead(2), spares: [sparesIn(inRite, 0, [use(1), use(2), pass])] };
  expect(moveAhead(ahead, 0, inRite, [use(2), pass])).toEqual(pass);
  expect(moveAhead(ahead, 0, inRite, [use(3), pass])).toBeNull();
  expect(moveAhead(ahead, 1, inRite, [use(2), pass])).toBeNull();
  expect(moveAhead(ahead, 0, on('operation', 'window'), [use(2), pass])).toBeNull();
  expect(aheadAfter(ahead, over).spares).toEqual([]);
  const both = withSpares(ahead.spares, sparesIn(on('window'), 0, [use(1)]));
  expect(aheadAfter({ ...ahead, spares: both }, over).spares).toEqual([both[1]]);
});

it('what a House passed on in an Interval still holds after a rite, and what it passed on in the rite does not', () => {
  const window = on('operation', 'window');
  const inRite = sparesIn(on('rite', 'window'), 0, [use(1)]);
  const passed = withSpares([inRite], sparesIn(window, 0, [use(2)]));
  const legal = [use(2), pass];
  expect(passUses(window, legal, 0, passed)).toEqual(pass);
  expect(passUses(window, legal, 1, passed)).toBeNull();
  const after = aheadAfter({ ...nothingAhead(2), passed }, over).passed;
  expect(passUses(window, legal, 0, after)).toEqual(pass);
  expect(passUses(on('rite', 'window'), [use(1), pass], 0, after)).toBeNull();
});
