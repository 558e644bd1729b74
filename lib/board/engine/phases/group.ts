import { range } from '@/lib/range';
import type { Action } from '../actions';
import type { Group, Stack } from '../state/state';

/** A group that is gathered from several stacks: how many go from each, and how many of those are elite. */
interface Gathering {
  readonly groups: number[];
  readonly elites: number[];
}

/** How many go from the next place of a group, at least one force in all; then how many of those are elite. */
export function groupOptions(stacks: readonly Stack[], { groups, elites }: Gathering): Action[] {
  if (elites.length < groups.length)
    return eliteOptions(stacks[elites.length], groups[elites.length] ?? 0);
  const next = stacks[groups.length];
  if (next === undefined) return [];
  const isLast = groups.length === stacks.length - 1;
  const least = isLast && groups.every((count) => count === 0) ? 1 : 0;
  return range(least, next.count).map((count) => ({ kind: 'forces', count }));
}

/** Writes an answer to that; true once the group is gathered. */
export function gather(stacks: readonly Stack[], gathering: Gathering, action: Action): boolean {
  const { groups, elites } = gathering;
  if (action.kind === 'forces') groups.push(action.count);
  else if (action.kind === 'elites') elites.push(action.count);
  const at = elites.length;
  if (at < groups.length) {
    const only = onlyElites(stacks[at], groups[at] ?? 0);
    if (only === null) return false;
    elites.push(only);
  }
  return groups.length === stacks.length;
}

/** The fewest and the most elite forces that so many of a group can have among them. */
export function eliteBounds(group: Group | undefined, taken: number): [number, number] {
  const { count = 0, elite = 0 } = group ?? {};
  return [Math.max(0, taken - (count - elite)), Math.min(elite, taken)];
}

export function eliteOptions(group: Group | undefined, taken: number): Action[] {
  return range(...eliteBounds(group, taken)).map((count) => ({ kind: 'elites', count }));
}

/** How many of so many are elite, where there is no choice; else null. */
export function onlyElites(group: Group | undefined, taken: number): number | null {
  const [least, most] = eliteBounds(group, taken);
  return least === most ? least : null;
}
