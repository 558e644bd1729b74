import { useMemo } from 'react';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { writeJson } from '@/lib/codecs/decks/json';
import { deckCode } from '@/lib/codecs/links/deck-code';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';

/** A deck of the library that is the shared one, or has the same cards; null where there is none, or it is not read. */
export function useKept(deck: Deck) {
  const listing = useLibraryWhen(true);
  return useMemo(() => {
    if (listing === null) return null;
    const stored = [...listing.active, ...listing.archived];
    const json = writeJson(deck);
    const code = deckCode(deck);
    const same = stored.find((one) => writeJson(one.deck) === json);
    const alike = same ?? stored.find((one) => deckCode(one.deck) === code);
    if (alike === undefined) return null;
    const href = `/decks/build?deck=${encodeURIComponent(alike.id)}`;
    return { isSame: same !== undefined, title: deckTitle(alike.deck), href };
  }, [listing, deck]);
}
