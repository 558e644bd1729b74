import { copyText } from '@/app/_ui/base/copy-text';
import { saveText } from '@/app/_ui/base/save-file';
import { toast } from '@/app/_ui/base/toast';
import { partNotFetched } from '@/app/_ui/data/part-not-fetched';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Table } from '@/lib/codecs/files/csv';
import type { Collection, Copies } from '@/lib/decks/collection';

/** Lists of cards as files and on the clipboard. What writes them is fetched when it is asked for. */

export type Form = 'csv' | 'text' | 'xlsx';

/** A list of cards: what its file is called, and what it says in each form. */
export interface SavedList {
  readonly name: string;
  readonly copies: Copies;
  readonly table: () => Table | Promise<Table>;
}

/** The collection; `every` is for a table of every card, those that are not owned as 0. */
export function collectionList(copies: Collection, catalogue: Catalogue, every = false): SavedList {
  return {
    name: 'collection',
    copies,
    table: async () => {
      const { collectionTable } = await import('@/lib/codecs/collection/collection-csv');
      return collectionTable(copies, catalogue, every);
    },
  };
}

/** Saves a list: as text a card a line, else as a table. */
export async function saveList(list: SavedList, form: Form, catalogue: Catalogue): Promise<void> {
  const file = `${list.name}.${form === 'text' ? 'txt' : form}`;
  try {
    if (form === 'text') saveText(file, await textOf(list.copies, catalogue));
    else await (form === 'csv' ? saveCsv : saveXlsx)(file, await list.table());
    toast({ title: `Saved as ${file}` });
  } catch {
    toast({
      tone: 'illegal',
      title: 'Nothing was saved',
      description: partNotFetched('Your collection is safe.').message,
    });
  }
}

async function textOf(copies: Copies, catalogue: Catalogue): Promise<string> {
  const { writeCopies } = await import('@/lib/codecs/collection/collection-text');
  return writeCopies(copies, catalogue);
}

async function saveCsv(file: string, table: Table): Promise<void> {
  const { writeTable } = await import('@/lib/codecs/files/csv');
  saveText(file, writeTable(table), 'text/csv');
}

async function saveXlsx(file: string, table: Table): Promise<void> {
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
}

/** Puts a list of copies on the clipboard as text. */
export async function copyCopies(
  copies: Copies,
  catalogue: Catalogue,
  what: string,
): Promise<void> {
  try {
    await copyText(await textOf(copies, catalogue), what);
  } catch {
    toast({ tone: 'illegal', title: 'Nothing was copied' });
  }
}

/** Two lists to send to another collector: what is looked for, and what may go. */
export async function copyTrades(
  { wanted, spare }: { readonly wanted: Copies; readonly spare: Copies },
  catalogue: Catalogue,
): Promise<void> {
  try {
    const part = async (title: string, copies: Copies) =>
      `${title}\n${copies.size === 0 ? 'nothing' : (await textOf(copies, catalogue)).trimEnd()}\n`;
    const text = `${await part('Wanted', wanted)}\n${await part('To trade', spare)}`;
    await copyText(text, 'Wants and trades');
  } catch {
    toast({ tone: 'illegal', title: 'Nothing was copied' });
  }
}
