import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck, DeckPlace } from '@/lib/decks/deck';
import { fail, type Result } from '@/lib/result';
import { powerName } from '@/lib/rules/powers';
import { writeTable } from '../files/csv';
import { MAX_CARD_LINES, MAX_NOTES, refusal, tooManyLines } from '../limits';
import { type CardRow, COUNT_COLUMN, isCardTable, readCardTable } from '../names/card-table';
import type { Matcher } from '../names/match';
import { quote } from '../quote';
import type { Codec, Import } from './codec';
import { deckFromList } from './deck-from-list';
import { fieldOf, placeNamed, sectionOf, writtenFormat } from './fields';
import { listsOf } from './lists';
import { addCardLine, isHopeless, newParsedList, type ParsedList, setField } from './parsed-list';

/** Columns of a deck list beside those of its cards. */
const LIST_COLUMNS = {
  list: ['list', 'deck', 'section', 'board', 'zone'],
  count: COUNT_COLUMN,
} as const;

/** A table for spreadsheets: a row a card, and rows for what else a deck says. */
export const csvCodec = {
  id: 'csv',
  label: 'CSV table',
  purpose: 'For a spreadsheet',
  extension: 'csv',
  mediaType: 'text/csv',
  write: writeCsv,
  read: readCsv,
  sniff: (text: string) => isCardTable(text, LIST_COLUMNS),
} as const satisfies Codec;

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
  const lists = listsOf(deck);
  const cards = (place: DeckPlace, list: string) =>
    lists[place].map(({ card, count }) => cardRow(catalogue, list, card, count));
  const value = (list: string, said: string | number) => [list, '', '', said];
  const text = (list: string, said: string) => (said === '' ? [] : [value(list, quote(said))]);
  const rows = [
    ...text('name', deck.name),
    ...text('house name', deck.houseName),
    value('sponsor', powerName(deck.sponsor)),
    value('players', deck.players),
    value('format', writtenFormat(deck.format)),
    value('favor', deck.profile.favor),
    value('spice', deck.profile.spice),
    ...cards('homeworld', 'home world'),
    ...cards('programs', 'program'),
    ...cards('imperial', 'imperial'),
    ...cards('house', 'house'),
    ...(deck.notes === '' ? [] : deck.notes.split('\n')).map((line) =>
      value('notes', line === '' ? '' : quote(line)),
    ),
  ];
  return writeTable({
    head: COLUMNS,
    rows: rows.map((row) => COLUMNS.map((_, at) => row[at] ?? '')),
  });
}

function cardRow(
  catalogue: Catalogue,
  list: string,
  id: CardId,
  count: number,
): readonly (string | number)[] {
  const card = catalogue.byId.get(id);
  if (card === undefined) return [list, count, quote(id)];
  const allegiance = card.allegiance === undefined ? '' : powerName(card.allegiance);
  const { title, subtitle = '', set, type, cost } = card;
  return [list, count, id, title, subtitle, set, type, cost, allegiance];
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
  const rows = readCardTable(text, matcher, LIST_COLUMNS, 'count', MAX_ROWS);
  if (!rows.ok) return rows;
  if (rows.value.length >= MAX_ROWS) return fail(tooManyLines(`There are over ${MAX_ROWS} rows`));
  const parsed = newParsedList(matcher);
  for (const row of rows.value) {
    if (isHopeless(parsed)) break;
    const digits = /^(.*?)\s?[x×]?$/i.exec(row.cell('count'))?.[1] || null;
    readRow(parsed, row, digits);
  }
  return deckFromList(parsed);
}

/** All that a deck can fill: its cards, its notes and its fields. */
const MAX_ROWS = MAX_CARD_LINES + MAX_NOTES + 100;

/** Takes in a row that names so many copies of a card, or says something else of its list. */
export function readRow(
  parsed: ParsedList,
  { line, cell, text, named }: CardRow,
  digits: string | null,
): void {
  const list = cell('list');
  const section = list === '' ? 'by-group' : sectionOf(list);
  const field = section === null || section === 'notes' ? fieldOf(list) : null;
  if (field !== null) {
    setField(parsed, line, field, cell('name'));
    return;
  }
  addCardLine(parsed, { line, text, digits, place: placeNamed(list), named: named() });
}
