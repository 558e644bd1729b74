import type { ResolvedLine } from '@/lib/decks/resolve';
import type { Check } from './check-kind';

/** `imperial-size`: too few Imperial cards; Dune, programs and home worlds are no part of the deck. */
export const imperialSize: Check = ({ imperial, imperialSize: size }, { format }, found) => {
  if (size >= format.imperialMinimum) return;
  found.push({
    severity: 'error',
    rules: ['TAT-4.2-01', ...imperial.flatMap(exclusion)].filter(
      (id, at, ids) => ids.indexOf(id) === at,
    ),
    cards: [],
    detail: {
      code: 'imperial-size',
      size,
      uncounted: imperial.reduce((sum, { count }) => sum + count, 0) - size,
      minimum: format.imperialMinimum,
    },
  });
};

/** The rule that keeps a card from counting. */
function exclusion({ card }: ResolvedLine): readonly string[] {
  switch (card?.deck) {
    case 'dune':
      return ['TAT-4.2-02'];
    case 'program':
      return ['TAT-4.1-11'];
    case 'homeworld':
      return ['TAT-3.1.1-05'];
    case 'house':
      return ['TAT-4.2-12'];
    case 'imperial':
    case undefined:
      return [];
  }
}
