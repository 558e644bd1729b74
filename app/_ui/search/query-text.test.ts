import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '@/lib/cards/query/parse';
import { hasWord, toggleWord, withSort } from './query-text';

const key = (field: 'cost' | 'name' | 'battle', descending = false) => ({ field, descending });

describe('sorting by a click on a column', () => {
  it('writes the keys at the end of the search', () => {
    expect(withSort('a:fremen', [key('cost')])).toBe('a:fremen sort:cost');
    expect(withSort('', [key('battle', true), key('name')])).toBe('sort:-battle,name');
  });

  it('replaces what the search sorted by before, wherever it stood', () => {
    expect(withSort('sort:cost a:fremen order:desc', [key('name')])).toBe('a:fremen sort:name');
    expect(withSort('a:fremen sort:-cost', [])).toBe('a:fremen');
  });

  it('leaves a search alone that cannot be read', () => {
    expect(withSort('cost>=', [key('name')])).toBe('cost>=');
  });
});

describe('toggling a quality', () => {
  it('puts it in and takes it out again', () => {
    expect(toggleWord('t:persona', 'is:unique')).toBe('t:persona is:unique');
    expect(toggleWord('t:persona IS:unique cost:2', 'is:unique')).toBe('t:persona cost:2');
    expect(hasWord('"is:unique spice"', 'is:unique')).toBe(false);
  });

  it('asks it of every alternative', () => {
    expect(toggleWord('a:fremen or a:guild', 'is:unique')).toBe('(a:fremen or a:guild) is:unique');
  });
});

describe('edits of search text', () => {
  it('never turn a search that can be read into one that cannot', () => {
    const part = fc.constantFrom(
      'a:fremen',
      'or',
      '-',
      '(',
      ')',
      'sort:cost',
      '"dune',
      'x',
      'cost>2',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts.join(' ');
        const readable = parseQuery(text).ok;
        expect(parseQuery(withSort(text, [key('cost')])).ok).toBe(readable);
        expect(parseQuery(toggleWord(text, 'is:unique')).ok).toBe(readable);
      }),
    );
  });
});
