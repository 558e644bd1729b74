import type { CardId } from '@/lib/cards/card';
import { type Catalogue, compareByTitle } from '@/lib/cards/catalogue';
import type { Collection } from '@/lib/decks/collection';
import { SET_CODES } from '@/lib/rules/taxonomy';
import type { Table } from '../files/csv';
import { COUNT_COLUMN, hasColumn } from '../names/card-table';

const HEADER = ['card id', 'title', 'subtitle', 'set', 'deck', 'owned'] as const;

/**
 * A collection as a table by set and title. With `every` also the cards that are not owned, as 0, to
 * be filled in by hand. Cards that nobody knows stand last, by their id alone.
 */
export function collectionTable(owned: Collection, catalogue: Catalogue, every = false): Table {
  const all = every ? catalogue.cards.map(({ id }) => id) : [];
  const ids = bySetAndTitle([...new Set([...all, ...owned.keys()])], catalogue);
  return {
    head: HEADER,
    rows: ids.map((id) => [...cardCells(id, catalogue), owned.get(id) ?? 0]),
  };
}

/** Card ids in the order of the sets, cards of a set by title; unknown ids stand last. */
export function bySetAndTitle(ids: readonly CardId[], { byId }: Catalogue): readonly CardId[] {
  const known = ids
    .flatMap((id) => byId.get(id) ?? [])
    .toSorted(
      (one, other) =>
        SET_CODES.indexOf(one.set) - SET_CODES.indexOf(other.set) || compareByTitle(one, other),
    );
  return [...known.map(({ id }) => id), ...ids.filter((id) => !byId.has(id)).toSorted()];
}

/** What a row says of a card: id, title, subtitle, set and deck. */
export function cardCells(id: CardId, { byId }: Catalogue): readonly string[] {
  const card = byId.get(id);
  return card === undefined
    ? [id, '', '', '', '']
    : [id, card.title, card.subtitle ?? '', card.set, card.deck];
}

/** Columns of a collection beside those of its cards; deck lists say under "list" what a row is. */
export const OWNED_COLUMNS = {
  list: ['list', 'section', 'board', 'zone'],
  owned: ['owned', 'own', 'have', 'i have', 'in collection', 'total owned'],
  count: [...COUNT_COLUMN, 'total', 'total qty', 'reg qty'],
} as const;

/** Whether a table can only be one of a collection: it says what is owned, and of no deck. */
export function isOwnedTable(text: string): boolean {
  return hasColumn(text, OWNED_COLUMNS, 'owned') && !hasColumn(text, OWNED_COLUMNS, 'list');
}
