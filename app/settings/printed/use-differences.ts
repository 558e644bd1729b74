import { useMemo } from 'react';
import { useCatalogue } from '@/app/_ui/data/use-catalogue';
import { compareByTitle } from '@/lib/cards/catalogue';
import { type Difference, differencesOf } from '@/lib/cards/printed';
import type { PrintedRecord } from '@/lib/storage/records';

/**
 * Where the loaded sets differ from the catalogue, by title; `news` are those that its own corrections
 * do not explain.
 */
export function useDifferences(sets: readonly PrintedRecord[]) {
  const catalogue = useCatalogue();
  return useMemo(() => {
    if (catalogue.status !== 'ready') return catalogue;
    const all: Difference[] = sets.flatMap(({ cards }) =>
      cards.flatMap((printed) => {
        const card = catalogue.catalogue.byId.get(printed.card);
        return card ? differencesOf(card, printed) : [];
      }),
    );
    all.sort((one, other) => compareByTitle(one.card, other.card));
    const news = all.filter(({ known }) => known === null);
    return { status: 'ready' as const, all, news };
  }, [catalogue, sets]);
}
