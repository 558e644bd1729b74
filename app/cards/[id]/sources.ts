import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { createSearcher, type Searcher } from '@/lib/cards/query/search';
import { type Ruling, rulingsByCard } from '@/lib/cards/rulings';
import type { Conflict, Rule } from '@/lib/rules/citations';
import type { KeywordsById } from '@/lib/rules/keywords';

/** What a card's page draws on. */
export interface Sources {
  readonly catalogue: Catalogue;
  readonly rulings: ReadonlyMap<CardId, readonly Ruling[]>;
  readonly rules: ReadonlyMap<string, Rule | Conflict>;
  readonly searcher: Searcher;
  /** What the cards that the engine runs do, in our words. */
  readonly sentences: ReadonlyMap<CardId, readonly string[]>;
  readonly keywords: KeywordsById;
}

export function buildSources(
  catalogue: Catalogue,
  rulings: readonly Ruling[],
  rules: ReadonlyMap<string, Rule | Conflict>,
  sentences: Sources['sentences'],
  keywords: KeywordsById,
): Sources {
  const byCard = rulingsByCard(rulings);
  return {
    catalogue,
    rulings: byCard,
    rules,
    sentences,
    keywords,
    searcher: createSearcher(catalogue, new Set(byCard.keys())),
  };
}
