'use client';

import { type ComponentType, useSyncExternalStore } from 'react';
import type { Deck } from '@/lib/decks/deck';

export interface TakeAwayProps {
  readonly deck: Deck;
  readonly onClose: () => void;
}

interface Shown {
  readonly Dialog: ComponentType<TakeAwayProps>;
  readonly deck: Deck;
}

let shown: Shown | null = null;
const listeners = new Set<() => void>();

/** Shows a dialog about a deck, in place of the one that shows; see open-take-away.ts. */
export function show(next: Shown | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

function onShow(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Where the dialogs that take a deck elsewhere stand: once in the layout, as the menus that ask for
 * them close with the same press.
 */
export function TakeAway() {
  const now = useSyncExternalStore(
    onShow,
    () => shown,
    () => null,
  );
  return now === null ? null : <now.Dialog deck={now.deck} onClose={() => show(null)} />;
}
