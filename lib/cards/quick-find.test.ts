import { describe, expect, it } from 'vitest';
import { readAsk } from './quick-find';

describe('readAsk', () => {
  it('takes a number before or after the words as copies', () => {
    const three = { words: 'house batt', count: 3 };
    for (const text of ['3 house batt', '3x house batt', ' house batt 3', 'house batt x3'])
      expect(readAsk(text)).toEqual(three);
  });

  it('asks for one where there is no number, and leaves the numbers of the search language alone', () => {
    expect(readAsk('house batt')).toEqual({ words: 'house batt', count: 1 });
    expect(readAsk('battle>=2')).toEqual({ words: 'battle>=2', count: 1 });
    expect(readAsk('2 battle>=2')).toEqual({ words: 'battle>=2', count: 2 });
    expect(readAsk('0 house')).toEqual({ words: '0 house', count: 1 });
    expect(readAsk('')).toEqual({ words: '', count: 1 });
  });
});
