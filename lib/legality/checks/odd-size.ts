import type { DeckList } from '@/lib/decks/deck';
import type { Check } from './check-kind';

/** Cards beyond which a deck is more likely a slip than a plan. The rules state no maximum. */
const USUAL: Readonly<Record<DeckList, number>> = { imperial: 20, house: 60 };

/** `odd-size`, a warning: over 60 House or 20 Imperial cards. */
export const oddSize: Check = ({ imperialSize, houseSize }, _format, found) => {
  const sizes: readonly (readonly [DeckList, number, string])[] = [
    ['imperial', imperialSize, 'TAT-4.2-01'],
    ['house', houseSize, 'TAT-4.2-07'],
  ];
  for (const [list, size, rule] of sizes)
    if (size > USUAL[list])
      found.push({
        severity: 'warning',
        rules: [rule],
        cards: [],
        detail: { code: 'odd-size', list, size, usual: USUAL[list] },
      });
};
