import { belongs, conjuncts, FACETS } from '@/lib/cards/query/facet-terms';
import type { Query } from '@/lib/cards/query/query';

/** How many conditions of a search are a facet's; shown where the facets are out of sight. */
export function activeFacets(query: Query): number {
  return conjuncts(query).filter((part) => FACETS.some((field) => belongs(part, field))).length;
}
