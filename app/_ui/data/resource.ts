import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../base/store';

/** What is fetched from the server, once it is there. */
export type Fetched<T> =
  | { readonly status: 'loading' }
  | ({ readonly status: 'ready' } & T)
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

/** A JSON file of our own that is fetched once, on first use, and shared. */
export function createResource<T extends object>(url: string, build: (file: unknown) => T) {
  return createShared(async () => build(await fetchJson(url)));
}

/** The same for anything else that is fetched, as code. */
export function createShared<T extends object>(load: () => Promise<T>) {
  let pending: Promise<T> | undefined;
  const store = createStore<Fetched<T>>({ status: 'loading' }, () => {
    if (store.get().status === 'loading') fetchQuietly();
  });

  async function fetchAndShow(): Promise<T> {
    try {
      const value = await load();
      store.set({ status: 'ready', ...value });
      return value;
    } catch (error) {
      pending = undefined;
      store.set({ status: 'failed', message: wordsFor(error), retry });
      throw error;
    }
  }

  /** Outside React: resolves when it is there, rejects when it cannot be fetched. */
  function ready(): Promise<T> {
    pending ??= fetchAndShow();
    return pending;
  }

  function fetchQuietly() {
    ready().catch(() => undefined);
  }

  function retry() {
    store.set({ status: 'loading' });
    fetchQuietly();
  }

  return { use: (asked = true) => useArrival(store, asked), ready };
}

const never = () => () => {};

/** What is there, drawn a little at a time when it comes: most of a page is drawn from it. */
function useArrival<T>({ get, first, subscribe }: Store<T>, asked: boolean): T {
  const [, draw] = useState<T>();
  useEffect(() => {
    if (!asked) return;
    const follow = () => startTransition(() => draw(get));
    const leave = subscribe(follow);
    follow();
    return leave;
  }, [asked, get, subscribe]);
  const getFirst = () => first;
  return useSyncExternalStore(never, asked ? get : getFirst, getFirst);
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

function wordsFor(error: unknown): string {
  if (error instanceof TypeError || (error instanceof Error && error.name === 'ChunkLoadError'))
    return 'The server cannot be reached.';
  return error instanceof Error ? error.message : 'Something went wrong.';
}
