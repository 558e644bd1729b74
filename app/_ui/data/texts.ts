import type { CardId } from '@/lib/cards/card';
import type { Ruling } from '@/lib/cards/rulings';
import type { Conflict, Rule } from '@/lib/rules/citations';
import { createResource } from './resource';

/** What /data/rules sends. */
interface RulesFile {
  readonly rules: readonly Rule[];
  readonly conflicts: readonly Conflict[];
}

/** Every rule and conflict by id, fetched once for all who ask. */
export const { use: useRules, ready: rulesReady } = createResource('/data/rules', (file) => {
  const { rules, conflicts } = file as RulesFile;
  return { byId: new Map([...rules, ...conflicts].map((entry) => [entry.id, entry] as const)) };
});

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
