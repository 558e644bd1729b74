import { useMemo, useRef } from 'react';
import type { Card } from '@/lib/cards/card';
import { parseQuery } from '@/lib/cards/query/parse';
import { type Mend, mendsIn } from '@/lib/cards/query/plain-words';
import type { Query } from '@/lib/cards/query/query';
import { createSearcher, type QueryContext, type Searcher, search } from '@/lib/cards/query/search';
import type { QueryProblem } from '@/lib/kernel/query/problem';
import type { KeywordsById } from '@/lib/rules/keywords';
import { type CatalogueState, type ClientCatalogue, useCatalogue } from '../data/use-catalogue';
import { useTextsComing, useTextsFor } from '../printed/use-texts';

export interface CardSearch {
  readonly state: CatalogueState;
  /** Null until the catalogue is there. */
  readonly searcher: Searcher | null;
  /** The last search that could be read. */
  readonly query: Query;
  /** Its text. */
  readonly readText: string;
  /** What it finds, in its order. */
  readonly cards: readonly Card[];
  /** What it asked beyond the catalogue: the context given, and the texts of cards where it wants them. */
  readonly context: QueryContext;
  /** Words that no card has, and what is looked for in their place. */
  readonly mends: readonly Mend[];
  /** Whether texts that it looks through are still on their way: there may be more cards. */
  readonly isReading: boolean;
  /** Why the text as it stands cannot be read; empty where it can. */
  readonly problems: readonly QueryProblem[];
}

const EVERYTHING: Query = { where: null, sort: [], sortSpans: [] };
const NONE: readonly Card[] = [];
const NO_MENDS: readonly Mend[] = [];
const searchers = new WeakMap<object, Searcher>();

/** The catalogue made ready for searching, once for all who ask. */
export function searcherFor({ catalogue, ruled }: ClientCatalogue): Searcher {
  const known = searchers.get(catalogue);
  if (known) return known;
  const made = createSearcher(catalogue, ruled);
  searchers.set(catalogue, made);
  return made;
}

/**
 * Runs the search language over the catalogue. While the text cannot be read, the last readable
 * search stays. Give a stable `context` (memoised) where the search may ask about decks.
 */
export function useCardSearch(text: string, context?: QueryContext): CardSearch {
  const state = useCatalogue();
  const searcher = state.status === 'ready' ? searcherFor(state) : null;
  const last = useRef<{ readonly query: Query; readonly text: string }>({
    query: EVERYTHING,
    text: '',
  });
  const parsed = useMemo(() => parseQuery(text), [text]);
  if (parsed.ok && last.current.query !== parsed.value)
    last.current = { query: parsed.value, text };
  const { query, text: readText } = last.current;
  const keywords = state.status === 'ready' ? state.keywords : NO_KEYWORDS;
  const whole = useWithTexts(query, keywords, context);
  const cards = useMemo(
    () => (searcher ? search(searcher, query, whole) : NONE),
    [searcher, query, whole],
  );
  const mends = useMemo(
    // before the texts are there a word may yet be found in one
    () =>
      searcher && whole.texts
        ? mendsIn(readText, { ...whole, lexicon: searcher.lexicon })
        : NO_MENDS,
    [searcher, readText, whole],
  );
  const isReading = useTextsComing(query);
  const problems = parsed.ok ? [] : parsed.problems;
  return { state, searcher, query, readText, cards, context: whole, mends, isReading, problems };
}

const ALONE: QueryContext = {};
const NO_KEYWORDS: KeywordsById = new Map();

function useWithTexts(
  query: Query,
  keywords: KeywordsById,
  context: QueryContext = ALONE,
): QueryContext {
  const texts = useTextsFor(query);
  return useMemo(
    () => ({ ...context, keywords, ...(texts && { texts }) }),
    [context, keywords, texts],
  );
}

/** "23 of 661 cards", and by which search where the text cannot be read. */
export function countWords({ state, cards, problems, searcher, isReading }: CardSearch): string {
  if (state.status !== 'ready' || !searcher) return 'Fetching the catalogue…';
  const all = searcher.catalogue.cards.length;
  const said = cards.length === all ? `${all} cards` : `${cards.length} of ${all} cards`;
  if (problems.length > 0) return `${said} of the last search that could be read`;
  return isReading ? `${said} so far: the texts are still coming in` : said;
}
