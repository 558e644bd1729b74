/** A JSON file of our own that is fetched once, on first use, and shared. */

export type ResourceState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void };

export interface Resource<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => ResourceState<T>;
  readonly ready: () => Promise<T>;
}

export function createResource<T>(url: string, build: (file: unknown) => T): Resource<T> {
  let state: ResourceState<T> = { status: 'loading' };
  let pending: Promise<T> | undefined;
  const listeners = new Set<() => void>();

  function become(next: ResourceState<T>) {
    state = next;
    for (const listener of listeners) listener();
  }

  function load(): Promise<T> {
    pending ??= fetchJson(url)
      .then(build)
      .then(
        (value) => {
          become({ status: 'ready', value });
          return value;
        },
        (error: unknown) => {
          pending = undefined;
          become({ status: 'failed', message: wordsFor(error), retry });
          throw error;
        },
      );
    return pending;
  }

  function retry() {
    become({ status: 'loading' });
    load().catch(() => undefined);
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (state.status === 'loading') load().catch(() => undefined);
      return () => {
        listeners.delete(listener);
      };
    },
    read: () => state,
    ready: () => (state.status === 'ready' ? Promise.resolve(state.value) : load()),
  };
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

function wordsFor(error: unknown): string {
  if (error instanceof TypeError) return 'The server cannot be reached.';
  return error instanceof Error ? error.message : 'Something went wrong.';
}
