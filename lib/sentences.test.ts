import { describe, expect, it } from 'vitest';
import { counted, listed, listedOr, oneOrMore, plural } from './sentences';

describe('plurals and counts', () => {
  it('are one for one, and many for none and for more', () => {
    expect([0, 1, 2, 21].map((count) => counted(count, 'card'))).toEqual([
      '0 cards',
      '1 card',
      '2 cards',
      '21 cards',
    ]);
  });

  it('take a plural of another kind', () => {
    expect([counted(1, 'copy', 'copies'), counted(3, 'copy', 'copies')]).toEqual([
      '1 copy',
      '3 copies',
    ]);
    expect([plural(1, 'is', 'are'), plural(0, 'is', 'are')]).toEqual(['is', 'are']);
  });

  it('tell a single thing in words where a sentence goes on', () => {
    expect([1, 3].map((count) => oneOrMore(count, 'rule'))).toEqual(['one rule', '3 rules']);
    expect(oneOrMore(2, 'deck is', 'decks are')).toBe('2 decks are');
  });

  it('write large numbers as they are', () => {
    expect(counted(12_500, 'game')).toBe('12500 games');
  });
});

describe('lists', () => {
  it('have commas, and a word before the last part', () => {
    const parts = ['fiefs', 'charters', 'home worlds'];
    expect([0, 1, 2, 3].map((length) => listed(parts.slice(0, length)))).toEqual([
      '',
      'fiefs',
      'fiefs and charters',
      'fiefs, charters and home worlds',
    ]);
    expect([0, 1, 2, 3].map((length) => listedOr(parts.slice(0, length)))).toEqual([
      '',
      'fiefs',
      'fiefs or charters',
      'fiefs, charters or home worlds',
    ]);
  });

  it('name no more than is asked for, and count the rest', () => {
    const parts = ['A', 'B', 'C', 'D'];
    expect(listed(parts, 4)).toBe('A, B, C and D');
    expect(listed(parts, 3)).toBe('A, B, C and 1 more');
    expect(listed(parts, 1)).toBe('A and 3 more');
  });
});
