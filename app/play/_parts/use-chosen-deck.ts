'use client';

import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import type { OpeningUrl } from './use-opening-url';
import { useStoredDecks } from './use-stored-decks';

/** The deck that an address names; null where it is not in this browser. */
export function useChosenDeck(url: OpeningUrl): {
  readonly status: 'loading' | 'ready';
  readonly deck: Deck | null;
} {
  const stored = useStoredDecks();
  if (url.deck === null) {
    const sample = SAMPLE_DECKS.find((one) => one.id === url.sample);
    return { status: 'ready', deck: sample?.deck ?? null };
  }
  if (stored === undefined) return { status: 'loading', deck: null };
  return { status: 'ready', deck: stored.find((one) => one.id === url.deck)?.deck ?? null };
}
