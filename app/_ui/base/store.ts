import { useSyncExternalStore } from 'react';

/** A value that lives outside React, and those who follow it. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value in a component; the first one on the server. */
  readonly use: () => T;
}

export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }
  return {
    get,
    set: (next) => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => first),
  };
}
