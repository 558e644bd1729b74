import { copyText } from '@/app/_ui/base/copy-text';
import { saveText } from '@/app/_ui/base/save-file';
import { toast } from '@/app/_ui/base/toast';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Table } from '@/lib/codecs/files/csv';
import type { Collection, Copies } from '@/lib/decks/collection';

/** Lists of cards as files and on the clipboard. What writes them is fetched when it is asked for. */

type FileKind = 'csv' | 'text' | 'xlsx';

/** Saves the collection; `every` is a table of every card, those that are not owned as 0. */
export async function saveCollection(
  kind: FileKind | 'every',
  owned: Collection,
  catalogue: Catalogue,
): Promise<void> {
  await saying(async () => {
    if (kind === 'text') return saveCopies('collection', owned, catalogue);
    const { collectionTable } = await import('@/lib/codecs/collection/collection-csv');
    const table = collectionTable(owned, catalogue, kind === 'every');
    return saveTable('collection', kind === 'xlsx' ? 'xlsx' : 'csv', table);
  });
}

/** Saves any list of copies as text, a card a line. */
async function saveCopies(name: string, copies: Copies, catalogue: Catalogue): Promise<string> {
  const { writeCopies } = await import('@/lib/codecs/collection/collection-text');
  saveText(`${name}.txt`, writeCopies(copies, catalogue));
  return `${name}.txt`;
}

async function saveTable(name: string, kind: 'csv' | 'xlsx', table: Table): Promise<string> {
  const file = `${name}.${kind}`;
  if (kind === 'csv') {
    const { writeTable } = await import('@/lib/codecs/files/csv');
    saveText(file, writeTable(table), 'text/csv');
    return file;
  }
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const head = table.head.map((value) => ({ value, fontWeight: 'bold' as const }));
  // a text is a text in a cell of this format, whatever it begins with
  const rows = table.rows.map((row) =>
    row.map((value) =>
      typeof value === 'number' ? { value, type: Number } : { value, type: String },
    ),
  );
  await writeXlsxFile([head, ...rows], {
    columns: table.head.map((label) => ({ width: /title|id/.test(label) ? 32 : 12 })),
    stickyRowsCount: 1,
  }).toFile(file);
  return file;
}

/** Saves a list of cards to get, in a form. */
export async function saveBuyList(
  kind: FileKind,
  copies: Copies,
  table: Table,
  catalogue: Catalogue,
): Promise<void> {
  await saying(() =>
    kind === 'text'
      ? saveCopies('buy-list', copies, catalogue)
      : saveTable('buy-list', kind, table),
  );
}

async function saying(save: () => Promise<string>): Promise<void> {
  try {
    toast({ title: `Saved as ${await save()}` });
  } catch {
    toast({
      tone: 'illegal',
      title: 'Nothing was saved',
      description: 'What writes this file could not be fetched. Your collection is safe.',
    });
  }
}

/** Puts a list of copies on the clipboard as text. */
export async function copyCopies(
  copies: Copies,
  catalogue: Catalogue,
  what: string,
): Promise<void> {
  try {
    const { writeCopies } = await import('@/lib/codecs/collection/collection-text');
    await copyText(writeCopies(copies, catalogue), what);
  } catch {
    toast({ tone: 'illegal', title: 'Nothing was copied' });
  }
}
