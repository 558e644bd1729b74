'use client';

import { useEffect, useState } from 'react';
import type { Live } from '@/lib/storage/live';
import type { Door } from './page-storage';

let opening: Promise<Door> | undefined;

/** Fetches what works with the database, once; asked again after a failure. */
export function openDoor(): Promise<Door> {
  opening ??= import('./page-storage').then(
    (module) => module.door,
    (error: unknown) => {
      opening = undefined;
      throw error;
    },
  );
  return opening;
}

export type Stored<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T; readonly door: Door }
  /** The page's own code could not be fetched; what is stored is untouched. */
  | { readonly status: 'failed'; readonly retry: () => void };

const LOADING = { status: 'loading' } as const;

/**
 * A stored list that follows every change, by this tab or another. `pick` must stay the same; while
 * it is null nothing is fetched and the state is `loading`.
 */
export function useStored<T>(pick: ((door: Door) => Live<T>) | null): Stored<T> {
  const [state, setState] = useState<Stored<T>>(LOADING);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn tries again
  useEffect(() => {
    if (pick === null) {
      setState(LOADING);
      return;
    }
    const wanted = pick;
    let isGone = false;
    let leave = () => {};
    function follow(door: Door) {
      const query = wanted(door);
      const show = () => {
        const value = query.getSnapshot();
        if (value !== null) setState({ status: 'ready', value, door });
      };
      leave = query.subscribe(show);
      show();
    }
    openDoor().then(
      (door) => {
        if (!isGone) follow(door);
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
  }, [pick, turn]);
  return state;
}

const NO_FORMATS = [] as const;
const pickFormats = (door: Door) => door.ownFormats;

/** The player's own formats; none until they are read, or where they cannot be. */
export function useOwnFormats() {
  const formats = useStored(pickFormats);
  return formats.status === 'ready' ? formats.value : NO_FORMATS;
}
