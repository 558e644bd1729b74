import { ok, type Result } from '@/lib/result';
import { headerOf, plainCell, rowsBelow } from '../files/csv';
import { refuse } from '../problem';
import { unquote } from '../quote';
import { type Named, namedBy } from './by-id-and-name';
import type { Matcher } from './match';
import { words } from './words';

/** The names that other programs give to the columns that say which card a row means. */
const CARD_COLUMNS = {
  id: ['card id', 'id', 'cardid'],
  name: ['title', 'name', 'card name', 'cardname', 'card', 'card title'],
  subtitle: ['subtitle', 'sub title'],
  set: ['set', 'set code', 'set name', 'edition', 'expansion'],
} as const;
/** Names of a column for copies; a kind of table may know more. */
export const COUNT_COLUMN = ['count', 'quantity', 'qty', 'copies', 'amount', 'number'] as const;

type Column = keyof typeof CARD_COLUMNS | 'list' | 'count' | 'owned';
/** Columns of a kind of table beside those of its cards, by the names (folded words) that they go by. */
export type Columns = Readonly<Partial<Record<Column, readonly string[]>>>;

/** A row below the header that is not blank. */
export interface CardRow {
  readonly line: number;
  /** What stands in a column, "" where there is none. */
  readonly cell: (column: Column) => string;
  /** The row as a person is shown it: name and subtitle, else the id, else all of it. */
  readonly text: string;
  readonly named: () => Named;
}

/** Whether a text begins with a header row that names cards. Quick on any input. */
export function isCardTable(text: string, others: Columns): boolean {
  return cardHeader(text, others) !== null;
}

/** Whether a column stands in the header of a card table. */
export function hasColumn(text: string, others: Columns, column: Column): boolean {
  return cardHeader(text, others)?.places.has(column) ?? false;
}

/** The heads of columns that nobody here reads, as they are written; none where there is no header. */
export function otherColumns(text: string, others: Columns): readonly string[] {
  const found = cardHeader(text, others);
  if (found === null) return [];
  const taken = new Set(found.places.values());
  const heads = found.header.cells.map((cell) => cell.trim());
  return heads.filter((head, at) => head !== '' && !taken.has(at) && !TOLD.has(words(head)));
}

/** What a card's own record says: nothing is lost with it. */
const TOLD: ReadonlySet<string> = new Set(['deck', 'type', 'cost', 'rarity']);

/**
 * The rows of a card table, our own or another's: a header row with a column for names or ids, and others in
 * any order and case. `counted` is the column that we would call the copies. Problems: `no-name-column`,
 * `bad-csv`.
 */
export function readCardTable(
  text: string,
  matcher: Matcher,
  others: Columns,
  counted: Column,
  most: number,
): Result<readonly CardRow[]> {
  const found = cardHeader(text, others);
  if (found === null)
    return refuse(
      'no-name-column',
      `The first row names no column for cards. Call one column "title" (or "card id") and one "${counted}".`,
      'line 1',
    );
  const { header, places } = found;
  const rows = rowsBelow(text, header, most);
  if (!rows.ok) return rows;
  const last = header.cells.length - 1;
  const filled = rows.value.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return ok(
    filled.map(({ line, cells }): CardRow => {
      const cell = (column: Column) => plainCell(cells[places.get(column) ?? -1] ?? '').trim();
      // A comma in an unquoted name in the last column has split it.
      const title =
        places.get('name') === last
          ? cells.slice(last).map(plainCell).join(', ').trim()
          : cell('name');
      const name = [title, cell('subtitle')].filter((part) => part !== '').join(', ');
      const id = unquote(cell('id'));
      return {
        line,
        cell,
        text: title === '' ? id || cells.map((part) => part.trim()).join(', ') : name,
        // A row without a name may hold any id, known or not.
        named: () =>
          title === '' && id !== ''
            ? { kind: 'id', id }
            : namedBy(matcher, id, title === '' ? '' : name, cell('set')),
      };
    }),
  );
}

/** The header of a card table and where its columns stand; null where the first row is none. */
function cardHeader(text: string, others: Columns) {
  const header = headerOf(text.slice(0, 4000));
  if (header === null) return null;
  const labels = header.cells.map((cell) => words(cell.slice(0, 60)));
  const names: Columns = { ...CARD_COLUMNS, ...others };
  const places = new Map<string, number>();
  for (const [column, called] of Object.entries(names)) {
    const at = labels.findIndex((label) => called.includes(label));
    if (at >= 0) places.set(column, at);
  }
  const known = new Set(Object.values(names).flat());
  const recognised = labels.filter((label) => known.has(label)).length;
  const isOfCards = (places.has('name') || places.has('id')) && recognised >= 2;
  return isOfCards ? { header, places } : null;
}
