import { describe, expect, it } from 'vitest';
import { MAX_BYTES } from '@/lib/codecs/limits';
import { isArchive, readFile, readPaste } from './read-file';

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
      arrayBuffer: () => Promise.reject(new Error('read all the same')),
    });
    expect(read).toMatchObject({ ok: false, problems: [{ code: 'too-large' }] });
  });

  it('says so when the browser cannot read it, as with a folder', async () => {
    const read = await readFile({
      name: 'decks',
      size: 4096,
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

describe('an archive', () => {
  it('is told by its first bytes, whatever its name', async () => {
    expect(await isArchive(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'a.txt'))).toBe(true);
    expect(await isArchive(new File(['PK is how I sign'], 'a.zip'))).toBe(false);
    expect(await isArchive(new File([], 'a.zip'))).toBe(false);
  });
});
