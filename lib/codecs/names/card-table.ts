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

type CardColumn = keyof typeof CARD_COLUMNS;
/** Columns beside those, by the names (folded words) that they go by. */
type Others<Other extends string> = Readonly<Record<Other, readonly string[]>>;

/** A row below the header that is not blank. */
export interface CardRow<Other extends string> {
  readonly line: number;
  /** What stands in a column, "" where there is none. */
  readonly cell: (column: CardColumn | Other) => string;
  /** The row as a person is shown it: name and subtitle, else the id, else all of it. */
  readonly text: string;
  readonly named: () => Named;
}

/** Whether a text begins with a header row that names cards. Quick on any input. */
export function isCardTable<Other extends string>(text: string, others: Others<Other>): boolean {
  const header = headerOf(text.slice(0, 4000));
  return header !== null && columnsOf(header.cells, others) !== null;
}

/** Whether a column stands in the header of a card table. */
export function hasColumn<Other extends string>(
  text: string,
  others: Others<Other>,
  column: NoInfer<Other>,
): boolean {
  const columns = columnsOf(headerOf(text.slice(0, 4000))?.cells ?? [], others);
  return columns !== null && columns[column] >= 0;
}

/**
 * The rows of a card table, our own or another's: a header row with a column for names or ids, and others in
 * any order and case. `counted` is the column that we would call the copies. Problems: `no-name-column`,
 * `bad-csv`.
 */
export function readCardTable<Other extends string>(
  text: string,
  matcher: Matcher,
  others: Others<Other>,
  counted: NoInfer<Other>,
  most: number,
): Result<readonly CardRow<Other>[]> {
  const header = headerOf(text);
  const columns = header === null ? null : columnsOf(header.cells, others);
  if (header === null || columns === null)
    return refuse(
      'no-name-column',
      `The first row names no column for cards. Call one column "title" (or "card id") and one "${counted}".`,
      'line 1',
    );
  const rows = rowsBelow(text, header, most);
  if (!rows.ok) return rows;
  const filled = rows.value.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return ok(
    filled.map(({ line, cells }): CardRow<Other> => {
      const cell = (column: CardColumn | Other) => plainCell(cells[columns[column]] ?? '').trim();
      // A comma in an unquoted name in the last column has split it.
      const title =
        columns.name === header.cells.length - 1
          ? cells.slice(columns.name).map(plainCell).join(', ').trim()
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

type Columns<Other extends string> = Readonly<Record<CardColumn | Other, number>>;

/** Where the columns stand, -1 for one that is not there; null for a row that is no header of a card table. */
function columnsOf<Other extends string>(
  header: readonly string[],
  others: Others<Other>,
): Columns<Other> | null {
  const labels = header.map((cell) => words(cell.slice(0, 60)));
  const names: Readonly<Record<string, readonly string[]>> = { ...CARD_COLUMNS, ...others };
  const places = Object.entries(names).map(
    ([column, called]) => [column, labels.findIndex((label) => called.includes(label))] as const,
  );
  const columns = Object.fromEntries(places) as Columns<Other>;
  const known = new Set(Object.values(names).flat());
  const recognised = labels.filter((label) => known.has(label)).length;
  return (columns.name >= 0 || columns.id >= 0) && recognised >= 2 ? columns : null;
}
