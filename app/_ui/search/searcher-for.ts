import { createSearcher, type Searcher } from '@/lib/cards/query/search';
import type { ClientCatalogue } from '../data/use-catalogue';

const searchers = new WeakMap<object, Searcher>();

/** The catalogue made ready for searching, once for all who ask. */
export function searcherFor({ catalogue, ruled }: ClientCatalogue): Searcher {
  const known = searchers.get(catalogue);
  if (known) return known;
  const made = createSearcher(catalogue, ruled);
  searchers.set(catalogue, made);
  return made;
}
