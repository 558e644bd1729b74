import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameJson } from './same-json-fixture';

describe('two values are the same JSON', () => {
  it('where one is what is read back from the text of the other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        // -0 is written as 0.
        const read: unknown = JSON.parse(JSON.stringify(value));
        expect(isSameJson(read, JSON.parse(JSON.stringify(read)))).toBe(true);
        expect(isSameJson({ value: read }, { value: [read] })).toBe(false);
      }),
    );
  });

  it('and not where a part is another, or missing', () => {
    const whole = { a: [1, { b: null }], c: 'x' };
    for (const other of [
      { a: [1, { b: null }], c: 'y' },
      { a: [1, { b: 0 }], c: 'x' },
      { a: [1, {}], c: 'x' },
      { a: [1], c: 'x' },
      { a: [1, { b: null }] },
      { a: { 0: 1, 1: { b: null } }, c: 'x' },
      { a: [1, { b: null }], d: 'x' },
      [],
      null,
    ]) {
      expect(isSameJson(whole, other)).toBe(false);
      expect(isSameJson(other, whole)).toBe(false);
    }
  });

  it('and never where a part would be lost in a text', () => {
    class Card {}
    for (const part of [undefined, Number.NaN, -0, Infinity, new Card(), new Map(), () => 1, 1n])
      expect(isSameJson({ part }, { part })).toBe(false);
    expect(isSameJson(new Array(1), new Array(1))).toBe(false);
  });
});
