import { type Card, fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { fold } from '@/lib/cards/fold';
import { POWERS, type Power } from '@/lib/rules/powers';
import { CARD_GROUPS, CARD_TYPES, SET_CODES } from '@/lib/rules/taxonomy';
import { amountOf, type Entry, type PlayerContext, testOf, X } from './match';
import { conjuncts, type Query, type SortField, type SortKey } from './query';
import { searchLines, searchText } from './text';

/** A catalogue made ready for searching: its cards in their order, with texts folded once. */
export interface Searcher {
  readonly catalogue: Catalogue;
  readonly entries: readonly Entry[];
}

/** What a search may ask beyond the catalogue. */
export interface QueryContext extends PlayerContext {
  /** The sponsor of the deck being built; only the facets ask for it. */
  readonly sponsor?: Power;
}

/** Folds every card once; `ruled` holds the cards that have rulings. */
export function createSearcher(catalogue: Catalogue, ruled: ReadonlySet<string>): Searcher {
  let titleRank = 0;
  let title = '';
  const entries = catalogue.cards.map((card): Entry => {
    // The catalogue stands by title, so a new title is a new rank.
    const folded = fold(card.title);
    if (folded !== title) titleRank += 1;
    title = folded;
    const whole = [fullName(card), ...(card.aliases ?? [])];
    const parts = card.subtitle === undefined ? [] : [card.title, card.subtitle];
    const names = whole.map(searchLines).join('\n');
    return {
      card,
      names,
      texts: [names, ...card.subtypes.map(searchLines)].join('\n'),
      wholeNames: [...whole, ...parts].map(searchText),
      titleRank,
      isRuled: ruled.has(card.id),
    };
  });
  return { catalogue, entries };
}

/** The cards that a query finds, sorted as it says, else by title and set. An unknown deck is empty. */
export function search(
  { catalogue, entries }: Searcher,
  { where, sort }: Query,
  context: QueryContext = {},
): readonly Card[] {
  if (where === null && sort.length === 0) return catalogue.cards;
  const found = conjuncts(where).reduce(
    (left, part) => left.filter(testOf(part, context)),
    entries,
  );
  return sorted(found, sort, context.owned).map(({ card }) => card);
}

/**
 * The cards in the order that the keys ask for; cards that are equal in all of them keep the order in
 * which they come. X stands behind the numbers and absent values last, upward and downward.
 */
function sorted(
  entries: readonly Entry[],
  keys: readonly SortKey[],
  owned?: ReadonlyMap<string, number>,
): readonly Entry[] {
  // From the last key to the first: each pass keeps the order of equals, so the first key decides.
  return keys.reduceRight(
    (list, key) => sortedBy(list, (entry) => weight(entry, key, owned)),
    entries,
  );
}

/** Values are few, so cards are put into groups, and only the groups are sorted. */
function sortedBy(entries: readonly Entry[], weightOf: (entry: Entry) => number): readonly Entry[] {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const value = weightOf(entry);
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [entry]);
    else group.push(entry);
  }
  const list: Entry[] = [];
  for (const [, group] of [...groups].sort(([a], [b]) => a - b))
    for (const entry of group) list.push(entry);
  return list;
}

function weight(
  entry: Entry,
  { field, descending }: SortKey,
  owned: ReadonlyMap<string, number> | undefined,
): number {
  const value = sortValue(entry, field, owned);
  if (value === undefined) return LAST;
  if (value === X) return LAST - 1;
  return descending ? -value : value;
}

const LAST = Number.MAX_SAFE_INTEGER;

function sortValue(
  { card, titleRank }: Entry,
  field: SortField,
  owned: ReadonlyMap<string, number> | undefined,
): number | undefined {
  switch (field) {
    case 'name':
      return titleRank;
    case 'set':
      return SET_CODES.indexOf(card.set);
    case 'deck':
      return CARD_GROUPS.indexOf(card.deck);
    case 'type':
      return CARD_TYPES.indexOf(card.type);
    case 'allegiance':
      return card.allegiance === undefined ? undefined : POWERS.indexOf(card.allegiance);
    case 'requirement':
      return card.requirement?.rank;
    default:
      return amountOf(card, field, owned);
  }
}
