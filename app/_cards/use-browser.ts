import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useRef, useState } from 'react';
import { asksForDecks } from '@/app/_deck/library/asks-for-decks';
import { deckSets } from '@/app/_deck/library/deck-sets';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { useCollectionContext } from '@/app/_owned/search-context';
import { useCountKeys } from '@/app/_owned/use-count-keys';
import { useSlashKey } from '@/app/_ui/base/use-slash-key';
import { useSpoken } from '@/app/_ui/base/use-spoken';
import { countOf, countWords, useCardSearch } from '@/app/_ui/search/use-card-search';
import { useDescription } from '@/app/_ui/search/use-description';
import { useSearchText } from '@/app/_ui/search/use-search-text';
import type { Card, CardId } from '@/lib/cards/card';
import type { SortKey } from '@/lib/cards/query/query';

/** What the server knows of the search in the address. */
export interface Served {
  readonly text: string;
  /** The search in plain English. */
  readonly words: string;
  /** How many cards it finds, and of how many. */
  readonly count: number;
  readonly all: number;
}

/** A page that is a search over the catalogue: its text, what it finds, its keys and the way to a card. */
export function useBrowser(served: Served | null = null) {
  const router = useRouter();
  const [text, edit] = useSearchText();
  const inputRef = useRef<HTMLInputElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const [cursor, onCursorChange] = useState<CardId | null>(null);
  const library = useLibraryWhen(asksForDecks(text));
  const held = useCollectionContext(text);
  const context = useMemo(() => ({ ...held, decks: deckSets(library) }), [held, library]);
  const found = useCardSearch(text, context);
  const { query, state, sortedBy, isSettled } = found;
  const answer = served?.text === text ? served : null;
  const words = useDescription(text, found, answer?.words ?? null);
  const count = answer && !isSettled ? countOf(answer.count, answer.all) : countWords(found);
  const sort = useCallback((keys: readonly SortKey[]) => edit(sortedBy(keys)), [edit, sortedBy]);
  const onOpen = useCallback((card: Card) => router.push(`/cards/${card.id}`), [router]);
  const focusSearch = useCallback(() => inputRef.current?.focus(), []);
  const onCardKey = useCountKeys(state.status === 'ready' ? state.catalogue : null);
  useSlashKey(focusSearch);
  useSpoken(isSettled ? countWords(found) : null);
  return {
    edit,
    found,
    held,
    words,
    /** How many it finds. */
    count,
    onCardKey,
    /** The card that the arrow keys stand on, once it is chosen. */
    cursor,
    /** For the search bar. */
    bar: { text, onTextChange: edit, found, inputRef, gridRef },
    /** For the table of what is found. */
    table: {
      sorting: query.sort,
      onSortingChange: sort,
      onCursorChange,
      onOpen,
      onLeaveUp: focusSearch,
      asked: { found, onTextChange: edit },
      gridRef,
    },
  };
}
