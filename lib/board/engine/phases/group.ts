import { range } from '@/lib/range';
import type { Action } from '../actions';
import type { Stack } from '../state/state';

/** How many go from the next place of a group that is gathered from several; at least one force in all. */
export function groupOptions(stacks: readonly Stack[], groups: readonly number[]): Action[] {
  const next = stacks[groups.length];
  if (next === undefined) return [];
  const isLast = groups.length === stacks.length - 1;
  const least = isLast && groups.every((count) => count === 0) ? 1 : 0;
  return range(least, next.count).map((count) => ({ kind: 'forces', count }));
}
