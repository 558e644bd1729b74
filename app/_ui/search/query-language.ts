import type { Card } from '@/lib/cards/card';
import { asFields } from '@/lib/cards/query/as-fields';
import { facetsIn } from '@/lib/cards/query/facet-terms';
import { parseQuery, readQuery } from '@/lib/cards/query/parse';
import { asTyped, mendsIn } from '@/lib/cards/query/plain-words';
import type { Query } from '@/lib/cards/query/query';
import { search } from '@/lib/cards/query/search';
import { withoutWrongTerms } from '@/lib/kernel/query/left-out';
import type { QueryProblem } from '@/lib/kernel/query/problem';
import { withSort } from './query-text';
import { searcherFor } from './searcher-for';

/** A search: its text, and what was read from it. */
export interface Asked {
  readonly text: string;
  readonly query: Query;
}

/** What of a text can be read. */
interface Reading {
  /** Null where nothing can. */
  readonly asked: Asked | null;
  /** Terms that cannot, where the rest can. */
  readonly leftOut: readonly string[];
  /** Why the text as it stands cannot be read; empty where it can. */
  readonly problems: readonly QueryProblem[];
}

/** All of a text, or what is left of it without the terms that cannot be read. */
function readingOf(text: string): Reading {
  const parsed = parseQuery(text);
  if (parsed.ok) return { asked: { text, query: parsed.value }, leftOut: [], problems: [] };
  const { problems } = parsed;
  const left = withoutWrongTerms(text, problems);
  const query = left && left.rest !== '' ? readQuery(left.rest) : null;
  if (!left || !query) return { asked: null, leftOut: [], problems };
  return { asked: { text: left.rest, query }, leftOut: left.terms, problems };
}

/**
 * A search with its plain words as fields ("persona harkonnen" as "t:persona a:harkonnen"), where these
 * find just the cards that the words found; else the search as it is.
 */
function inFields(
  asked: Asked,
  found: readonly Card[],
  find: (query: Query) => readonly Card[],
): Asked {
  const fields = asFields(asked.text);
  const text = fields && withSort(fields, asked.query.sort);
  const query = text && readQuery(text);
  if (!text || !query || found.length === 0) return asked;
  const others = new Set(find(query));
  const isSame = others.size === found.length && found.every((card) => others.has(card));
  return isSame ? { text, query } : asked;
}

/** What a search needs of the query language: fetched beside the catalogue, for nothing can be found before. */
export const language = {
  ...{ parseQuery, readingOf, facetsIn, search, searcherFor },
  ...{ mendsIn, asTyped, withSort, inFields },
};
