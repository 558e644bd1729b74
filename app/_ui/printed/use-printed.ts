'use client';

import { useSyncExternalStore } from 'react';
import type { CardId } from '@/lib/cards/card';
import type { Query } from '@/lib/cards/query/query';
import { asksForText } from './asks-for-text';
import {
  LOADING,
  type PrintedState,
  type PrintedText,
  readPrinted,
  subscribePrinted,
} from './printed-store';

const never = () => () => {};
const loading = () => LOADING;

/** The texts that the player has loaded; the server renders `loading`. Not `asked`, nothing is read. */
export function usePrinted(asked = true): PrintedState {
  return useSyncExternalStore(
    asked ? subscribePrinted : never,
    asked ? readPrinted : loading,
    loading,
  );
}

/** What the player's file says of a card; undefined where none is loaded. */
export function usePrintedText(card: CardId): PrintedText | undefined {
  const read = () => {
    const state = readPrinted();
    return state.status === 'ready' ? state.cards.get(card) : undefined;
  };
  return useSyncExternalStore(subscribePrinted, read, () => undefined);
}

/** The folded texts for a search that looks through them; read for no other. Undefined until then. */
export function useTextsFor(query: Query): ReadonlyMap<CardId, string> | undefined {
  const printed = usePrinted(asksForText(query));
  return printed.status === 'ready' ? printed.texts : undefined;
}
