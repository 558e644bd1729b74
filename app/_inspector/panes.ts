import { useEffect } from 'react';
import { createStore } from '@/app/_ui/base/store';

/** How many panes on the page show the card that is looked at; where there is one, nothing pops up. */
export const panes = createStore(0);

export function usePane(): void {
  useEffect(() => {
    panes.set(panes.get() + 1);
    return () => panes.set(panes.get() - 1);
  }, []);
}
