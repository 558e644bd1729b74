import { useSearchParams } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { hasLayer } from './use-back';

/** What stands behind the "#" of the address, or null on the server. It follows every change. */
export function useFragment(): string | null {
  return useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => null,
  );
}

/** The path of the address as it stands there, or null on the server, which does not know which page was missed. */
export function useMissedPath(): string | null {
  return useSyncExternalStore(
    onHashChange,
    () => location.pathname,
    () => null,
  );
}

/** The query of the address; on the server that of the page that is asked for. It follows every change. */
export function useAddressQuery(): URLSearchParams {
  const asked = useSearchParams();
  const query = useSyncExternalStore(
    onHashChange,
    () => location.search,
    () => `?${asked}`,
  );
  return new URLSearchParams(query);
}

/**
 * Gives the address another query and another fragment ("" for none) in one step: two would undo
 * each other, for the router and the query's own store both write the address.
 */
export function replaceAddress(query: URLSearchParams, fragment: string): void {
  const asked = query.toString();
  const tail = `${asked === '' ? '' : `?${asked}`}${fragment === '' ? '' : `#${fragment}`}`;
  // the entry of what is open stays its own
  history.replaceState(hasLayer() ? { layer: true } : null, '', location.pathname + tail);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}
