import type { StatChange } from '@/lib/decks/stat-changes';

/** "+3", "−2", "same" */
export function signed(change: number): string {
  if (change === 0) return 'same';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** Which deck has far more of it: by five, and by two fifths of the larger number. */
export function largerOf({ before, after }: StatChange): 'one' | 'other' | undefined {
  const apart = Math.abs(after - before);
  if (apart < 5 || apart < 0.4 * Math.max(before, after)) return undefined;
  return after > before ? 'other' : 'one';
}

export const tenths = (value: number) => Math.round(10 * value) / 10;
