import { belongs, FACETS } from '@/lib/cards/query/facet-terms';
import { conjuncts, type Query } from '@/lib/cards/query/query';

/** How many conditions of a search are a facet's; shown where the facets are out of sight. */
export function activeFacets(query: Query): number {
  return conjuncts(query.where).filter((part) => FACETS.some((field) => belongs(part, field)))
    .length;
}
