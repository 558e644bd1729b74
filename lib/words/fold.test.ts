import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';

describe('folding', () => {
  it.each([
    ['Omri B’rrican', 'omri brrican'],
    ["'Thopter  Outpost", 'thopter outpost'],
    ['“Soo Soo”\tNejhre', 'soo soo nejhre'],
    ['FRÉMÉN', 'fremen'],
    ['Feyd-Rautha', 'feyd-rautha'],
    ['Mess´r Coss', 'messr coss'],
    ['ＤＵＮＥ', 'dune'],
    ['  ', ''],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing the second time, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes lone surrogates', () => {
    expect(fold('\ud800Dune\udc00')).toBe('\ud800dune\udc00');
  });
});
