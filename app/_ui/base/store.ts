import { useSyncExternalStore } from 'react';

/** A value that lives outside React, and those who follow it. */
export interface Store<T> {
  readonly get: () => T;
  /** The one that it began with. */
  readonly first: T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value in a component; the first one on the server, and where it is not asked for. */
  readonly use: (asked?: boolean) => T;
  /** What a component needs of it; drawn again only when that changes. */
  readonly useOf: <S>(pick: (value: T) => S) => S;
}

const silent = () => () => {};

/** `wake` is called with each new follower, as to fetch what the first one waits for. */
export function createStore<T>(first: T, wake?: () => void): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const getFirst = () => first;
  function subscribe(listener: () => void) {
    wake?.();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }
  return {
    get,
    first,
    set: (next) => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe,
    use: (asked = true) =>
      useSyncExternalStore(asked ? subscribe : silent, asked ? get : getFirst, getFirst),
    useOf: (pick) =>
      useSyncExternalStore(
        subscribe,
        () => pick(value),
        () => pick(first),
      ),
  };
}
