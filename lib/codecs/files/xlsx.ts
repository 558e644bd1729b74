import { zipSync } from 'fflate';
import Papa from 'papaparse';
import { ok, type Result } from '@/lib/result';
import { refuse } from '../problem';
import { unzip } from './zip';

/** Far more than a table of every card takes, packed or not. */
const LIMITS = { files: 200, fileBytes: 4 * 1_048_576, totalBytes: 8 * 1_048_576 };
const MAX_ROWS = 25_000;
/** A cell further to the right than column BZ. */
const FAR_CELL = /\sr="(?:[A-Z]{3}|[C-Z][A-Z])\d/;

/**
 * The first sheet of an Excel workbook as CSV. Problems: those of unzip, and `unreadable`. Rejects only
 * where what reads workbooks cannot be fetched.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Result<string>> {
  const unzipped = unzip(bytes, LIMITS, (name) => /\.(?:xml|rels)$/.test(name));
  if (!unzipped.ok) return unzipped;
  const { files, skipped } = unzipped.value;
  const sheets = files.filter(({ name }) => name.startsWith('xl/worksheets/'));
  const isTable = sheets.every(({ bytes: sheet }) => {
    const text = new TextDecoder().decode(sheet);
    return !FAR_CELL.test(text) && text.split('<row').length <= MAX_ROWS;
  });
  if (skipped.length > 0 || !isTable) return refuse('unreadable', UNREADABLE);
  const { readSheet } = await import('read-excel-file/universal');
  try {
    // Unpacked above, within the limits: packed again without compression the reader only copies it.
    const content = Object.fromEntries(files.map((file) => [file.name, file.bytes] as const));
    const rows = await readSheet(zipSync(content, { level: 0 }).buffer, { trim: false });
    return ok(Papa.unparse(rows.map((row) => row.map(textOf))));
  } catch {
    return refuse('unreadable', UNREADABLE);
  }
}

const UNREADABLE =
  'This spreadsheet is damaged, protected by a password, or too large. Save it as CSV and choose that file.';

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value === null || value === undefined ? '' : String(value);
}
