'use client';

import type { ComponentType } from 'react';
import { createStore } from '@/app/_ui/base/store';
import type { Deck } from '@/lib/decks/deck';

export interface DeckDialogProps {
  readonly deck: Deck;
  readonly onClose: () => void;
}

interface Shown {
  readonly Dialog: ComponentType<DeckDialogProps>;
  readonly deck: Deck;
}

const shown = createStore<Shown | null>(null);

/** Shows a dialog about a deck, in place of the one that shows; see export-deck.ts. */
export const show = shown.set;

/**
 * Where the dialogs that take a deck elsewhere stand: once in the layout, as the menus that ask for
 * them close with the same press.
 */
export function DeckDialogHost() {
  const now = shown.use();
  return now === null ? null : <now.Dialog deck={now.deck} onClose={() => show(null)} />;
}
