import { useSyncExternalStore } from 'react';

/** A yes or no that the browser remembers apart from the database, so that it is known at once. */
export function createFlag(key: string) {
  let known: boolean | undefined;
  const listeners = new Set<() => void>();

  function read(): boolean {
    try {
      return localStorage.getItem(key) === 'yes';
    } catch {
      // storage may be forbidden
      return false;
    }
  }

  function get(): boolean {
    known ??= read();
    return known;
  }

  function set(next: boolean): void {
    if (get() === next) return;
    known = next;
    try {
      if (next) localStorage.setItem(key, 'yes');
      else localStorage.removeItem(key);
    } catch {
      // then it is known until the page is left
    }
    for (const listener of [...listeners]) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** In a component; false on the server. */
  const use = () => useSyncExternalStore(subscribe, get, () => false);

  return { get, set, subscribe, use };
}

/** Whether there is a collection: pages without one show nothing of it, and fetch nothing for it. */
export const collectionFlag = createFlag('registry.collection');

/** Whether there was an event on the tournament desk at the last visit. */
export const eventFlag = createFlag('registry:event');
