'use client';

import { useRouter } from 'next/navigation';
import { parseAsString, throttle, useQueryState } from 'nuqs';
import { useCallback, useMemo, useRef } from 'react';
import { asksForDecks, deckSets } from '@/app/_deck/library/deck-sets';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { useCollectionContext } from '@/app/_owned/search-context';
import { useCountKeys } from '@/app/_owned/use-count-keys';
import { useSlashKey } from '@/app/_ui/base/use-slash-key';
import { useSpoken } from '@/app/_ui/base/use-spoken';
import { countWords } from '@/app/_ui/search/found-count';
import { withSort } from '@/app/_ui/search/query-text';
import { useCardSearch } from '@/app/_ui/search/use-card-search';
import { useDescription } from '@/app/_ui/search/use-description';
import type { Card } from '@/lib/cards/card';
import type { SortKey } from '@/lib/cards/query/query';

/** The search text as the address holds it, and how to change it. */
export function useSearchText(): readonly [string, (text: string) => void] {
  const [text, setText] = useQueryState(
    'q',
    parseAsString.withDefault('').withOptions({ limitUrlUpdates: throttle(250) }),
  );
  return [text, useCallback((next: string) => void setText(next || null), [setText])];
}

/** A page that is a search over the catalogue: its text, what it finds, its keys and the way to a card. */
export function useBrowser() {
  const router = useRouter();
  const [text, edit] = useSearchText();
  const input = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const library = useLibraryWhen(asksForDecks(text));
  const held = useCollectionContext(text);
  const context = useMemo(() => ({ ...held, decks: deckSets(library) }), [held, library]);
  const found = useCardSearch(text, context);
  const { query, readText, state } = found;
  const words = useDescription(query, readText);
  const sort = useCallback(
    (keys: readonly SortKey[]) => edit(withSort(readText, keys)),
    [edit, readText],
  );
  const openCard = useCallback((card: Card) => router.push(`/cards/${card.id}`), [router]);
  const focusSearch = useCallback(() => input.current?.focus(), []);
  const onCardKey = useCountKeys(state.status === 'ready' ? state.catalogue : null);
  useSlashKey(focusSearch);
  useSpoken(found.state.status === 'ready' ? countWords(found) : null);
  return {
    text,
    edit,
    found,
    held,
    words,
    sort,
    openCard,
    focusSearch,
    onCardKey,
    inputRef: input,
    gridRef: grid,
  };
}
