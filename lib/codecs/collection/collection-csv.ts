import type { CardId } from '@/lib/cards/card';
import { type Catalogue, compareByTitle } from '@/lib/cards/catalogue';
import type { Collection } from '@/lib/decks/collection';
import { fail, type Result } from '@/lib/result';
import { SET_CODES } from '@/lib/rules/taxonomy';
import { fieldOf, sectionOf } from '../decks/fields';
import type { Table } from '../files/csv';
import { refusal } from '../limits';
import {
  type CardRow,
  COUNT_COLUMN,
  hasColumn,
  isCardTable,
  readCardTable,
} from '../names/card-table';
import type { Matcher } from '../names/match';
import {
  addOwnedLine,
  type CollectionImport,
  collectionFromLines,
  isHopelessCollection,
  MAX_COLLECTION_LINES,
  newParsedCollection,
  type ParsedCollection,
} from './parsed-collection';

const HEADER = ['card id', 'title', 'subtitle', 'set', 'deck', 'owned'] as const;

/**
 * A collection as a table by set and title. With `every` also the cards that are not owned, as 0, to
 * be filled in by hand. Cards that nobody knows stand last, by their id alone.
 */
export function collectionTable(owned: Collection, catalogue: Catalogue, every = false): Table {
  const { byId, cards } = catalogue;
  const known = every ? cards.map(({ id }) => id) : [...owned.keys()].filter((id) => byId.has(id));
  const unknown = [...owned.keys()].filter((id) => !byId.has(id)).toSorted();
  const ids = [...bySetAndTitle(known, catalogue), ...unknown];
  return {
    head: HEADER,
    rows: ids.map((id) => [...cardCells(id, catalogue), owned.get(id) ?? 0]),
  };
}

/** Card ids in the order of the sets, cards of a set by title; unknown ids are left out. */
export function bySetAndTitle(ids: readonly CardId[], { byId }: Catalogue): readonly CardId[] {
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .toSorted(
      (one, other) =>
        SET_CODES.indexOf(one.set) - SET_CODES.indexOf(other.set) || compareByTitle(one, other),
    )
    .map(({ id }) => id);
}

/** What a row says of a card: id, title, subtitle, set and deck. */
export function cardCells(id: CardId, { byId }: Catalogue): readonly string[] {
  const card = byId.get(id);
  return card === undefined
    ? [id, '', '', '', '']
    : [id, card.title, card.subtitle ?? '', card.set, card.deck];
}

/** Columns of a collection beside those of its cards; deck lists say under "list" what a row is. */
const OWNED_COLUMNS = {
  list: ['list', 'section', 'board', 'zone'],
  owned: ['owned', 'own', 'have', 'i have', 'in collection', 'total owned'],
  count: [...COUNT_COLUMN, 'total', 'total qty', 'reg qty'],
} as const;
type OwnedRow = CardRow<keyof typeof OWNED_COLUMNS>;

/** Whether a text has a header row that names cards. Quick on any input. */
export function sniffCollectionCsv(text: string): boolean {
  return isCardTable(text, OWNED_COLUMNS);
}

/** Whether a table can only be one of a collection: it says what is owned, and of no deck. */
export function isOwnedTable(text: string): boolean {
  return hasColumn(text, OWNED_COLUMNS, 'owned') && !hasColumn(text, OWNED_COLUMNS, 'list');
}

/**
 * Reads our own tables, those of deck lists and those of other collection programs. Without a count
 * column a row is one copy; an empty count under "owned" is none.
 */
export function readCollectionCsv(text: string, matcher: Matcher): Result<CollectionImport> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  const most = MAX_COLLECTION_LINES + 1_000;
  const rows = readCardTable(text, matcher, OWNED_COLUMNS, 'owned', most);
  if (!rows.ok) return rows;
  const hasOwned = hasColumn(text, OWNED_COLUMNS, 'owned');
  const parsed = newParsedCollection(matcher);
  for (const row of rows.value) {
    if (isHopelessCollection(parsed)) break;
    readRow(parsed, row, hasOwned);
  }
  return collectionFromLines(parsed);
}

function readRow(parsed: ParsedCollection, row: OwnedRow, hasOwned: boolean): void {
  const { line, cell, text } = row;
  // a row of a deck list that says something else than a card
  const section = sectionOf(cell('list'));
  if ((section === null || section === 'notes') && fieldOf(cell('list')) !== null) return;
  const written = cell(hasOwned ? 'owned' : 'count').replace(/(?<=\d)\s?[x×]$/i, '');
  const digits = written || (hasOwned ? '0' : null);
  addOwnedLine(parsed, { line, text, digits, named: row.named() });
}
