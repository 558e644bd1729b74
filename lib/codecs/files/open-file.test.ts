import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { CODECS } from '../decks/codecs';
import { importFile } from '../decks/import-deck';
import { runs } from '../fixtures/arbitraries';
import { createMatcher } from '../names/match';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);
const LIST = strToU8('3 Valor\n');

async function readDeckFiles(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
) {
  const read = files.map(({ name, bytes }) => importFile(name, bytes, matcher));
  return (await Promise.all(read)).flat();
}

/** Name and outcome of each file: "ok" or the code of its first problem. */
async function outcomes(files: Readonly<Record<string, Uint8Array>>) {
  const given = Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  return (await readDeckFiles(given)).map(({ name, read }) => [
    name,
    read.ok ? 'ok' : (read.problems[0]?.code ?? ''),
  ]);
}

describe('several files at once', () => {
  it('are read each in its own format, whatever they are called, in order', async () => {
    const [deck] = SAMPLE_DECKS.map((sample) => sample.deck);
    if (deck === undefined) throw new Error('there are sample decks');
    const files = CODECS.map((codec, at) => ({
      name: `${at}.txt`,
      bytes: strToU8(codec.write(deck, catalogue)),
    }));
    const read = await readDeckFiles(files);
    expect(read.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    for (const { read: result } of read) expect(result.ok && result.value.deck).toEqual(deck);
  });

  it('may be archives, whose lists are read one by one', async () => {
    const zip = zipSync({
      'lists/a.txt': LIST,
      'b.o8d': strToU8('<deck game="x"><section>'),
      'notes.xml': strToU8('<notes/>'),
    });
    expect(await outcomes({ 'event.zip': zip, 'c.txt': LIST })).toEqual([
      ['event.zip/lists/a.txt', 'ok'],
      ['event.zip/b.o8d', 'bad-xml'],
      ['event.zip/notes.xml', 'unknown-format'],
      ['c.txt', 'ok'],
    ]);
  });

  it('pass over only what systems leave in an archive', async () => {
    const zip = zipSync({
      '__MACOSX/._a.txt': LIST,
      '.DS_Store': LIST,
      'a/Thumbs.db': LIST,
      'players.xlsx': zipSync({ a: LIST }),
      unknown: new Uint8Array([0, 1, 2]),
      'a.txt': LIST,
    });
    expect(await outcomes({ 'event.zip': zip })).toEqual([
      ['event.zip/players.xlsx', 'zip-in-zip'],
      ['event.zip/unknown', 'not-text'],
      ['event.zip/a.txt', 'ok'],
    ]);
    expect(await outcomes({ 'event.zip': zipSync({ '.DS_Store': LIST }) })).toEqual([
      ['event.zip', 'no-lists'],
    ]);
  });

  it('name what is too large, too many or cut off', async () => {
    const big = new Uint8Array(300_000).fill(32);
    expect(await outcomes({ 'event.zip': zipSync({ big, small: LIST }) })).toEqual([
      ['event.zip/small', 'ok'],
      ['event.zip/big', 'too-large'],
    ]);
    const crowd = zipSync(
      Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}`, LIST])),
    );
    expect(await outcomes({ 'event.zip': crowd })).toEqual([['event.zip', 'zip-too-many']]);
    const block = new Uint8Array(255_000);
    const bomb = zipSync(
      Object.fromEntries(Array.from({ length: 140 }, (_, n) => [`${n}`, block])),
    );
    expect(bomb.length).toBeLessThan(100_000);
    expect(await outcomes({ 'event.zip': bomb })).toEqual([['event.zip', 'zip-too-large']]);
    const zip = zipSync({ 'a.txt': LIST, 'b.txt': LIST }, { level: 0 });
    expect(await outcomes({ 'event.zip': zip.subarray(0, 45) })).toEqual([
      ['event.zip/a.txt', 'ok'],
      ['event.zip', 'bad-zip'],
    ]);
    expect(await outcomes({ 'event.zip': new Uint8Array([0x50, 0x4b, 3, 4]) })).toEqual([
      ['event.zip', 'bad-zip'],
    ]);
  });

  it('never throw, and never vanish, whatever the bytes', async () => {
    const zip = zipSync({ 'a.txt': LIST, 'b.csv': strToU8('name,count\nValor,3\n') });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { maxLength: 6 }),
        fc.nat(zip.length),
        async (hits, length) => {
          const bytes = zip.slice(0, length);
          for (const [at, byte] of hits) if (at < length) bytes[at] = byte;
          const read = await outcomes({ 'event.zip': bytes });
          expect(read.length).toBeGreaterThan(0);
          for (const [, outcome] of read) expect(outcome).not.toBe('');
        },
      ),
      runs(300),
    );
  });

  it('reads 260 lists that a Mac packed, each with a shadow of its own', async () => {
    const inside: Record<string, Uint8Array> = {};
    for (let at = 0; at < 260; at += 1) {
      inside[`${at}.txt`] = strToU8('3 House Battalion');
      inside[`__MACOSX/._${at}.txt`] = strToU8('x');
    }
    const read = await readDeckFiles([{ name: 'event.zip', bytes: zipSync(inside) }]);
    expect(read).toHaveLength(260);
    expect(read.every((file) => file.read.ok)).toBe(true);
  });
});
