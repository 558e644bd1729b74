import { type Card, fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { fold } from '@/lib/cards/fold';
import type { Power } from '@/lib/rules/powers';
import { type Entry, type PlayerContext, testOf } from './match';
import { sorted } from './order';
import { conjuncts, type Query } from './query';
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
