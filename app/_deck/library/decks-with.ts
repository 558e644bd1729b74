import { createStore } from '@/app/_ui/base/store';
import type { CardId } from '@/lib/cards/card';
import { cardIdsOf } from '@/lib/decks/deck';
import type { StoredDeck } from '@/lib/storage/decks';
import { holdsAny } from '@/lib/storage/has-rows';
import { useLibraryWhen } from './use-library-when';

const NONE: readonly StoredDeck[] = [];

/** Whether any deck is stored: the database is not opened for those who have none. */
const hasDecks = createStore(false, () => {
  if (!hasDecks.get()) void holdsAny('decks').then((has) => has && hasDecks.set(true));
});

/** The player's decks that are not put away; none before they are read, and while they are not asked for. */
export function useOwnDecks(asked = true): readonly StoredDeck[] {
  return useLibraryWhen(hasDecks.use(asked))?.active ?? NONE;
}

/** Those of them that hold a card. */
export function useDecksWith(card: CardId): readonly StoredDeck[] {
  return useOwnDecks().filter(({ deck }) => cardIdsOf(deck).includes(card));
}
