import type { Card } from '@/lib/cards/card';
import { type Catalogue, compareByTitle } from '@/lib/cards/catalogue';
import { CARD_TYPES } from '@/lib/rules/taxonomy';
import type { DeckEntry } from './deck';

export type ListOrder = 'name' | 'type' | 'cost';

/**
 * The lines of a list in another order: by name; by type in the rulebook's order and then name; by
 * cost, X last, and then name. Unknown cards stand at the end in the order in which they were.
 */
export function sortEntries(
  entries: readonly DeckEntry[],
  { byId }: Catalogue,
  order: ListOrder,
): readonly DeckEntry[] {
  return entries.toSorted((a, b) => {
    const first = byId.get(a.card);
    const second = byId.get(b.card);
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined);
    return compare[order](first, second) || compareByTitle(first, second);
  });
}

const compare: Readonly<Record<ListOrder, (a: Card, b: Card) => number>> = {
  name: () => 0,
  type: (a, b) => CARD_TYPES.indexOf(a.type) - CARD_TYPES.indexOf(b.type),
  cost: (a, b) => compareCosts(a.cost, b.cost),
};

/** Costs in solaris from low to high; X, which the player chooses, comes last. */
export function compareCosts(a: Card['cost'], b: Card['cost']): number {
  if (a === b) return 0;
  if (a === 'X') return 1;
  return b === 'X' ? -1 : a - b;
}
