import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { readDeckFiles } from './files';
import { foreignFile } from './foreign-file';
import { createMatcher } from './match';

const PDF = strToU8('%PDF-1.7\n3 Valor\n');
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const WORD = zipSync({
  '[Content_Types].xml': strToU8('<a/>'),
  'word/document.xml': strToU8('<b/>'),
});
const WRITER = zipSync({ mimetype: [strToU8('application/vnd.oasis'), { level: 0 }] });

describe('a file that is surely no list', () => {
  it.each([
    ['a PDF', PDF],
    ['a picture', PNG],
    ['a picture', JPEG],
    ['a document of an office program', WORD],
    ['a document of an office program', WRITER],
  ])('is named for what it is: %s', (kind, bytes) => {
    expect(foreignFile(bytes)?.message).toContain(`This is ${kind}`);
  });

  it('is told from lists and archives of lists', () => {
    expect(foreignFile(strToU8('3 Valor'))).toBeNull();
    expect(foreignFile(zipSync({ 'a.txt': strToU8('3 Valor') }))).toBeNull();
    expect(foreignFile(new Uint8Array(0))).toBeNull();
  });

  it('is one line of what came of the files, alone and inside an archive', () => {
    const event = zipSync({ 'ann.txt': strToU8('3 Valor'), 'cara.pdf': PDF, 'eve.docx': WORD });
    const read = readDeckFiles(
      [
        { name: 'event.zip', bytes: event },
        { name: 'dan.jpg', bytes: JPEG },
        { name: 'finn.docx', bytes: WORD },
      ],
      createMatcher(loadCatalogue()),
    );
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
