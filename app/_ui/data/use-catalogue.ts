'use client';

import { useSyncExternalStore } from 'react';
import type { Card, CardId } from '@/lib/cards/card';
import { buildCatalogue, type Catalogue } from '@/lib/cards/catalogue';
import { createResource, type Resource } from './resource';

/** What /data/catalogue sends. */
export interface CatalogueFile {
  /** Changes with the data. */
  readonly version: string;
  readonly cards: readonly Card[];
  /** Cards that a ruling speaks of. */
  readonly ruled: readonly CardId[];
}

export interface ClientCatalogue {
  readonly catalogue: Catalogue;
  readonly ruled: ReadonlySet<CardId>;
  readonly version: string;
}

export type CatalogueState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & ClientCatalogue)
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

const resource: Resource<ClientCatalogue> = createResource('/data/catalogue', (file) => {
  const { cards, ruled, version } = file as CatalogueFile;
  return { catalogue: buildCatalogue(cards), ruled: new Set(ruled), version };
});

const LOADING: CatalogueState = { status: 'loading' };
let last: { readonly from: unknown; readonly state: CatalogueState } | undefined;

function read(): CatalogueState {
  const now = resource.read();
  if (last?.from !== now) {
    const state: CatalogueState = now.status === 'ready' ? { status: 'ready', ...now.value } : now;
    last = { from: now, state };
  }
  return last.state;
}

/**
 * The catalogue in the browser, fetched once for all who ask. `failed` says why and can be retried.
 * The server renders `loading`.
 */
export function useCatalogue(): CatalogueState {
  return useSyncExternalStore(resource.subscribe, read, () => LOADING);
}

/** The same outside React: resolves when it is there, rejects when it cannot be fetched. */
export function catalogueReady(): Promise<ClientCatalogue> {
  return resource.ready();
}
