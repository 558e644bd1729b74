import type { Offer } from '@/lib/board/engine/narration/action';

/** Numbers up to so many stand side by side; more are on a slider. */
export const MOST_KEYS = 12;

/**
 * Which of several numbers is chosen at first, by its rank: of those with a price the most that is free, which nearly all
 * take. Beside other groups of numbers none is unless one is free; but a number alone has no key, and a slider always
 * stands at one.
 */
export function chosenAtFirst(some: readonly Offer[], isAlone: boolean): number {
  const free = some.findLastIndex(({ price }) => price === 0);
  return isAlone || some.length === 1 || some.length > MOST_KEYS ? Math.max(0, free) : free;
}
