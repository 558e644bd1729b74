import type { Catalogue } from '@/lib/cards/catalogue';
import { cardIdsOf, type Deck } from '@/lib/decks/deck';

/** A remark on the ids of a deck that the catalogue does not know, or nothing. */
export function unknownRemark(deck: Deck, catalogue: Catalogue): readonly string[] {
  const unknown = new Set(cardIdsOf(deck).filter((id) => !catalogue.byId.has(id)));
  if (unknown.size === 0) return [];
  return [
    unknown.size === 1
      ? 'One card id is not in the catalogue. It stays in the deck, and the check reports it.'
      : `${unknown.size} card ids are not in the catalogue. They stay in the deck, and the check reports them.`,
  ];
}
