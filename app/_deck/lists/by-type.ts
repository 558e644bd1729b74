import type { Card } from '@/lib/cards/card';
import { CARD_TYPES, type CardType } from '@/lib/rules/taxonomy';

/** The lines of each type of card, in the rulebook's order; those that nobody knows come last, without one. */
export function byType<T extends { readonly card: Card | null }>(
  lines: readonly T[],
): readonly { readonly type: CardType | null; readonly lines: readonly T[] }[] {
  return [...CARD_TYPES, null]
    .map((type) => ({ type, lines: lines.filter(({ card }) => (card?.type ?? null) === type) }))
    .filter((group) => group.lines.length > 0);
}
