'use client';

import { useMemo } from 'react';
import { useStored } from '@/app/_ui/stored/use-stored';
import { writeJson } from '@/lib/codecs/decks/json';
import { deckCode } from '@/lib/codecs/links/deck-code';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';

/** A deck of the library that is the shared one, or has the same cards. */
interface Kept {
  readonly kind: 'same' | 'same-list';
  readonly title: string;
  readonly href: string;
}

/** Null while the library is not read, and where it holds no such deck. */
export function useKept(deck: Deck): Kept | null {
  const library = useStored('library');
  const listing = library.status === 'ready' ? library.value : null;
  return useMemo(() => {
    if (listing === null) return null;
    const stored = [...listing.active, ...listing.archived];
    const json = writeJson(deck);
    const code = deckCode(deck);
    const same = stored.find((one) => writeJson(one.deck) === json);
    const alike = same ?? stored.find((one) => deckCode(one.deck) === code);
    return alike === undefined
      ? null
      : {
          kind: same ? 'same' : 'same-list',
          title: deckTitle(alike.deck),
          href: `/decks/build?deck=${encodeURIComponent(alike.id)}`,
        };
  }, [listing, deck]);
}
