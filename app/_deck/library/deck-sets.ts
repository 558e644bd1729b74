import type { LibraryListing } from '@/app/_ui/stored/page-storage';
import type { CardId } from '@/lib/cards/card';
import { cardIdsOf, consideredIn, type Deck } from '@/lib/decks/deck';
import { fold } from '@/lib/words/fold';

/** The cards of each stored deck by id and name, for `in:`; the open deck, if any, is `in:deck`, its side list `in:side`. */
export function deckSets(
  stored: LibraryListing | null,
  open?: Deck,
): ReadonlyMap<string, ReadonlySet<CardId>> {
  const decks = new Map<string, ReadonlySet<CardId>>();
  for (const { id, deck } of stored?.active ?? []) {
    const cards = new Set(cardIdsOf(deck));
    decks.set(fold(id), cards);
    if (deck.name !== '') decks.set(fold(deck.name), cards);
  }
  if (open) {
    decks.set('deck', new Set(cardIdsOf(open)));
    decks.set('side', new Set(consideredIn(open)));
  }
  return decks;
}
