import Papa from 'papaparse';
import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { powerName } from '@/lib/rules/powers';
import { type CardColumns, cardColumns } from './card-columns';
import type { Codec, Import } from './codec';
import { addCardLine, type Draft, isHopeless, type Named, newDraft, setField } from './draft';
import { fieldOf, placeNamed, sectionOf, writtenFormat } from './fields';
import { finish } from './finish';
import { MAX_CARD_LINES, MAX_NOTES, refusal, tooManyLines } from './limits';
import type { Matcher } from './match';
import { namedBy } from './named';
import { quote, unquote } from './quote';

/** A table for spreadsheets: a row a card, and rows for what else a deck says. */
export const csvCodec: Codec = {
  id: 'csv',
  label: 'CSV table',
  extension: 'csv',
  mediaType: 'text/csv',
  write: writeCsv,
  read: readCsv,
  sniff: (text) => {
    const header = headerOf(text.slice(0, 4000));
    return header !== null && cardColumns(header.cells, LIST_COLUMNS) !== null;
  },
};

const COLUMNS = [
  'list',
  'count',
  'card id',
  'title',
  'subtitle',
  'set',
  'type',
  'cost',
  'allegiance',
] as const;

/**
 * A deck as CSV (comma, CRLF). The column "list" says what a row is: imperial, house, home world or
 * program for cards; name, house name, sponsor, players, format, favor, spice or notes (a row a line)
 * for the rest, whose value stands in the column "title".
 */
export function writeCsv(deck: Deck, catalogue: Catalogue): string {
  const card = (list: string, id: CardId, count: number) => cardRow(catalogue, list, id, count);
  const rows = [
    ...valueRow('name', deck.name),
    ...valueRow('house name', deck.houseName),
    ['sponsor', '', '', powerName(deck.sponsor)],
    ['players', '', '', String(deck.players)],
    ['format', '', '', writtenFormat(deck.format)],
    ['favor', '', '', String(deck.profile.favor)],
    ['spice', '', '', String(deck.profile.spice)],
    ...(deck.homeWorld === null ? [] : [card('home world', deck.homeWorld, 1)]),
    ...deck.programs.map((id) => card('program', id, 1)),
    ...deck.imperialDeck.map((entry) => card('imperial', entry.card, entry.count)),
    ...deck.houseDeck.map((entry) => card('house', entry.card, entry.count)),
    ...(deck.notes === '' ? [] : deck.notes.split('\n').map(noteRow)),
  ];
  const safe = rows.map((row) => COLUMNS.map((_, at) => safeCell(row[at] ?? '')));
  return `${Papa.unparse({ fields: [...COLUMNS], data: safe }, { newline: '\r\n' })}\r\n`;
}

function valueRow(list: string, value: string): readonly (readonly string[])[] {
  return value === '' ? [] : [[list, '', '', quote(value)]];
}

function noteRow(line: string): readonly string[] {
  return ['notes', '', '', line === '' ? '' : quote(line)];
}

function cardRow(catalogue: Catalogue, list: string, id: CardId, count: number): readonly string[] {
  const card = catalogue.byId.get(id);
  if (card === undefined) return [list, String(count), quote(id)];
  const allegiance = card.allegiance === undefined ? '' : powerName(card.allegiance);
  const { title, subtitle = '', set, type, cost } = card;
  return [list, String(count), id, title, subtitle, set, type, String(cost), allegiance];
}

// A spreadsheet runs a cell that starts with one of these as a formula; some take the wide forms too.
const FORMULA = '[=+\\-@\\t\\r\\n\uff1d\uff0b\uff0d\uff20]';
const NEEDS_MARK = new RegExp(`^'*${FORMULA}`);
const HAS_MARK = new RegExp(`^'+${FORMULA}`);

/** A cell that no spreadsheet runs: an apostrophe goes before what would be a formula. */
export function safeCell(text: string): string {
  return NEEDS_MARK.test(text) ? `'${text}` : text;
}

/** What `safeCell` was given. */
export function plainCell(cell: string): string {
  return HAS_MARK.test(cell) ? cell.slice(1) : cell;
}

/**
 * Reads our own tables and others: a header row with a column for names or ids, and, where there
 * are such columns, counts, lists, subtitles and sets, in any order and case. A row with both an id
 * and a name must have them agree, else it is unmatched. Problems: `too-large`, `empty`, `not-text`,
 * `no-name-column`, `bad-csv`, `bad-count`, `too-many-lines`, `too-long`, `bad-players`, `bad-profile`.
 */
export function readCsv(text: string, matcher: Matcher): Result<Import> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  const table = parseTable(text);
  if (!table.ok) return table;
  const draft = newDraft(matcher);
  for (const row of table.value.rows) {
    if (isHopeless(draft)) break;
    readRow(draft, table.value.columns, row);
  }
  return finish(draft);
}

/** All that a deck can fill: its cards, its notes and its fields. */
const MAX_ROWS = MAX_CARD_LINES + MAX_NOTES + 100;

export interface Row {
  /** Line of the file on which the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

interface Table {
  readonly columns: Columns;
  readonly rows: readonly Row[];
}

function parseTable(text: string): Result<Table> {
  const header = headerOf(text);
  const columns = header === null ? null : cardColumns(header.cells, LIST_COLUMNS);
  if (header === null || columns === null) return fail(NO_NAME);
  const rows = rowsBelow(text, header, MAX_ROWS);
  if (!rows.ok) return rows;
  if (rows.value.length >= MAX_ROWS) return fail(tooManyLines(`There are over ${MAX_ROWS} rows`));
  return ok({ columns, rows: rows.value });
}

/** The rows under a header, `most` of them at the most. Problem: `bad-csv`. */
export function rowsBelow(text: string, header: Header, most: number): Result<readonly Row[]> {
  const body = lineFeeds(text).split('\n').slice(header.line).join('\n');
  const { delimiter } = header;
  const parsed = Papa.parse<string[]>(body, { delimiter, newline: '\n', preview: most });
  const [broken] = parsed.errors.filter((error) => error.type === 'Quotes');
  if (broken !== undefined) return fail(brokenQuotes(header.line + (broken.row ?? 0) + 1));
  let line = header.line + 1;
  const rows = parsed.data.map((cells): Row => {
    const row = { line, cells };
    line += 1 + cells.join('').replace(/[^\n]+/g, '').length;
    return row;
  });
  return ok(rows);
}

const NO_NAME: InputProblem = {
  code: 'no-name-column',
  at: 'line 1',
  message:
    'The first row names no column for cards. Call one column "name" (or "card id") and one "count".',
};

function brokenQuotes(line: number): InputProblem {
  return {
    code: 'bad-csv',
    at: `line ${line}`,
    message: `Around line ${line} a quotation mark is missing, so the rows behind it cannot be told apart. Add it and try again.`,
  };
}

function lineFeeds(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

interface Header {
  readonly cells: readonly string[];
  readonly delimiter: string;
  /** Lines up to and with the header. */
  readonly line: number;
}

/** The first row that is not blank, split at the delimiter that it uses most; "sep=;" is skipped. */
export function headerOf(text: string): Header | null {
  const lines = lineFeeds(text).split('\n', 20);
  const at = lines.findIndex((line) => line.trim() !== '' && !/^"?sep=/i.test(line));
  const line = lines[at];
  if (line === undefined || line.length > 2000) return null;
  const uses = (delimiter: string) => line.split(delimiter).length;
  const [delimiter = ','] = [',', ';', '\t', '|'].sort((a, b) => uses(b) - uses(a));
  const [cells = []] = Papa.parse<string[]>(line, { delimiter, newline: '\n' }).data;
  return { cells, delimiter, line: at + 1 };
}

/** Columns of a deck list beside those of its cards. */
const LIST_COLUMNS = {
  list: ['list', 'deck', 'section', 'board', 'zone'],
  count: ['count', 'quantity', 'qty', 'copies', 'amount', 'number'],
} as const;
type Columns = CardColumns<keyof typeof LIST_COLUMNS>;

function readRow(draft: Draft, columns: Columns, { line, cells }: Row): void {
  const cell = (at: number) => plainCell(cells[at] ?? '').trim();
  if (cells.every((text) => text.trim() === '')) return;
  const list = cell(columns.list);
  const section = list === '' ? 'by-group' : sectionOf(list);
  const field = section === null || section === 'notes' ? fieldOf(list) : null;
  if (field !== null) {
    setField(draft, line, field, cell(columns.name));
    return;
  }
  const name = nameIn(cells, columns, cell);
  const text = name === '' ? cells.map((part) => part.trim()).join(', ') : name;
  addCardLine(draft, {
    line,
    text,
    digits: /^(.*?)\s?[x×]?$/i.exec(cell(columns.count))?.[1] || null,
    place: placeNamed(list),
    named: namedIn(draft.matcher, unquote(cell(columns.id)), name, cell(columns.set)),
  });
}

/** Name and subtitle; a comma in an unquoted name in the last column has split it. */
function nameIn(cells: readonly string[], columns: Columns, cell: (at: number) => string): string {
  const name =
    columns.name === columns.width - 1
      ? cells.slice(columns.name).map(plainCell).join(', ').trim()
      : cell(columns.name);
  const subtitle = cell(columns.subtitle);
  return name === '' || subtitle === '' ? name : `${name}, ${subtitle}`;
}

/** A row without a name may hold any id, known or not. */
function namedIn(matcher: Matcher, id: string, name: string, set: string): Named {
  return name === '' && id !== '' ? { kind: 'id', id } : namedBy(matcher, id, name, set);
}
