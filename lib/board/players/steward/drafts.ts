import { range } from '@/lib/range';
import type { LocationId, Stack } from '../../engine/state/state';

/** Forces with some more in a place, or fewer, and so many elite ones among those; what is left of nothing is gone. */
export function changed(
  forces: readonly Stack[],
  at: LocationId,
  more: number,
  elites: number,
): readonly Stack[] {
  if (more === 0) return forces;
  const others = forces.filter((stack) => stack.at !== at);
  const here = forces.find((stack) => stack.at === at);
  const count = (here?.count ?? 0) + more;
  const elite = Math.max(0, (here?.elite ?? 0) + elites);
  return count > 0 ? [...others, elite > 0 ? { at, count, elite } : { at, count }] : others;
}

const STEPS = [1, 2, 3, 4, 6, 8, 11, 15];

/** Sizes of a group that are worth a thought: small ones nearly each, large ones by steps, all, and all but one. */
export function sizes(most: number): number[] {
  return range(1, most).filter((count) => STEPS.includes(count) || count >= most - 1);
}
