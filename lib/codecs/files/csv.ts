import Papa from 'papaparse';
import { ok, type Result } from '@/lib/result';
import { refuse } from '../problem';

/** Tables in text as spreadsheets write and read them. */

/** What a spreadsheet is given: a text that stays one, a number, or a day (the one in UTC). */
export type Cell = string | number | Date;

/** A table for a spreadsheet: its column heads, and its rows. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * A table as CSV (comma, CRLF) with the mark by which spreadsheets know UTF-8. No text in it is run as a
 * formula, or turned into a number or a date.
 */
export function writeTable({ head, rows }: Table): string {
  const cellOf = (cell: Cell) => {
    if (typeof cell === 'string') return textCell(cell);
    return typeof cell === 'number' ? safeCell(String(cell)) : cell.toISOString().slice(0, 10);
  };
  const data = rows.map((row) => row.map(cellOf));
  return `\ufeff${Papa.unparse({ fields: [...head], data }, { newline: '\r\n' })}\r\n`;
}

// A spreadsheet runs a cell that starts with one of these as a formula; some take the wide forms too.
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A cell that no spreadsheet runs: an apostrophe goes before what would be a formula. */
function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The same for a text that must stay one: the apostrophe also goes before "007", "1/2", "5 March", "TRUE". */
function textCell(text: string): string {
  return isChanged(text) ? `'${text}` : text;
}

/** What writeTable was given. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && isChanged(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Digits with one word at most (a month, a unit) are a number or a date somewhere. */
function isChanged(text: string): boolean {
  if (FORMULA.test(text)) return true;
  const bare = text.replace(/^'+/, '');
  if (bare.length > 40) return false;
  return (
    /^(?:true|false)$/i.test(bare) ||
    /^[^\p{L}]*\d[^\p{L}]*\p{L}*[^\p{L}]*$|^[^\p{L}]*\p{L}+[^\p{L}]*\d[^\p{L}]*$/u.test(bare)
  );
}

export interface Row {
  /** Line of the file on which the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows under a header, `most` of them at the most. Problem: `bad-csv`. */
export function rowsBelow(text: string, header: Header, most: number): Result<readonly Row[]> {
  const body = lineFeeds(text).split('\n').slice(header.line).join('\n');
  const { delimiter } = header;
  const parsed = Papa.parse<string[]>(body, { delimiter, newline: '\n', preview: most });
  const [broken] = parsed.errors.filter((error) => error.type === 'Quotes');
  if (broken !== undefined) {
    const around = header.line + (broken.row ?? 0) + 1;
    return refuse('bad-csv', `Around line ${around} ${BROKEN}`, `line ${around}`);
  }
  let line = header.line + 1;
  const rows = parsed.data.map((cells): Row => {
    const row = { line, cells };
    line += 1 + cells.join('').replace(/[^\n]+/g, '').length;
    return row;
  });
  return ok(rows);
}

const BROKEN =
  'a quotation mark is missing, so the rows behind it cannot be told apart. Add it and try again.';

function lineFeeds(text: string): string {
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

export interface Header {
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
