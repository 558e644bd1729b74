import { useMemo } from 'react';
import { type CatalogueState, useCatalogue } from '@/app/_ui/data/use-catalogue';
import { compareByTitle } from '@/lib/cards/catalogue';
import { type Difference, differencesOf } from '@/lib/cards/printed';
import type { PrintedRecord } from '@/lib/storage/records';

export interface Differences {
  readonly state: CatalogueState['status'];
  readonly all: readonly Difference[];
  /** Those that the catalogue's own corrections do not explain. */
  readonly news: readonly Difference[];
}

/** Where the loaded sets differ from the catalogue, by title. */
export function useDifferences(sets: readonly PrintedRecord[]): Differences {
  const catalogue = useCatalogue();
  return useMemo(() => {
    if (catalogue.status !== 'ready') return { state: catalogue.status, all: [], news: [] };
    const all = sets.flatMap(({ cards }) =>
      cards.flatMap((printed) => {
        const card = catalogue.catalogue.byId.get(printed.card);
        return card ? differencesOf(card, printed) : [];
      }),
    );
    all.sort((one, other) => compareByTitle(one.card, other.card));
    return { state: 'ready', all, news: all.filter(({ known }) => known === null) };
  }, [catalogue, sets]);
}
