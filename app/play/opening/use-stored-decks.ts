'use client';

import { useMemo } from 'react';
import { useStored } from '@/app/_ui/stored/use-stored';
import type { StoredDeck } from '@/lib/storage/decks';

const NONE: readonly StoredDeck[] = [];

/**
 * The player's decks, archived ones too, last changed first; undefined until they are read, none
 * where they cannot be.
 */
export function useStoredDecks(): readonly StoredDeck[] | undefined {
  const library = useStored('library');
  return useMemo(() => {
    if (library.status === 'loading') return undefined;
    if (library.status === 'failed') return NONE;
    const { active, archived } = library.value;
    return library.storage.sortDecks([...active, ...archived], 'updated', 'descending');
  }, [library]);
}
