import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_BYTES } from '@/lib/codecs/limits';
import { readFile, readPaste } from './read-file';

const file = (bytes: Uint8Array<ArrayBuffer> | string, name = 'list.txt') =>
  new File([bytes], name);

describe('opening a file', () => {
  it('gives its text and its name', async () => {
    expect(await readFile(file('3 Procès-Verbal'))).toEqual({
      ok: true,
      value: { text: '3 Procès-Verbal', file: 'list.txt' },
    });
  });

  it('reads UTF-16 with a byte order mark, as old Windows programs write it', async () => {
    const bytes = new Uint8Array([0xff, 0xfe, 0x33, 0x00, 0x20, 0x00, 0x58, 0x00]);
    expect(await readFile(file(bytes))).toMatchObject({ value: { text: '3 X' } });
  });

  it('refuses a file that is too large without reading it', async () => {
    const read = await readFile({
      name: 'film.mkv',
      size: MAX_BYTES + 1,
      slice: () => new Blob(['film']),
      arrayBuffer: () => Promise.reject(new Error('read all the same')),
    });
    expect(read).toMatchObject({ ok: false, problems: [{ code: 'too-large' }] });
  });

  it('says so when the browser cannot read it, as with a folder', async () => {
    const read = await readFile({
      name: 'decks',
      size: 4096,
      slice: () => new Blob(),
      arrayBuffer: () => Promise.reject(new DOMException('no', 'NotFoundError')),
    });
    expect(read).toMatchObject({ ok: false, problems: [{ code: 'unreadable' }] });
  });
});

describe('pasting', () => {
  it('refuses more than any list can be', () => {
    expect(readPaste('1 Crysknife')).toMatchObject({ ok: true });
    expect(readPaste('x'.repeat(10_000_000))).toMatchObject({ problems: [{ code: 'too-large' }] });
  });
});

describe('what is no list', () => {
  it('is told by its first bytes, whatever its name', async () => {
    const zip = zipSync({ 'a.txt': strToU8('3 Valor') });
    expect(await readFile(file(new Uint8Array(zip), 'a.txt'))).toBeNull();
    expect(await readFile(file('PK is how I sign', 'a.zip'))).toMatchObject({ ok: true });
    expect(await readFile(file('', 'a.zip'))).toMatchObject({ problems: [{ code: 'empty' }] });
  });

  it('is named for what it is: a PDF in plain letters is no list', async () => {
    expect(await readFile(file('%PDF-1.4\n1 0 obj\n', 'list.txt'))).toMatchObject({
      problems: [{ message: expect.stringContaining('This is a PDF, not a deck list.') }],
    });
  });
});
