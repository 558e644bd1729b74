import type { Card } from '@/lib/cards/card';
import { asFields } from '@/lib/cards/query/as-fields';
import { facetsIn } from '@/lib/cards/query/facet-terms';
import { parseQuery, readQuery } from '@/lib/cards/query/parse';
import { asTyped, mendsIn } from '@/lib/cards/query/plain-words';
import type { Query } from '@/lib/cards/query/query';
import { search } from '@/lib/cards/query/search';
import { withSort } from './query-text';
import { searcherFor } from './searcher-for';

/** A search: its text, and what was read from it. */
export interface Asked {
  readonly text: string;
  readonly query: Query;
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
  ...{ parseQuery, facetsIn, search, searcherFor },
  ...{ mendsIn, asTyped, withSort, inFields },
};
