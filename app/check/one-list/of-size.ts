import type { LegalityProblem } from '@/lib/legality/problem';

/** Whether a problem is that cards are too few: lines that wait to be read may mend it. */
export function isOfSize({ detail }: LegalityProblem): boolean {
  return detail.code === 'imperial-size' || detail.code === 'house-size';
}
