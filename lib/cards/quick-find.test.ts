import { describe, expect, it } from 'vitest';
import type { Card } from './card';
import { loadCatalogue } from './load';
import { ranked, readAsk } from './quick-find';

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

describe('ranked', () => {
  it('puts titles that begin with the words first', () => {
    const { byId } = loadCatalogue();
    const cards = ['eots-imperial-basin', 'eots-house-battalion', 'eots-arrakeen'].flatMap(
      (id): readonly Card[] => {
        const card = byId.get(id);
        return card ? [card] : [];
      },
    );
    expect(ranked(cards, 'bat').map(({ id }) => id)[0]).toBe('eots-house-battalion');
    expect(ranked(cards, 'arr').map(({ id }) => id)[0]).toBe('eots-arrakeen');
  });
});
