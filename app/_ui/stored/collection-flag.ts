'use client';

import { useSyncExternalStore } from 'react';

/**
 * Whether there is a collection, remembered apart from the database: pages without one show nothing
 * of it, and fetch nothing for it.
 */
const KEY = 'registry.collection';

const listeners = new Set<() => void>();
let known: boolean | undefined;

export function hasCollection(): boolean {
  known ??= read();
  return known;
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    // storage may be forbidden
    return false;
  }
}

/** Said by whoever has read the database. */
export function noteCollection(there: boolean): void {
  if (hasCollection() === there) return;
  known = there;
  try {
    if (there) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // then it is known until the page is left
  }
  for (const listener of listeners) listener();
}

export function onCollectionNoted(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** False on the server and where the player owns no card. */
export function useHasCollection(): boolean {
  return useSyncExternalStore(onCollectionNoted, hasCollection, () => false);
}
