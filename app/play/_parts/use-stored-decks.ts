'use client';

import { useLiveQuery } from 'dexie-react-hooks';
import type { StoredDeck } from '@/lib/storage/decks';

/** The player's decks, last changed first; undefined until they are read. The database is loaded late. */
export function useStoredDecks(): readonly StoredDeck[] | undefined {
  return useLiveQuery(async () => {
    const [{ listDecks, sortDecks }, { browserStore }] = await Promise.all([
      import('@/lib/storage/decks'),
      import('@/lib/storage/db'),
    ]);
    const { decks } = await listDecks(browserStore());
    return sortDecks(decks, 'updated', 'descending');
  }, []);
}
