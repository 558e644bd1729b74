import { useEffect, useState } from 'react';
import type { Format } from '@/lib/legality/format';
import type { Lists, PageStorage } from './page-storage';

let opening: Promise<PageStorage> | undefined;

/**
 * Fetches what works with the database, once; asked again after a failure. Its two largest parts start each
 * when it is there: all in one go they would hold a phone up for the sixth part of a second.
 */
export function openStorage(): Promise<PageStorage> {
  opening ??= Promise.all([
    import('./page-storage'),
    import('dexie'),
    import('@/lib/decks/schema'),
  ]).then(
    ([module]) => module.pageStorage,
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
}

export type Stored<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T; readonly storage: PageStorage }
  /** The page's own code could not be fetched; what is stored is untouched. */
  | { readonly status: 'failed'; readonly retry: () => void };

const LOADING = { status: 'loading' } as const;

/**
 * A stored list that follows every change, by this tab or another. While its name is null nothing is
 * fetched and the state is `loading`.
 */
export function useStored<Name extends keyof Lists>(name: Name | null): Stored<Lists[Name]> {
  const [state, setState] = useState<Stored<Lists[Name]>>(LOADING);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn tries again
  useEffect(() => {
    if (name === null) {
      setState(LOADING);
      return;
    }
    const wanted = name;
    let isGone = false;
    let leave = () => {};
    function follow(storage: PageStorage) {
      const query = storage.lists[wanted];
      const show = () => {
        const value = query.getSnapshot();
        if (value !== null) setState({ status: 'ready', value, storage });
      };
      leave = query.subscribe(show);
      show();
    }
    openStorage().then(
      (storage) => {
        if (!isGone) follow(storage);
      },
      () => {
        if (isGone) return;
        const retry = () => {
          setState(LOADING);
          setTurn((last) => last + 1);
        };
        setState({ status: 'failed', retry });
      },
    );
    return () => {
      isGone = true;
      leave();
    };
  }, [name, turn]);
  return state;
}

const NO_FORMATS: readonly Format[] = [];

/** The player's own formats; null until they are read, none where they cannot be. */
export function useKnownFormats(): readonly Format[] | null {
  const formats = useStored('ownFormats');
  if (formats.status === 'loading') return null;
  return formats.status === 'ready' ? formats.value : NO_FORMATS;
}

/** The same, and none until they are read. */
export function useOwnFormats(): readonly Format[] {
  return useKnownFormats() ?? NO_FORMATS;
}

/** The same outside React. Never rejects. */
export async function readOwnFormats(): Promise<readonly Format[]> {
  try {
    const { ownFormats } = (await openStorage()).lists;
    if (ownFormats.getSnapshot() === null) await ownFormats.refresh();
    return ownFormats.getSnapshot() ?? NO_FORMATS;
  } catch {
    return NO_FORMATS;
  }
}
