import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openLists } from './opened';

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);
const zip = (files: Record<string, Uint8Array>) => new Uint8Array(zipSync(files));

describe('a file that was dropped', () => {
  it('gives its text, whatever its name', async () => {
    expect(await openLists(file('a.xyz', '3 Fremen Band'))).toEqual([
      { file: 'a.xyz', text: '3 Fremen Band', refused: null },
    ]);
  });

  it('gives each list of an archive, without what a Mac or Windows adds', async () => {
    const bytes = zip({
      'open/ada.txt': strToU8('3 Fremen Band'),
      'open/ben.txt': strToU8('2 Crysknife'),
      '__MACOSX/open/._ada.txt': strToU8('x'),
      '.DS_Store': strToU8('x'),
      'Thumbs.db': strToU8('x'),
    });
    const opened = await openLists(file('lists.bin', bytes));
    expect(opened.map((one) => one.file)).toEqual([
      'lists.bin/open/ada.txt',
      'lists.bin/open/ben.txt',
    ]);
  });

  it('says why where it is too large, no text, or an archive that is cut off', async () => {
    const [large] = await openLists(file('a.txt', 'x'.repeat(300_000)));
    expect(large?.refused).toMatch(/256 KiB/);
    const [binary] = await openLists(file('a.txt', new Uint8Array([1, 0, 2, 0, 3])));
    expect(binary?.refused).toMatch(/not a text file/);
    const whole = zip({ 'a.txt': strToU8('3 Fremen Band\n'.repeat(200)) });
    const [cut] = await openLists(file('a.zip', whole.slice(0, 40)));
    expect(cut?.refused).not.toBeNull();
  });

  it('names a file of an archive that is too large, and gives the others', async () => {
    const bytes = zip({
      'bomb.txt': new Uint8Array(2_000_000),
      'ada.txt': strToU8('3 Fremen Band'),
    });
    const opened = await openLists(file('a.zip', bytes));
    expect(opened.find((one) => one.file === 'a.zip/bomb.txt')?.refused).not.toBeNull();
    expect(opened.find((one) => one.file === 'a.zip/ada.txt')?.refused).toBeNull();
  });

  it('keeps an empty list, to be written by hand', async () => {
    expect(await openLists(file('a.txt', ''))).toEqual([
      { file: 'a.txt', text: '', refused: null },
    ]);
  });

  it('that the browser cannot read is named', async () => {
    const arrayBuffer = () => Promise.reject(new Error('no'));
    const [folder] = await openLists({
      name: 'folder',
      size: 0,
      arrayBuffer,
      slice: () => new Blob(),
    });
    expect(folder?.refused).toMatch(/folder/);
  });
});
