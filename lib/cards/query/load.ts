import type { QueryProblem } from '@/lib/kernel/query/problem';
import { ok, type Result } from '@/lib/result';
import type { Card } from '../card';
import { loadCatalogue } from '../load';
import { loadRulings } from '../load-rulings';
import { rulingsByCard } from '../rulings';
import { parseQuery } from './parse';
import type { Query } from './query';
import { createSearcher, type QueryContext, type Searcher, search } from './search';

let loaded: Searcher | undefined;

/** Searches the project's own catalogue. For the server and the command line. */
export function searchCatalogue(
  text: string,
  context: QueryContext = {},
): Result<{ readonly query: Query; readonly cards: readonly Card[] }, QueryProblem> {
  const parsed = parseQuery(text);
  return parsed.ok ? ok({ query: parsed.value, cards: cardsFound(parsed.value, context) }) : parsed;
}

/** The cards of the project's own catalogue that a search finds. */
export function cardsFound(query: Query, context: QueryContext = {}): readonly Card[] {
  loaded ??= createSearcher(loadCatalogue(), new Set(rulingsByCard(loadRulings()).keys()));
  return search(loaded, query, context);
}

/** Whether a search can be read and finds a card. */
export function findsACard(text: string, context: QueryContext = {}): boolean {
  const found = searchCatalogue(text, context);
  return found.ok && found.value.cards.length > 0;
}
