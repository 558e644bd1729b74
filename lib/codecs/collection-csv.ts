import Papa from 'papaparse';
import type { CardId } from '@/lib/cards/card';
import { type Catalogue, compareByTitle } from '@/lib/cards/catalogue';
import type { Collection } from '@/lib/decks/collection';
import { fail, type InputProblem, type Result } from '@/lib/result';
import { SET_CODES } from '@/lib/rules/taxonomy';
import { type CardColumns, cardColumns } from './card-columns';
import {
  type CollectionImport,
  finishIntake,
  type Intake,
  isHopelessIntake,
  MAX_COLLECTION_LINES,
  newIntake,
  takeLine,
} from './collection-intake';
import { headerOf, plainCell, type Row, rowsBelow, safeCell } from './csv';
import { fieldOf, sectionOf } from './fields';
import { refusal } from './limits';
import type { Matcher } from './match';
import { namedBy } from './named';
import { unquote } from './quote';

const HEADER = ['card id', 'title', 'subtitle', 'set', 'deck', 'owned'] as const;

/** A table of cards for a spreadsheet: its column heads, and its rows of texts and numbers. */
export interface CardTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/**
 * A collection as a table by set and title. With `every` also the cards that are not owned, as 0, to
 * be filled in by hand. Cards that nobody knows stand last, by their id alone.
 */
export function collectionTable(owned: Collection, catalogue: Catalogue, every = false): CardTable {
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

/** A table as CSV (comma, CRLF) in which no spreadsheet finds a formula. */
export function writeTable({ head, rows }: CardTable): string {
  const data = rows.map((row) => row.map((cell) => safeCell(String(cell))));
  return `${Papa.unparse({ fields: [...head], data }, { newline: '\r\n' })}\r\n`;
}

/** Whether a text has a header row that names cards. Quick on any input. */
export function sniffCollectionCsv(text: string): boolean {
  const header = headerOf(text.slice(0, 4_000));
  return header !== null && cardColumns(header.cells, OWNED_COLUMNS) !== null;
}

/**
 * Reads our own tables, those of deck lists and those of other collection programs: a header row with
 * a column for names or ids and, where there are such columns, counts, subtitles and sets, in any
 * order and case. Without a count column a row is one copy; an empty count under "owned" is none.
 */
export function readCollectionCsv(text: string, matcher: Matcher): Result<CollectionImport> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  const header = headerOf(text);
  const columns = header === null ? null : cardColumns(header.cells, OWNED_COLUMNS);
  if (header === null || columns === null) return fail(NO_NAME);
  const rows = rowsBelow(text, header, MAX_COLLECTION_LINES + 1_000);
  if (!rows.ok) return rows;
  const intake = newIntake(matcher);
  for (const row of rows.value) {
    if (isHopelessIntake(intake)) break;
    readRow(intake, columns, row);
  }
  return finishIntake(intake);
}

const NO_NAME: InputProblem = {
  code: 'no-name-column',
  at: 'line 1',
  message:
    'The first row names no column for cards. Call one column "title" (or "card id") and one "owned".',
};

/** Columns of a collection beside those of its cards; deck lists say under "list" what a row is. */
const OWNED_COLUMNS = {
  list: ['list', 'section', 'board', 'zone'],
  owned: ['owned', 'own', 'have', 'i have', 'in collection', 'total owned'],
  count: [
    'count',
    'quantity',
    'qty',
    'copies',
    'amount',
    'number',
    'total',
    'total qty',
    'reg qty',
  ],
} as const;
type Columns = CardColumns<keyof typeof OWNED_COLUMNS>;

function readRow(intake: Intake, columns: Columns, { line, cells }: Row): void {
  const cell = (at: number) => plainCell(cells[at] ?? '').trim();
  if (cells.every((text) => text.trim() === '')) return;
  // a row of a deck list that says something else than a card
  const section = sectionOf(cell(columns.list));
  if ((section === null || section === 'notes') && fieldOf(cell(columns.list)) !== null) return;
  const title =
    columns.name === columns.width - 1
      ? cells.slice(columns.name).map(plainCell).join(', ').trim()
      : cell(columns.name);
  const subtitle = cell(columns.subtitle);
  const name = title === '' || subtitle === '' ? title : `${title}, ${subtitle}`;
  const id = unquote(cell(columns.id));
  takeLine(intake, {
    line,
    text: name === '' ? id || cells.map((part) => part.trim()).join(', ') : name,
    digits: digitsIn(cell, columns),
    named:
      name === '' && id !== ''
        ? { kind: 'id', id }
        : namedBy(intake.matcher, id, name, cell(columns.set)),
  });
}

function digitsIn(cell: (at: number) => string, { owned, count }: Columns): string | null {
  const written = cell(owned >= 0 ? owned : count).replace(/(?<=\d)\s?[x×]$/i, '');
  if (written !== '') return written;
  return owned >= 0 ? '0' : null;
}
