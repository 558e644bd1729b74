import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { compareDecks } from '@/lib/decks/compare';
import { applyEdit } from '@/lib/decks/edits';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { check, createChecker } from '@/lib/legality/check';
import { cardsInWords, compareReports } from './difference';

const checker = createChecker(loadCatalogue(), []);
const fremen = SAMPLE_DECKS.find(({ id }) => id === 'fremen')?.deck ?? SAMPLE_DECKS[0]?.deck;
if (fremen === undefined) throw new Error('no samples');
const broken = applyEdit(fremen, {
  kind: 'add',
  list: 'house',
  card: 'eots-spice-blow',
  count: 3,
});

describe('legality before and after', () => {
  it('tells which problems come and which go', () => {
    const there = compareReports(check(checker, fremen), check(checker, broken));
    expect(there.come.map(({ detail }) => detail.code)).toEqual(['house-copies']);
    expect(there.gone).toEqual([]);
    const back = compareReports(check(checker, broken), check(checker, fremen));
    expect(back.gone.map(({ detail }) => detail.code)).toEqual(['house-copies']);
    expect(back.come).toEqual([]);
  });

  it('keeps apart what stays', () => {
    const report = check(checker, broken);
    expect(compareReports(report, report)).toMatchObject({ gone: [], come: [] });
    expect(compareReports(report, report).stay).toHaveLength(report.problems.length);
  });
});

describe('the difference in words', () => {
  it('counts copies, also of a card that both have', () => {
    const other = [
      { kind: 'remove', list: 'house', card: 'eots-crysknife', count: 2 } as const,
      { kind: 'add', list: 'house', card: 'eots-valor', count: 3 } as const,
    ].reduce(applyEdit, broken);
    // three more of Spice Blow, of which the deck has some, and three of Valor
    expect(cardsInWords(compareDecks(fremen, other))).toBe('6 cards added, 2 removed');
    expect(cardsInWords(compareDecks(fremen, other), ['A', 'B'])).toBe(
      '2 cards only in A, 6 only in B',
    );
    expect(cardsInWords(compareDecks(fremen, fremen))).toBe('');
  });
});
