import { copyText } from '@/app/_ui/base/copy-text';
import { saveFile, saveText } from '@/app/_ui/base/save-file';
import { toast } from '@/app/_ui/base/toast';
import { sayFailed } from '@/app/_ui/stored/attempt';
import { readOwnFormats } from '@/app/_ui/stored/use-stored';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { WriterId } from '@/lib/codecs/decks/codecs';
import { fileWords } from '@/lib/codecs/files/file-words';
import type { LetterContext } from '@/lib/desk/letter';
import { type Row, rowName } from '@/lib/desk/rows';
import { findFormat } from '@/lib/legality/formats';
import { counted } from '@/lib/sentences';
import { tournamentNow } from './tournament-store';

/** The formats that all lists can be taken away in. */
export const ZIP_FORMATS: readonly { readonly id: WriterId; readonly label: string }[] = [
  { id: 'text', label: 'text' },
  { id: 'json', label: 'JSON' },
  { id: 'csv', label: 'CSV' },
  { id: 'octgn', label: 'OCTGN' },
  { id: 'lackey', label: 'LackeyCCG' },
];

/** The summary on the clipboard, or as a file where the browser refuses. */
export async function copySummary(rows: readonly Row[]): Promise<void> {
  await trying(async () => {
    const { summaryText } = await import('@/lib/desk/summary');
    const { tournament } = tournamentNow();
    const format =
      tournament.format === null ? null : findFormat(tournament.format, await readOwnFormats());
    const text = summaryText(tournament, format?.name ?? null, rows);
    await copyText(text, 'The summary', {
      description: 'A file works instead.',
      action: { label: 'Download', onAction: () => saveText(tournamentFile('txt'), text) },
    });
  });
}

/** What the player of a list has to know, to be sent to them. */
export async function copyLetter(row: Row, catalogue: Catalogue): Promise<void> {
  await copyLetters(`The letter to ${rowName(row)}`, catalogue, ({ letterText }, context) =>
    letterText(row, context),
  );
}

/** The same for all whose list is not in order. */
export async function copyAllLetters(rows: readonly Row[], catalogue: Catalogue): Promise<void> {
  await copyLetters('The letters', catalogue, ({ lettersText }, context) =>
    lettersText(rows, context),
  );
}

async function copyLetters(
  what: string,
  catalogue: Catalogue,
  write: (module: typeof import('@/lib/desk/letter'), context: LetterContext) => string,
): Promise<void> {
  await trying(async () => {
    const module = await import('@/lib/desk/letter');
    const { tournament } = tournamentNow();
    const text = write(module, { tournament, catalogue, formats: await readOwnFormats() });
    await copyText(text, what, {
      description: 'A file works instead.',
      action: { label: 'Download', onAction: () => saveText('letter.txt', text) },
    });
  });
}

/** The rows as a table for spreadsheets. */
export async function downloadTable(rows: readonly Row[]): Promise<void> {
  await trying(async () => {
    const { tableCsv } = await import('@/lib/desk/summary');
    const name = tournamentFile('csv');
    saveText(name, tableCsv(tournamentNow().tournament, rows), 'text/csv');
    toast({ title: `Saved as ${name}` });
  });
}

/** Every list that can be read, in one archive. */
export async function downloadZip(
  rows: readonly Row[],
  catalogue: Catalogue,
  id: WriterId,
): Promise<void> {
  await trying(async () => {
    const { zipOf } = await import('@/lib/desk/zip-of-lists');
    const { bytes, count } = zipOf(rows, catalogue, id);
    const name = tournamentFile('zip');
    saveFile(name, new Blob([bytes], { type: 'application/zip' }));
    toast({ title: `${counted(count, 'list')} saved as ${name}` });
  });
}

async function trying(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch {
    const message =
      'A part of this page could not be fetched. Try again when the server is reached.';
    sayFailed('The file could not be made', [{ message }]);
  }
}

/** "autumn-open-2026-11-22.csv" */
function tournamentFile(extension: string): string {
  const { name, date } = tournamentNow().tournament;
  return `${fileWords(`${name} ${date}`, 80) || 'event'}.${extension}`;
}
