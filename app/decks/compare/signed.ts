import type { StatChange } from '@/lib/decks/stat-changes';

/** "+3", "−2", "same" */
export function signed(change: number): string {
  if (change === 0) return 'same';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** How much more the second deck has than the first. */
export const differenceOf = ({ before, after }: StatChange) => signed(tenths(after - before));

/** Which way the difference is counted; short, as the names of both stand above. */
export const directionOf = ([before]: readonly [before: string, after: string]) =>
  before === 'Before' ? 'Change' : 'Difference';

/** Whether the decks are far apart in it: by five, and by two fifths of the larger number. */
export function isLarge({ before, after }: StatChange): boolean {
  const apart = Math.abs(after - before);
  return apart >= 5 && apart >= 0.4 * Math.max(before, after);
}

export const tenths = (value: number) => Math.round(10 * value) / 10;
