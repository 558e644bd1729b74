import type { LegalityProblem } from '@/lib/legality/problem';

/** A deck that has all that it may of a card, or has spent all, is nothing wrong: only what never fits is red. */
export function problemTone({ detail }: LegalityProblem, count: number): 'full' | 'illegal' {
  const isFull =
    detail.code === 'profile' ||
    (count > 0 &&
      (detail.code === 'house-copies' ||
        detail.code === 'imperial-duplicate' ||
        (detail.code === 'format' && detail.why === 'restricted')));
  return isFull ? 'full' : 'illegal';
}
