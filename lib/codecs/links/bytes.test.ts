import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../fixtures/arbitraries';
import { byteReader, byteWriter, checksum, fromBase64url, toBase64url } from './bytes';

describe('bytes of links and codes', () => {
  it('hold any numbers and texts, and nothing is read past their end', () => {
    const part = fc.oneof(fc.nat({ max: 2 ** 28 - 1 }), anyText);
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const writer = byteWriter();
        for (const one of parts)
          if (typeof one === 'number') writer.number(one);
          else writer.text(one);
        const reader = byteReader(writer.done());
        for (const one of parts)
          expect(typeof one === 'number' ? reader.number() : reader.text(10_000)).toBe(one);
        expect(reader.isDone()).toBe(true);
        expect(reader.number()).toBe(0);
        expect(reader.isDone()).toBe(false);
      }),
      runs(300),
    );
  });

  it('are written as Node writes base64url, and only that is read', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const text = toBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64url(text)).toEqual(bytes);
      }),
      runs(300),
    );
    // a length that no bytes have, signs of other alphabets, bits behind the last byte
    for (const wrong of ['A', 'AAAAA', 'AA+A', 'AA/A', 'AA==', 'AB', 'AAB', 'ÄAAA'])
      expect(fromBase64url(wrong), wrong).toBeNull();
  });

  it('have the checksum of RFC 4880', () => {
    const sum = ([a, b, c]: readonly number[]) => ((a ?? 0) << 16) | ((b ?? 0) << 8) | (c ?? 0);
    expect(sum(checksum(new TextEncoder().encode('123456789')))).toBe(0x21cf02);
  });
});
