import { useSyncExternalStore } from 'react';
import { createStore } from '../base/store';

/** A yes or no that the browser remembers apart from the database, so that it is known at once. */
export function createFlag(key: string) {
  /** What was said on this page. */
  const said = createStore<boolean | null>(null);
  const get = () => said.get() ?? read(key);

  function set(next: boolean): void {
    if (get() === next) return;
    try {
      if (next) localStorage.setItem(key, 'yes');
      else localStorage.removeItem(key);
    } catch {
      // then it is known until the page is left
    }
    said.set(next);
  }

  /** In a component; false on the server. */
  const use = () => useSyncExternalStore(said.subscribe, get, () => false);

  return { get, set, subscribe: said.subscribe, use };
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    // storage may be forbidden
    return false;
  }
}

/** Whether there is a collection: pages without one show nothing of it, and fetch nothing for it. */
export const collectionFlag = createFlag('registry.collection');

/** Whether there was an event on the tournament desk at the last visit. */
export const eventFlag = createFlag('registry:event');
