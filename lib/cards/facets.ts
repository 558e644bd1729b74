import { conjuncts } from '@/lib/kernel/query/query';
import { once } from '@/lib/once';
import { POWERS, type Power } from '@/lib/rules/powers';
import { TALENTS } from '@/lib/rules/talents';
import { CARD_GROUPS, CARD_TYPES, SET_CODES } from '@/lib/rules/taxonomy';
import type { Card } from './card';
import { belongs, type FacetField } from './query/facet-terms';
import { type Entry, testOf } from './query/match';
import type { Query } from './query/query';
import type { QueryContext, Searcher } from './query/search';
import { couldStandWith } from './query/sponsor';

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
  const looking = { ...context, lexicon: searcher.lexicon };
  const parts = conjuncts(query.where).map((part) => ({ part, test: testOf(part, looking) }));
  const passing = (some: typeof parts): readonly Entry[] =>
    some.reduce((left, { test }) => left.filter(test), searcher.entries);
  const found = passing(parts);
  const foundWithout = (field: FacetField): readonly Entry[] => {
    const own = parts.filter(({ part }) => belongs(part, field));
    return own.length === 1 ? passing(parts.filter((part) => part !== own[0])) : found;
  };
  const values = valuesOf(searcher);
  const counts = (field: CountedFacet): ReadonlyMap<string, number> => {
    const { names, ofCard } = values[field];
    const sums = names.map(() => 0);
    for (const { card } of foundWithout(field))
      for (const at of ofCard.get(card) ?? []) sums[at] = (sums[at] ?? 0) + 1;
    return new Map(names.map((name, at) => [name, sums[at] ?? 0]));
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
        : {
            sponsor,
            count: foundWithout('legal').filter(({ card }) => couldStandWith(card, sponsor)).length,
          },
  };
}

/** The values of a facet in the order to show them, and for each card the places of its own. */
interface Values {
  readonly names: readonly string[];
  readonly ofCard: ReadonlyMap<Card, readonly number[]>;
}

const VALUES = new WeakMap<Searcher, Readonly<Record<CountedFacet, Values>>>();

/** Gathered once for each searcher. */
function valuesOf(searcher: Searcher): Readonly<Record<CountedFacet, Values>> {
  const known = VALUES.get(searcher);
  if (known !== undefined) return known;
  const { cards } = searcher.catalogue;
  const gathered = (
    namesOf: (card: Card) => readonly string[],
    names: readonly string[] = [...new Set(cards.flatMap(namesOf))].sort(numbersFirst().compare),
  ): Values => ({
    names,
    ofCard: new Map(cards.map((card) => [card, namesOf(card).map((name) => names.indexOf(name))])),
  });
  const amounts = (field: 'cost' | 'command' | 'resistance') =>
    gathered((card) => (card[field] === undefined ? [] : [String(card[field])]));
  const made = {
    set: gathered((card) => [card.set], SET_CODES),
    deck: gathered((card) => [card.deck], CARD_GROUPS),
    type: gathered((card) => [card.type], CARD_TYPES),
    subtype: gathered((card) => card.subtypes),
    allegiance: gathered((card) => [card.allegiance ?? 'none'], [...POWERS, 'none']),
    talent: gathered((card) => Object.keys(card.talents ?? {}), TALENTS),
    cost: amounts('cost'),
    command: amounts('command'),
    resistance: amounts('resistance'),
  };
  VALUES.set(searcher, made);
  return made;
}

/** 2 before 10, and X behind the numbers. */
const numbersFirst = once(() => new Intl.Collator('en', { numeric: true }));
