import { useCallback, useSyncExternalStore } from 'react';

/** Phones and narrow windows; the same width as in the style sheets. */
export const NARROW = '(max-width: 720px)';

const lists = new Map<string, MediaQueryList>();

function listFor(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query holds; false on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listFor(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listFor(query).matches,
    () => false,
  );
}
