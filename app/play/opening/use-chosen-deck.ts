'use client';

import { useSharedDeck } from '@/app/_deck/link/use-shared-deck';
import type { Deck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import type { OpeningUrl } from './use-opening-url';
import { useStoredDecks } from './use-stored-decks';

type ChosenDeck =
  | { readonly status: 'loading'; readonly deck: null }
  /** Null where the deck is not in this browser. */
  | { readonly status: 'ready'; readonly deck: Deck | null }
  /** The address brings a deck that cannot be read, or not now. */
  | {
      readonly status: 'broken';
      readonly deck: null;
      readonly message: string;
      readonly retry?: () => void;
    };

/** The deck that an address brings behind its "#", or else the one that it names. */
export function useChosenDeck(url: OpeningUrl, fragment: string | null): ChosenDeck {
  const shared = useSharedDeck(fragment);
  const stored = useStoredDecks();
  switch (shared.status) {
    case 'ready':
      return { status: 'ready', deck: shared.deck };
    case 'broken':
      return {
        status: 'broken',
        deck: null,
        message: shared.problems.map(({ message }) => message).join(' '),
      };
    case 'failed':
      return {
        status: 'broken',
        deck: null,
        message: 'The server cannot be reached. The deck is safe: it is in the address.',
        retry: shared.retry,
      };
    case 'reading':
      return { status: 'loading', deck: null };
    case 'empty':
      break;
  }
  if (url.deck === null) {
    const sample = SAMPLE_DECKS.find((one) => one.id === url.sample);
    return { status: 'ready', deck: sample?.deck ?? null };
  }
  if (stored === undefined) return { status: 'loading', deck: null };
  return { status: 'ready', deck: stored.find((one) => one.id === url.deck)?.deck ?? null };
}
