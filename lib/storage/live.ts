import { onChange, type Store } from './db';
import { oneAtATime } from './one-at-a-time';

export type Live<T> = ReturnType<typeof live<T>>;

/**
 * A query's newest answer, to be subscribed to (made for React's useSyncExternalStore).
 * Asks the query when somebody subscribes and again after every change, by this tab or another one.
 * Unlike Dexie's liveQuery it also answers where the browser has no IndexedDB, and after a failure.
 */
export function live<T>(store: Store, query: (store: Store) => Promise<T>) {
  const listeners = new Set<() => void>();
  let snapshot: T | null = null;
  let unwatch: (() => void) | null = null;

  const { run: refresh } = oneAtATime(async () => {
    snapshot = await query(store);
    for (const listener of [...listeners]) listener();
  });

  return {
    /** Null before the first answer. */
    getSnapshot: (): T | null => snapshot,
    subscribe(listener: () => void): () => void {
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
    /** Asks again, after trouble for instance. */
    refresh,
  };
}
