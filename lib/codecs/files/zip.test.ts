import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { runs } from '../fixtures/arbitraries';
import { isZip, unzip } from './zip';

const LIMITS = { files: 20, fileBytes: 100_000, totalBytes: 300_000 };
const zeros = (size: number) => new Uint8Array(size);

describe('a zip archive', () => {
  it('gives the wanted files with their names', () => {
    const zip = zipSync({
      'a.txt': strToU8('one'),
      'lists/b.txt': [strToU8('two'), { level: 0 }],
      'picture.png': zeros(10),
      'empty.txt': zeros(0),
    });
    expect(isZip(zip)).toBe(true);
    const read = unzip(zip, LIMITS, (name) => name.endsWith('.txt'));
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const texts = read.value.files.map(({ name, bytes }) => [
      name,
      new TextDecoder().decode(bytes),
    ]);
    expect(Object.fromEntries(texts)).toEqual({
      'a.txt': 'one',
      'lists/b.txt': 'two',
      'empty.txt': '',
    });
    expect(read.value.skipped).toEqual([]);
  });

  it('leaves out one file that is too large, by name', () => {
    const read = unzip(zipSync({ big: zeros(200_000), small: zeros(9) }), LIMITS);
    expect(read).toMatchObject({
      ok: true,
      value: {
        files: [{ name: 'small' }],
        skipped: [{ name: 'big', problem: { code: 'too-large' } }],
      },
    });
  });

  it('is refused when it unpacks to too much, or holds too many files', () => {
    const bomb = zipSync(Object.fromEntries([1, 2, 3, 4].map((n) => [`${n}`, zeros(90_000)])));
    expect(unzip(bomb, LIMITS)).toMatchObject({ problems: [{ code: 'zip-too-large' }] });
    const crowd = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`${n}`, zeros(1)]));
    expect(unzip(zipSync(crowd), LIMITS)).toMatchObject({ problems: [{ code: 'zip-too-many' }] });
  });

  it('may hold far more files that nobody wants', () => {
    const crowd = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`._${n}`, zeros(1)]));
    const read = unzip(zipSync({ ...crowd, a: strToU8('x') }), LIMITS, (name) => name === 'a');
    expect(read).toMatchObject({ ok: true, value: { files: [{ name: 'a' }], skipped: [] } });
  });

  it.each([0, 6] as const)('notices one changed byte of a file (level %i)', (level) => {
    const text = strToU8('3 House Battalion\n2 Valor\n'.repeat(3));
    const zip = zipSync({ whole: strToU8('x'), 'changed ü': [text, { level }] });
    const start = new TextDecoder('latin1').decode(zip).indexOf('House Battalion');
    const place = level === 0 ? start : 80;
    const changed = zip.with(place, (zip[place] ?? 0) ^ 1);
    expect(unzip(zip, LIMITS)).toMatchObject({ ok: true, value: { skipped: [] } });
    expect(unzip(changed, LIMITS)).toMatchObject({
      ok: true,
      value: {
        files: [{ name: 'whole' }],
        skipped: [{ name: 'changed ü', problem: { code: 'bad-zip' } }],
      },
    });
  });

  it('names the file that is cut off', () => {
    const zip = zipSync({ whole: strToU8('x'), cut: [zeros(50_000), { level: 0 }] });
    const read = unzip(zip.subarray(0, 20_000), LIMITS);
    expect(read).toMatchObject({ ok: true, value: { skipped: [{ name: 'cut' }] } });
  });

  it('says so when it is cut off between two files', () => {
    const zip = zipSync({ one: strToU8('x'), two: strToU8('y') }, { level: 0 });
    const second = new TextDecoder('latin1').decode(zip).indexOf('PK\u0003\u0004', 4);
    expect(unzip(zip.subarray(0, second), LIMITS)).toMatchObject({
      ok: true,
      value: { files: [{ name: 'one' }], skipped: [{ name: '', problem: { code: 'bad-zip' } }] },
    });
  });

  it('never throws, whatever the bytes', () => {
    const zip = zipSync({ 'a.txt': strToU8('one two three'), b: zeros(5_000) });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { maxLength: 8 }),
        (hits) => {
          const bytes = zip.slice();
          for (const [at, byte] of hits) bytes[at] = byte;
          unzip(bytes, LIMITS);
        },
      ),
      runs(500),
    );
    expect(unzip(zeros(100), LIMITS)).toMatchObject({ problems: [{ code: 'bad-zip' }] });
    expect(unzip(zeros(0), LIMITS)).toMatchObject({ problems: [{ code: 'bad-zip' }] });
  });
});
