import type { Card, CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Power } from '@/lib/rules/powers';
import { placesOf } from './bits';
import { buildColumns, type Columns } from './columns';
import { type Decks, matching } from './match';
import type { Query } from './query';
import { sortPlaces } from './ranks';

/** A catalogue made ready for searching. */
export interface Searcher {
  readonly catalogue: Catalogue;
  readonly columns: Columns;
}

/** What a search may ask beyond the catalogue. */
export interface QueryContext {
  /** Cards of each deck by folded name or id; the deck being built is under "deck". */
  readonly decks?: Decks;
  /** The sponsor of the deck being built; only the facets ask for it. */
  readonly sponsor?: Power;
}

/** Folds and sorts everything once; `ruled` holds the cards that have rulings. */
export function createSearcher(catalogue: Catalogue, ruled: ReadonlySet<CardId>): Searcher {
  return { catalogue, columns: buildColumns(catalogue.cards, ruled) };
}

const NO_DECKS: Decks = new Map();

/** The cards that a query finds, sorted as it says, else by title and set. An unknown deck is empty. */
export function search(
  searcher: Searcher,
  query: Query,
  context: QueryContext = {},
): readonly Card[] {
  const { columns, catalogue } = searcher;
  const { cards } = catalogue;
  if (query.where === null && query.sort.length === 0) return cards;
  const found =
    query.where === null
      ? columns.whole
      : matching(columns, query.where, context.decks ?? NO_DECKS);
  return sortPlaces(placesOf(found), query.sort, columns.ranks).flatMap((place) => {
    const card = cards[place];
    return card ? [card] : [];
  });
}
