import { useEffect } from 'react';
import { createStore } from '@/app/_ui/base/store';

/** How many panes on the page show the card that is looked at; where there is one, nothing pops up. */
export const panes = createStore(0);

/** How many of them keep showing it when nothing is looked at any more. */
export const keepingPanes = createStore(0);

export function usePane(keeps: boolean): void {
  useCountedIn(panes, true);
  useCountedIn(keepingPanes, keeps);
}

function useCountedIn(store: typeof panes, counts: boolean): void {
  useEffect(() => {
    if (!counts) return;
    store.set(store.get() + 1);
    return () => store.set(store.get() - 1);
  }, [store, counts]);
}
