import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { importFile } from '../decks/import-deck';
import { createMatcher } from '../names/match';
import { openBytes } from './open-file';

const PDF = strToU8('%PDF-1.7\n3 Valor\n');
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const WORD = zipSync({
  '[Content_Types].xml': strToU8('<a/>'),
  'word/document.xml': strToU8('<b/>'),
});
const MEDIA = (type: string) => zipSync({ mimetype: [strToU8(type), { level: 0 }] });
const WRITER = MEDIA('application/vnd.oasis.opendocument.text');
const CALC = MEDIA('application/vnd.oasis.opendocument.spreadsheet');
const OLE = (name: string) =>
  Uint8Array.from(
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, ...name].flatMap((one) =>
      typeof one === 'number' ? [one] : [one.charCodeAt(0), 0],
    ),
  );

const said = async (bytes: Uint8Array, wanted: 'list' | 'collection' | 'set' = 'list') => {
  const [{ text }] = await openBytes('file', bytes, wanted);
  return text.ok ? 'read' : text.problems[0]?.message;
};

describe('a file that is surely no list', () => {
  it.each([
    ['a PDF', PDF],
    ['a picture', PNG],
    ['a picture', JPEG],
    ['a document of an office program', WORD],
    ['a document of an office program', WRITER],
    ['a document of an office program', OLE('WordDocument')],
    ['a backup of the Registry', strToU8('{ "kind": "landsraad-registry-backup" }')],
    ['a recorded game', strToU8('{ "format": "landsraad-game" }')],
    ['a set file of OCTGN', strToU8('<set name="x"/>')],
    ['a table of owned cards', strToU8('card id,title,owned\neots-valor,Valor,2\n')],
    ['a web page', strToU8('<!doctype html><html lang="en"></html>')],
  ])('is named for what it is: %s', async (kind, bytes) => {
    expect(await said(bytes)).toContain(`This is ${kind}, not a deck list. `);
  });

  it.each([
    ['.ods', CALC],
    ['.xls', OLE('Workbook')],
  ])('as a spreadsheet %s is to be saved in a form that is read', async (_, bytes) => {
    for (const wanted of ['list', 'collection'] as const)
      expect(await said(bytes, wanted)).toContain('Save it as CSV or .xlsx');
  });

  it('is told from lists and archives of lists', async () => {
    expect(await said(strToU8('3 Valor'))).toBe('read');
    expect(await said(zipSync({ 'a.txt': strToU8('3 Valor') }))).toBe('read');
    expect(await said(new Uint8Array(0))).toBe('read');
  });

  it('is told to whoever wants a collection or a set, too', async () => {
    expect(await said(PDF, 'collection')).toContain('This is a PDF, not a table of owned cards.');
    expect(await said(PDF, 'set')).toContain('This is a PDF, not a set file of OCTGN.');
    expect(await said(strToU8('card id,owned\neots-valor,2'), 'collection')).toBe('read');
    expect(await said(strToU8('2 Valor'), 'collection')).toBe('read');
    expect(await said(zipSync({ 'a.txt': strToU8('2 Valor') }), 'collection')).toContain('zip');
  });

  it('is one line of what came of the files, alone and inside an archive', async () => {
    const event = zipSync({ 'ann.txt': strToU8('3 Valor'), 'cara.pdf': PDF, 'eve.docx': WORD });
    const matcher = createMatcher(loadCatalogue());
    const files = { 'event.zip': event, 'dan.jpg': JPEG, 'finn.docx': WORD };
    const all = Object.entries(files).map(([name, bytes]) => importFile(name, bytes, matcher));
    const read = (await Promise.all(all)).flat();
    expect(
      read.map(({ name, read: one }) => [name, one.ok ? 'ok' : one.problems[0]?.code]),
    ).toEqual([
      ['event.zip/ann.txt', 'ok'],
      ['event.zip/cara.pdf', 'no-list-file'],
      ['event.zip/eve.docx', 'no-list-file'],
      ['dan.jpg', 'no-list-file'],
      ['finn.docx', 'no-list-file'],
    ]);
  });
});
