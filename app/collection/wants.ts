import { useMemo } from 'react';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { useCollection } from '@/app/_owned/collection-store';
import { reservedBeside } from '@/app/_owned/search-context';
import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { type Copies, lacking, missingFor, needOfAll, spareOf } from '@/lib/decks/collection';
import { deckTitle } from '@/lib/decks/title';
import { DEFAULT_FORMAT } from '@/lib/legality/formats';

/** What a collector looks for and what may go, as the decks and the collection stand. */
export interface Wants {
  /** "2 for Caladan burns, 1 for Spice": copies that decks are short of, by card. */
  readonly lacks: ReadonlyMap<CardId, string>;
  /** Copies that all decks together take, built at once. */
  readonly need: Copies;
  /** Copies that all decks together, built at once, are short of. */
  readonly wanted: Copies;
  /** Copies beyond what any one deck may hold and what all decks take. */
  readonly spare: Copies;
}

/** Null before all of it is read. */
export function useWants(asked: boolean, catalogue: Catalogue | null): Wants | null {
  const collection = useCollection(asked);
  const library = useLibraryWhen(asked);
  return useMemo(() => {
    if (collection.status !== 'ready' || library === null || catalogue === null) return null;
    const { owned, built } = collection;
    const lacks = new Map<CardId, string>();
    for (const { id, deck } of library.active)
      for (const [card, count] of missingFor(deck, owned, reservedBeside(library, built, id))) {
        const words = `${count} for ${deckTitle(deck)}`;
        const before = lacks.get(card);
        lacks.set(card, before === undefined ? words : `${before}, ${words}`);
      }
    const need = needOfAll(
      library.active.map(({ deck }) => deck),
      'apart',
    );
    const mostInDeck = (id: CardId) =>
      catalogue.byId.get(id)?.deck === 'house' ? DEFAULT_FORMAT.houseCopies : 1;
    return { lacks, need, wanted: lacking(need, owned), spare: spareOf(owned, need, mostInDeck) };
  }, [collection, library, catalogue]);
}
