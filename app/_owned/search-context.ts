import { useMemo } from 'react';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import type { LibraryListing } from '@/app/_ui/stored/page-storage';
import type { CardId } from '@/lib/cards/card';
import type { QueryContext } from '@/lib/cards/query/search';
import { type Collection, type Copies, missingFor, reservedBy } from '@/lib/decks/collection';
import type { Deck } from '@/lib/decks/deck';
import { fold } from '@/lib/words/fold';
import { asksForCollection } from './asks-for-collection';
import { useCollection } from './collection-store';

/** Copies that lie in built decks other than these, wherever those stand but in the bin. */
export function reservedBeside(
  library: LibraryListing | null,
  built: ReadonlySet<string>,
  ...ids: readonly string[]
): Copies {
  const decks = [...(library?.active ?? []), ...(library?.archived ?? [])];
  return reservedBy(
    decks.flatMap(({ id, deck }) => (built.has(id) && !ids.includes(id) ? [deck] : [])),
  );
}

/** The cards that each deck is short of, by folded id and name; "any" holds those of all. */
function missingSets(
  library: LibraryListing | null,
  owned: Collection,
  built: ReadonlySet<string>,
  open: { readonly id: string; readonly deck: Deck } | null,
): ReadonlyMap<string, ReadonlySet<CardId>> {
  const sets = new Map<string, ReadonlySet<CardId>>();
  const any = new Set<CardId>();
  const short = (id: string, deck: Deck): ReadonlySet<CardId> =>
    new Set(missingFor(deck, owned, reservedBeside(library, built, id)).keys());
  for (const { id, deck } of library?.active ?? []) {
    const missing = short(id, deck);
    for (const card of missing) any.add(card);
    sets.set(fold(id), missing);
    if (deck.name !== '') sets.set(fold(deck.name), missing);
  }
  if (open) sets.set('deck', short(open.id, open.deck));
  return sets.set('any', any);
}

const NOTHING: Pick<QueryContext, 'owned' | 'missing'> = {};

/** What a search may ask of the collection; nothing is read before the text asks. */
export function useCollectionContext(
  text: string,
  open: { readonly id: string; readonly deck: Deck } | null = null,
): Pick<QueryContext, 'owned' | 'missing'> {
  const asked = asksForCollection(text);
  const asksMissing = asked && /\bmissing\s*:/i.test(text);
  const collection = useCollection(asked);
  const library = useLibraryWhen(asksMissing);
  return useMemo(() => {
    if (collection.status !== 'ready') return NOTHING;
    const { owned, built } = collection;
    if (!asksMissing) return { owned };
    return { owned, missing: missingSets(library, owned, built, open) };
  }, [collection, asksMissing, library, open]);
}
