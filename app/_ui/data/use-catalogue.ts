import type { Card, CardId } from '@/lib/cards/card';
import { type Catalogue, catalogueOf } from '@/lib/cards/catalogue';
import type { CardKeyword, KeywordsById } from '@/lib/rules/keywords';
import { createResource, type Fetched } from './resource';

/** What /data/catalogue sends. */
interface CatalogueFile {
  /** Changes with the data. */
  readonly version: string;
  /** In the order of the catalogue. */
  readonly cards: readonly Card[];
  /** Cards that a ruling speaks of. */
  readonly ruled: readonly CardId[];
  readonly keywords: Readonly<Record<CardId, readonly CardKeyword[]>>;
}

export interface ClientCatalogue {
  readonly catalogue: Catalogue;
  readonly ruled: ReadonlySet<CardId>;
  readonly keywords: KeywordsById;
  readonly version: string;
}

export type CatalogueState = Fetched<ClientCatalogue>;

const resource = createResource<ClientCatalogue>('/data/catalogue', (file) => {
  const { cards, ruled, keywords, version } = file as CatalogueFile;
  return {
    catalogue: catalogueOf(cards),
    ruled: new Set(ruled),
    keywords: new Map(Object.entries(keywords)),
    version,
  };
});

/**
 * The catalogue in the browser, fetched once for all who ask. `failed` says why and can be retried.
 * The server renders `loading`.
 */
export const useCatalogue = resource.use;

/** The same outside React: resolves when it is there, rejects when it cannot be fetched. */
export const catalogueReady = resource.ready;
