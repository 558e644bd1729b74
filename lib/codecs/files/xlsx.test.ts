import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { collectionTable } from '../collection/collection-csv';
import { readCollection } from '../collection/read-collection';
import { writeCsv } from '../decks/csv';
import { importFile } from '../decks/import-deck';
import { createMatcher } from '../names/match';
import { headerOf, rowsBelow, type Table } from './csv';
import { openBytes } from './open-file';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);

async function workbook({ head, rows }: Table): Promise<Uint8Array> {
  const cells = [head, ...rows].map((row) =>
    row.map((value) =>
      typeof value === 'number' ? { value, type: Number } : { value, type: String },
    ),
  );
  return new Uint8Array(await writeXlsx(cells, {}).toBuffer());
}

/** A CSV file as a spreadsheet shows it. */
function tableIn(csv: string): Table {
  const header = headerOf(csv);
  const rows = header && rowsBelow(csv, header, 10_000);
  if (header === null || !rows?.ok) throw new Error('a table of ours is a table');
  return { head: header.cells, rows: rows.value.map(({ cells }) => cells) };
}

describe('an Excel workbook', () => {
  it('is read as a deck, as our own table in it was', async () => {
    const [sample] = SAMPLE_DECKS;
    if (sample === undefined) throw new Error('there are sample decks');
    const deck = { ...sample.deck, notes: '1/2\n007\n=1+1\n  Décor' };
    const bytes = await workbook(tableIn(writeCsv(deck, catalogue)));
    const [read] = await importFile('deck.xlsx', bytes, matcher);
    expect(read?.read).toEqual({ ok: true, value: { deck, unmatched: [], notes: [] } });
    const [inside] = await importFile('a.zip', zipSync({ 'deck.xlsx': bytes }), matcher);
    expect(inside).toMatchObject({ name: 'a.zip/deck.xlsx', read: { ok: true } });
  });

  it('is read as a collection, as the Registry writes one', async () => {
    const owned = new Map([
      ['eots-valor', 3],
      ['eots-thopter-outpost', 2],
    ]);
    const bytes = await workbook(collectionTable(owned, catalogue));
    const [{ text }] = await openBytes('owned.xlsx', bytes, 'collection');
    const read = readCollection(text.ok ? text.value : '', matcher);
    expect(read.ok && Object.fromEntries(read.value.copies)).toEqual(Object.fromEntries(owned));
  });

  it('that is damaged, a bomb, or has a cell at the end of the world is refused', async () => {
    const bytes = await workbook({ head: ['name', 'count'], rows: [['Valor', 2]] });
    const files = unzipSync(bytes);
    const SHEET = 'xl/worksheets/sheet1.xml';
    const sheet = strFromU8(files[SHEET] ?? new Uint8Array());
    const codeOf = async (changed: string | Uint8Array) => {
      const content = typeof changed === 'string' ? strToU8(changed) : changed;
      const [{ text }] = await openBytes('a.xlsx', zipSync({ ...files, [SHEET]: content }), 'list');
      return text.ok ? 'read' : text.problems[0]?.code;
    };
    expect(await codeOf(sheet)).toBe('read');
    expect(await codeOf('<worksheet><sheetData><row')).toBe('unreadable');
    expect(await codeOf(sheet.replace('r="B2"', 'r="XFD2"'))).toBe('unreadable');
    expect(await codeOf(`${sheet}${'<row/>'.repeat(30_000)}`)).toBe('unreadable');
    expect(await codeOf(new Uint8Array(20_000_000))).toBe('unreadable');
  });
});
