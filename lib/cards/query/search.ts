import type { Card, CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Power } from '@/lib/rules/powers';
import { placesOf } from './bits';
import { buildColumns, type Columns } from './columns';
import { matching, type PlayerContext } from './match';
import { ownedRanks } from './player';
import type { Query } from './query';
import { sortPlaces } from './ranks';

/** A catalogue made ready for searching. */
export interface Searcher {
  readonly catalogue: Catalogue;
  readonly columns: Columns;
}

/** What a search may ask beyond the catalogue. */
export interface QueryContext extends PlayerContext {
  /** The sponsor of the deck being built; only the facets ask for it. */
  readonly sponsor?: Power;
}

/** Folds and sorts everything once; `ruled` holds the cards that have rulings. */
export function createSearcher(catalogue: Catalogue, ruled: ReadonlySet<CardId>): Searcher {
  return { catalogue, columns: buildColumns(catalogue.cards, ruled) };
}

const NOTHING_OWNED: ReadonlyMap<CardId, number> = new Map();

/** The cards that a query finds, sorted as it says, else by title and set. An unknown deck is empty. */
export function search(
  searcher: Searcher,
  query: Query,
  context: QueryContext = {},
): readonly Card[] {
  const { columns, catalogue } = searcher;
  const { cards } = catalogue;
  if (query.where === null && query.sort.length === 0) return cards;
  const found = query.where === null ? columns.whole : matching(columns, query.where, context);
  const sorted = sortPlaces(placesOf(found), query.sort, (field) =>
    field === 'own' ? ownedRanks(columns, context.owned ?? NOTHING_OWNED) : columns.ranks[field],
  );
  return sorted.flatMap((place) => {
    const card = cards[place];
    return card ? [card] : [];
  });
}
