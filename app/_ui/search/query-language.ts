import { facetsIn } from '@/lib/cards/query/facet-terms';
import { parseQuery } from '@/lib/cards/query/parse';
import { asTyped, mendsIn } from '@/lib/cards/query/plain-words';
import { search } from '@/lib/cards/query/search';
import { withSort } from './query-text';
import { searcherFor } from './searcher-for';

/** What a search needs of the query language: fetched beside the catalogue, for nothing can be found before. */
export const language = {
  ...{ parseQuery, facetsIn, search, searcherFor },
  ...{ mendsIn, asTyped, withSort },
};
