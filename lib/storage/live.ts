import { onChange, type Store } from './db';

/** A query's newest answer, to be subscribed to (made for React's useSyncExternalStore). */
export interface Live<T> {
  /** Null before the first answer. */
  getSnapshot(): T | null;
  subscribe(listener: () => void): () => void;
  /** Asks again, after trouble for instance. */
  refresh(): Promise<void>;
}

/**
 * Asks a query when somebody subscribes and again after every change, by this tab or another one.
 * Unlike Dexie's liveQuery it also answers where the browser has no IndexedDB, and after a failure.
 */
export function live<T>(store: Store, query: (store: Store) => Promise<T>): Live<T> {
  const listeners = new Set<() => void>();
  let snapshot: T | null = null;
  let wanted = false;
  let working: Promise<void> | null = null;
  let unwatch: (() => void) | null = null;

  function refresh(): Promise<void> {
    wanted = true;
    working ??= (async () => {
      try {
        while (wanted) {
          wanted = false;
          snapshot = await query(store);
          for (const listener of [...listeners]) listener();
        }
      } finally {
        working = null;
      }
    })();
    return working;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      if (unwatch === null) {
        unwatch = onChange(store, () => void refresh());
        void refresh();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unwatch?.();
        unwatch = null;
      };
    },
    refresh,
  };
}
