import { PackageCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useLibraryWhen } from '@/app/_deck/library/use-library-when';
import { useCollection } from '@/app/_owned/collection-store';
import { reservedBeside } from '@/app/_owned/search-context';
import { missingFor, total } from '@/lib/decks/collection';
import { counted } from '@/lib/sentences';
import type { StoredDeck } from '@/lib/storage/decks';
import styles from './holdings.module.css';

/** How a deck stands with the collection. */
export interface DeckHolding {
  /** It lies built, and its cards are reserved. */
  readonly built: boolean;
  /** Copies that are lacking; null without a collection. */
  readonly missing: number | null;
}

/** For each deck how it stands; null before that is known. */
export function useHoldings(): (stored: StoredDeck) => DeckHolding | null {
  const collection = useCollection();
  const library = useLibraryWhen(collection.status === 'ready');
  return useMemo(() => {
    if (collection.status !== 'ready' || library === null) return () => null;
    const { owned, built } = collection;
    const known = new Map(
      [...library.active, ...library.archived].map(({ id, deck }): [string, DeckHolding] => {
        const missing =
          owned.size === 0
            ? null
            : total(missingFor(deck, owned, reservedBeside(library, built, id)));
        return [id, { built: built.has(id), missing }];
      }),
    );
    return ({ id }: StoredDeck) => known.get(id) ?? null;
  }, [collection, library]);
}

export function HoldingNote({ built, missing }: DeckHolding) {
  if (!built && missing === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-muted text-s">
      {built && (
        <span className={styles.built}>
          <PackageCheck size={14} aria-hidden />
          Built
        </span>
      )}
      {missing !== null &&
        (missing === 0 ? 'You own all of it' : `${counted(missing, 'copy', 'copies')} missing`)}
    </p>
  );
}
