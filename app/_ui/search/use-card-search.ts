import { useCallback, useMemo, useRef } from 'react';
import type { Card } from '@/lib/cards/card';
import type { Mend } from '@/lib/cards/query/plain-words';
import type { Query, SortKey } from '@/lib/cards/query/query';
import type { QueryContext, Searcher } from '@/lib/cards/query/search';
import type { QueryProblem } from '@/lib/kernel/query/problem';
import type { KeywordsById } from '@/lib/rules/keywords';
import { createShared } from '../data/resource';
import { type CatalogueState, useCatalogue } from '../data/use-catalogue';
import { useTextsComing, useTextsFor } from '../printed/use-texts';
import type { Asked } from './query-language';

export interface CardSearch {
  /** Of the catalogue and of the query language. */
  readonly state: CatalogueState;
  /** Null until both are there. */
  readonly searcher: Searcher | null;
  /** The search without the terms that cannot be read; where they are not all that is wrong, the last that could be read. */
  readonly query: Query;
  /** Its text. */
  readonly readText: string;
  /**
   * The same search in fields, for its headline and the facets: plain words that name types and Powers
   * are fields where these find the same cards. Else as it was typed.
   */
  readonly asked: Asked;
  /** How many of its conditions are a facet's. */
  readonly facets: number;
  /** What it finds, in its order. */
  readonly cards: readonly Card[];
  /** What it asked beyond the catalogue: the context given, and the texts of cards where it wants them. */
  readonly context: QueryContext;
  /** Words that no card has, and what is looked for in their place. */
  readonly mends: readonly Mend[];
  /** The text that looks for just those words. */
  readonly asTyped: string;
  /** Whether texts that it looks through are still on their way: there may be more cards. */
  readonly isReading: boolean;
  /** Whether `asked` and `cards` are the answer: all that the search looks through is there. */
  readonly isSettled: boolean;
  /** Why the text as it stands cannot be read; empty where it can. */
  readonly problems: readonly QueryProblem[];
  /** Terms that cannot be read, and are left out; empty where all can be read, or nothing. */
  readonly leftOut: readonly string[];
  /** Whether the cards answer an older search: nothing of the text can be read. */
  readonly isStale: boolean;
  /** Whether another text would find any card. */
  readonly finds: (text: string) => boolean;
  /** The text that was read, sorted otherwise. */
  readonly sortedBy: (keys: readonly SortKey[]) => string;
}

const language = createShared(async () => (await import('./query-language')).language);

/** A search that asks nothing. */
export const EVERYTHING: Query = { where: null, sort: [], sortSpans: [] };
const NONE: readonly Card[] = [];
const NO_MENDS: readonly Mend[] = [];
const ALL_READ = { problems: [], leftOut: [] } as const;

/**
 * Runs the search language over the catalogue. What cannot be read of a text is left out; while nothing
 * of it can, the last readable search stays. Give a stable `context` (memoised) where the search may ask about decks.
 */
export function useCardSearch(text: string, context?: QueryContext): CardSearch {
  const client = useCatalogue();
  const fetched = language.use();
  const read = fetched.status === 'ready' ? fetched : null;
  const state = fetched.status === 'ready' ? client : fetched;
  const searcher = read && client.status === 'ready' ? read.searcherFor(client) : null;
  const last = useRef<{ readonly query: Query; readonly text: string }>({
    query: EVERYTHING,
    text: '',
  });
  const reading = useMemo(() => read?.readingOf(text), [read, text]);
  if (reading?.asked) last.current = reading.asked;
  const { query, text: readText } = read ? last.current : { query: EVERYTHING, text };
  const keywords = state.status === 'ready' ? state.keywords : NO_KEYWORDS;
  const whole = useWithTexts(query, keywords, context);
  const cards = useMemo(
    () => (read && searcher ? read.search(searcher, query, whole) : NONE),
    [read, searcher, query, whole],
  );
  const mends = useMemo(
    // before the texts are there a word may yet be found in one
    () =>
      read && searcher && whole.texts
        ? read.mendsIn(readText, { ...whole, lexicon: searcher.lexicon })
        : NO_MENDS,
    [read, searcher, readText, whole],
  );
  const isReading = useTextsComing(query);
  const asked = useMemo(() => {
    const typed = { text: readText, query };
    if (!read || !searcher || isReading) return typed;
    return read.inFields(typed, cards, (other) => read.search(searcher, other, whole));
  }, [read, searcher, isReading, readText, query, cards, whole]);
  const { problems, leftOut } = reading ?? ALL_READ;
  const finds = useCallback(
    (other: string) => {
      const asked = read?.parseQuery(other);
      if (!read || !searcher || !asked?.ok) return false;
      return read.search(searcher, asked.value, whole).length > 0;
    },
    [read, searcher, whole],
  );
  const sortedBy = useCallback(
    (keys: readonly SortKey[]) => read?.withSort(readText, keys) ?? readText,
    [read, readText],
  );
  return {
    ...{ state, searcher, query, readText, cards, context: whole, mends, isReading, problems },
    ...{ finds, sortedBy, asked, leftOut },
    isStale: problems.length > 0 && leftOut.length === 0,
    isSettled: read !== null && searcher !== null && !isReading,
    facets: read?.facetsIn(asked.query) ?? 0,
    asTyped: read?.asTyped(readText, mends) ?? readText,
  };
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

/** "23 of 661 cards", and by which search where the text cannot be read; no number that may still change. */
export function countWords({ state, cards, isStale, searcher, isReading }: CardSearch): string {
  if (state.status !== 'ready' || !searcher) return 'Fetching the catalogue…';
  if (isReading) return 'Reading what the cards do…';
  const said = countOf(cards.length, searcher.catalogue.cards.length);
  return isStale ? `${said} of the last search that could be read` : said;
}

/** "23 of 661 cards" */
export function countOf(found: number, all: number): string {
  return found === all ? `${all} cards` : `${found} of ${all} cards`;
}
