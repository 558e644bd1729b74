'use client';

import { saveText } from '@/app/_ui/base/save-file';
import { toast } from '@/app/_ui/base/toast';
import type { Catalogue } from '@/lib/cards/catalogue';
import { fold } from '@/lib/cards/fold';
import type { WriterId } from '@/lib/codecs/decks/codecs';
import type { DeskEvent } from '@/lib/desk/desk-list';
import type { Row } from '@/lib/desk/rows';
import type { Format } from '@/lib/legality/format';
import { findFormat } from '@/lib/legality/formats';
import { counted } from '@/lib/sentences';

/** The formats that all lists can be taken away in. */
export const ZIP_FORMATS: readonly { readonly id: WriterId; readonly label: string }[] = [
  { id: 'text', label: 'text' },
  { id: 'json', label: 'JSON' },
  { id: 'csv', label: 'CSV' },
  { id: 'octgn', label: 'OCTGN' },
  { id: 'lackey', label: 'LackeyCCG' },
];

/** The summary on the clipboard, or as a file where the browser refuses. */
export async function copySummary(
  event: DeskEvent,
  own: readonly Format[],
  rows: readonly Row[],
): Promise<void> {
  await trying(async () => {
    const { summaryText } = await import('@/lib/desk/summary');
    const format = event.format === null ? null : (findFormat(event.format, own)?.name ?? null);
    const text = summaryText(event, format, rows);
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Summary copied' });
    } catch {
      toast({
        tone: 'illegal',
        title: 'Nothing was copied',
        description: 'The browser does not let this page use the clipboard. A file works instead.',
        action: {
          label: 'Download',
          onAction: () => saveText(eventFile(event, 'txt'), text),
        },
      });
    }
  });
}

/** The rows as a table for spreadsheets. */
export async function downloadTable(event: DeskEvent, rows: readonly Row[]): Promise<void> {
  await trying(async () => {
    const { tableCsv } = await import('@/lib/desk/summary');
    const name = eventFile(event, 'csv');
    // the mark makes spreadsheets read accents as they are
    saveText(name, `\ufeff${tableCsv(event, rows)}`, 'text/csv');
    toast({ title: `Saved as ${name}` });
  });
}

/** Every list that can be read, in one archive. */
export async function downloadZip(
  event: DeskEvent,
  rows: readonly Row[],
  catalogue: Catalogue,
  id: WriterId,
): Promise<void> {
  await trying(async () => {
    const { zipOf } = await import('@/lib/desk/zip-of-lists');
    const { bytes, count } = zipOf(rows, catalogue, id);
    const name = eventFile(event, 'zip');
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    toast({ title: `${counted(count, 'list')} saved as ${name}` });
  });
}

async function trying(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch {
    toast({
      tone: 'illegal',
      title: 'The file could not be made',
      description:
        'A part of this page could not be fetched. Try again when the server is reached.',
    });
  }
}

/** "autumn-open-2026-11-22.csv" */
function eventFile({ name, date }: DeskEvent, extension: string): string {
  const words = fold(`${name} ${date}`)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${words === '' ? 'event' : words}.${extension}`;
}
