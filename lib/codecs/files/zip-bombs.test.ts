import { type FlateStreamHandler, strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unzip } from './zip';

/** Bytes that were unpacked in a test. */
const { work } = vi.hoisted(() => ({ work: { bytes: 0 } }));
vi.mock('fflate', async (original) => {
  const actual = await original<typeof import('fflate')>();
  class Inflate extends actual.Inflate {
    constructor(give: FlateStreamHandler) {
      super((part, isLast) => {
        work.bytes += part.length;
        give(part, isLast);
      });
    }
  }
  return { ...actual, Inflate };
});

const MEBIBYTE = 1_048_576;
const LISTS = { files: 500, fileBytes: MEBIBYTE / 4, totalBytes: 16 * MEBIBYTE };
const SETS = { files: 5_000, fileBytes: 4 * MEBIBYTE, totalBytes: 16 * MEBIBYTE };

/** An archive of so many files of so many zeros each, which says of each that it is small. */
function lyingBomb(files: number, megabytes: number): Uint8Array {
  const zeros = new Uint8Array(megabytes * MEBIBYTE);
  const one = zipSync({ a: zeros });
  const all: Record<string, Uint8Array> = {};
  for (let at = 0; at < files; at += 1) all[`${at}`.padStart(3, '0')] = strToU8('x');
  return withContents(all, one.subarray(31, one.length - 22 - 47));
}

/** The archive of some files, each with other packed bytes in the place of its own. */
function withContents(files: Record<string, Uint8Array>, packed: Uint8Array): Uint8Array {
  const local: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let at = 0;
  for (const name of Object.keys(files)) {
    const fields = (room: number, from: number) => {
      const header = new DataView(new ArrayBuffer(room + name.length));
      header.setUint16(from, 8, true);
      header.setUint32(from + 10, packed.length, true);
      header.setUint32(from + 14, 1000, true);
      header.setUint16(from + 18, name.length, true);
      new Uint8Array(header.buffer).set(strToU8(name), room);
      return header;
    };
    const first = fields(30, 8);
    first.setUint32(0, 0x04034b50, true);
    const second = fields(46, 10);
    second.setUint32(0, 0x02014b50, true);
    second.setUint32(42, at, true);
    local.push(new Uint8Array(first.buffer), packed);
    central.push(new Uint8Array(second.buffer));
    at += first.byteLength + packed.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, central.length, true);
  end.setUint32(
    12,
    central.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, at, true);
  const parts = [...local, ...central, new Uint8Array(end.buffer)];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

beforeEach(() => {
  work.bytes = 0;
});

describe('an archive that is a bomb', () => {
  it('is not unpacked at all where it says how large it is', () => {
    const zeros = new Uint8Array(20 * MEBIBYTE);
    const read = unzip(zipSync({ a: zeros, b: zeros, c: zeros, d: zeros }), LISTS);
    expect(read.ok && read.value.skipped.map(({ problem }) => problem.code)).toEqual([
      'too-large',
      'too-large',
      'too-large',
      'too-large',
    ]);
    expect(work.bytes).toBe(0);
  });

  it.each([
    ['lists', LISTS, 200],
    ['sets', SETS, 200],
  ])('is left before more than the limit is unpacked, whatever it says: %s', (_, limits, files) => {
    const read = unzip(lyingBomb(files, 8), limits);
    expect(read).toMatchObject({ problems: [{ code: 'zip-too-large' }] });
    expect(work.bytes).toBeLessThan(limits.totalBytes + MEBIBYTE);
  });

  it('may be made of end marks alone', () => {
    const mark = [0x50, 0x4b, 5, 6];
    const bytes = Uint8Array.from({ length: 400_000 }, (_, at) => mark[at % 4] ?? 0);
    expect(unzip(bytes, LISTS)).toMatchObject({ problems: [{ code: 'bad-zip' }] });
    expect(work.bytes).toBe(0);
  });
});

it('a file whose name was damaged into that of a folder is named, not passed over', () => {
  const zip = zipSync({ 'a.txt': strToU8('3 Valor') }, { level: 0 });
  const text = new TextDecoder('latin1').decode(zip);
  const at = text.lastIndexOf('a.txt') + 4;
  expect(unzip(zip.with(at, '/'.charCodeAt(0)), LISTS)).toMatchObject({
    value: { files: [], skipped: [{ name: 'a.tx/', problem: { code: 'bad-zip' } }] },
  });
});
