import { useSyncExternalStore } from 'react';
import { createStore } from './store';

/**
 * A value that the browser remembers as text, apart from the database, so that it is known at once.
 * `first` counts on the server and while nothing is kept that `read` takes. `write` gives null where
 * nothing has to be kept.
 */
export function createKept<T>(
  key: string,
  first: T,
  read: (text: string) => T,
  write: (value: T) => string | null,
  storage: () => Storage = () => localStorage,
) {
  /** Undefined until it is looked up. */
  let now: { readonly value: T } | undefined;
  const changes = createStore(0);

  function look(): T {
    try {
      const text = storage().getItem(key);
      return text === null ? first : read(text);
    } catch {
      // storage may be forbidden, or hold what another program wrote
      return first;
    }
  }

  function get(): T {
    now ??= { value: look() };
    return now.value;
  }

  function set(value: T): void {
    if (value === get()) return;
    try {
      const text = write(value);
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      // a full or forbidden storage: then it is known until the page is left
    }
    now = { value };
    changes.set(changes.get() + 1);
  }

  /** In a component. */
  const use = () => useSyncExternalStore(changes.subscribe, get, () => first);

  return { get, set, use };
}
