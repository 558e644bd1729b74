'use client';

import { useSyncExternalStore } from 'react';
import type { CardId } from '@/lib/cards/card';
import { fold } from '@/lib/cards/fold';
import type { Query } from '@/lib/cards/query/query';
import { useSentences } from '../data/use-sentences';
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

type Texts = ReadonlyMap<CardId, string>;

/**
 * The folded texts for a search that looks through them; read for no other. Undefined until then. What
 * a card does in our words comes first, then its printed text where the player has loaded one.
 */
export function useTextsFor(query: Query): Texts | undefined {
  const asked = asksForText(query);
  const ours = useSentences(asked);
  const printed = usePrinted(asked);
  if (ours.status !== 'ready') return printed.status === 'ready' ? printed.texts : undefined;
  return joined(ours.value, printed.status === 'ready' ? printed.texts : undefined);
}

let last:
  | { readonly ours: unknown; readonly printed: Texts | undefined; readonly texts: Texts }
  | undefined;

/** One map for all who ask with the same: a search keeps what it makes of a map. */
function joined(ours: ReadonlyMap<CardId, readonly string[]>, printed: Texts | undefined): Texts {
  if (last?.ours !== ours || last.printed !== printed) {
    const texts = new Map(printed);
    for (const [card, lines] of ours)
      texts.set(card, `${fold(lines.join('\n'))}\n${texts.get(card) ?? ''}`);
    last = { ours, printed, texts };
  }
  return last.texts;
}
