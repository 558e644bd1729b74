import type { LegalityProblem } from '@/lib/legality/problem';

/** What is said of a problem that lines which wait to be read may mend. */
export const MAY_BE_UNREAD = 'May come from the lines that are not read.';

/** Whether a problem is that cards are too few: lines that wait to be read may mend it. */
export function isOfSize({ detail }: LegalityProblem): boolean {
  return detail.code === 'imperial-size' || detail.code === 'house-size';
}
