import type { Power } from '@/lib/rules/powers';
import { type Bits, countCommon, intersect } from './query/bits';
import type { ValueSets } from './query/columns';
import { belongs, conjuncts, type FacetField } from './query/facet-terms';
import { matching } from './query/match';
import type { Query } from './query/query';
import type { QueryContext, Searcher } from './query/search';

export type CountedFacet = Exclude<FacetField, 'legal'>;

/** For each facet its values, in the order to show them, with the number of cards. Zeros are kept. */
export type Facets = Readonly<Record<CountedFacet, ReadonlyMap<string, number>>> & {
  /** Cards that could stand in a deck of the context's sponsor; null without a sponsor. */
  readonly legal: { readonly sponsor: Power; readonly count: number } | null;
};

/**
 * How many of the cards that a query finds have each value. A facet's own term or group of
 * alternatives is left out of its own counts, for another value would be one more alternative. Where
 * the query asks for several of one facet at once, they stay, for another one would narrow it more.
 * So a count is what toggleTerm adds as an alternative, or what it leaves.
 */
export function facetCounts(searcher: Searcher, query: Query, context: QueryContext = {}): Facets {
  const { columns } = searcher;
  const parts = conjuncts(query).map((part) => ({
    part,
    found: matching(columns, part, context),
  }));
  const foundWithout = (field: FacetField): Bits => {
    const own = parts.filter(({ part }) => belongs(part, field));
    const found = columns.whole.slice();
    for (const entry of parts)
      if (own.length !== 1 || entry !== own[0]) intersect(found, entry.found);
    return found;
  };
  const counts = (field: CountedFacet): ReadonlyMap<string, number> => {
    const found = foundWithout(field);
    const sets: ValueSets = columns[field];
    return new Map([...sets].map(([value, bits]) => [value, countCommon(found, bits)]));
  };
  const { sponsor } = context;
  return {
    set: counts('set'),
    deck: counts('deck'),
    type: counts('type'),
    subtype: counts('subtype'),
    allegiance: counts('allegiance'),
    talent: counts('talent'),
    cost: counts('cost'),
    command: counts('command'),
    resistance: counts('resistance'),
    legal:
      sponsor === undefined
        ? null
        : { sponsor, count: countCommon(foundWithout('legal'), columns.legal[sponsor]) },
  };
}
