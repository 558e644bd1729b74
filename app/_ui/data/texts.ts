import type { CardId } from '@/lib/cards/card';
import type { Ruling } from '@/lib/cards/rulings';
import { createResource } from './resource';

/** Every ruling on cards. */
export const { use: useRulings } = createResource(
  '/data/rulings',
  (file) => file as { readonly rulings: readonly Ruling[] },
);

/**
 * What the cards do in our own words: by card, a sentence an ability. A card that is not there is
 * played by hand.
 */
export const { use: useSentences, ready: sentencesReady } = createResource(
  '/data/sentences',
  (file) => {
    const { sentences } = file as { readonly sentences: Record<CardId, readonly string[]> };
    return { sentences: new Map(Object.entries(sentences)) };
  },
);
