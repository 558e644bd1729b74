import { describe, expect, it } from 'vitest';
import type { Deck } from '@/lib/decks/deck';
import { check, createChecker } from '../check';
import {
  catalogue,
  checker,
  codes,
  idsOf,
  LEGAL,
  legal,
  legalWith,
  problemOf,
} from '../deck-fixture';
import { DEFAULT_FORMAT } from '../formats';

describe('imperial-duplicate', () => {
  it('[TAT-4.2-06] allows no two copies of a card, as two lines or as one with count 2', () => {
    for (const deck of [
      legalWith({ imperial: ['eots-carthag'] }),
      legalWith({ imperial: [{ card: 'eots-exchange-seat', count: 2 }] }),
    ]) {
      expect(codes(deck)).toEqual(['imperial-duplicate']);
      const problem = problemOf(deck, 'imperial-duplicate');
      expect(problem.cards[0]?.count).toBe(2);
      expect(problem.rules).toEqual(['TAT-4.2-06']);
    }
  });

  it('[TAT-3.1.2-04] [TAT-4.2-06] goes by the title, whatever the set and the subtitle', () => {
    const twins = [
      ['eots-paul-atreides', 'tat-paul-atreides'],
      ['eots-gurney-halleck', 'tat-gurney-halleck'],
    ] as const;
    for (const [first, second] of twins) {
      const problem = problemOf(legalWith({ imperial: [second] }), 'imperial-duplicate');
      expect(idsOf(problem)).toEqual([first, second]);
      expect(problem.rules).toEqual(['TAT-4.2-06', 'TAT-3.1.2-04']);
    }
    // Lady Jessica is of the Sisterhood in one set and of Atreides in the other: one title all the same.
    expect(codes(legalWith({ imperial: ['eots-lady-jessica', 'tat-lady-jessica'] }))).toEqual([
      'imperial-duplicate',
    ]);
  });

  it('tells titles apart that only begin alike', () => {
    expect(codes(legalWith({ imperial: ['jotc-arsunt', 'jotc-the-great-flat'] }))).toEqual([]);
  });

  it('holds for cards that may not stand there at all', () => {
    const deck = legalWith({ imperial: [{ card: 'eots-valor', count: 2 }] });
    expect(codes(deck)).toEqual(['wrong-deck', 'imperial-duplicate']);
  });
});

describe('one person under two titles', () => {
  const kynes = legal({
    sponsor: 'corrino',
    homeWorld: 'eots-kaitain',
    imperialDeck: [
      ...LEGAL.imperialDeck.slice(0, 6),
      ...['eots-doctor-kynes', 'tat-dr-kynes', 'eots-commander-aramsham', 'eots-exchange-seat'].map(
        (card) => ({ card, count: 1 }),
      ),
    ],
    houseDeck: LEGAL.houseDeck
      .filter(({ card }) => !card.startsWith('eots-atreides'))
      .map(({ card }) => ({ card, count: 4 })),
  });

  it('[TAT-3.1.2-04] is allowed by the rules, with the warning same-character', () => {
    expect(codes(kynes)).toEqual(['same-character']);
    const problem = problemOf(kynes, 'same-character');
    expect(problem.severity).toBe('warning');
    expect(problem.detail).toMatchObject({ people: [['Doctor Kynes', 'Dr. Kynes']] });
    expect(check(checker, kynes).legal).toBe(true);
  });

  it('is a duplicate, and no warning, in a format of unique characters', () => {
    const format = { ...DEFAULT_FORMAT, id: 'people', uniqueness: 'character' as const };
    const report = check(createChecker(catalogue, [format]), kynes, 'people');
    expect(report.problems.map(({ detail }) => detail)).toEqual([
      { code: 'imperial-duplicate', titles: ['Doctor Kynes', 'Dr. Kynes'], by: 'character' },
    ]);
  });

  it('is no warning for one title twice: that is a duplicate', () => {
    expect(codes(legalWith({ imperial: ['tat-paul-atreides'] }))).not.toContain('same-character');
  });
});

describe('house-copies', () => {
  const withBattalions = (...counts: readonly number[]): Deck =>
    legal({
      houseDeck: [
        ...LEGAL.houseDeck.slice(1),
        ...counts.map((count) => ({ card: 'eots-house-battalion', count })),
      ],
    });

  it('[TAT-4.2-10] allows four of a title in the House deck, and no fifth', () => {
    expect(codes(withBattalions(4))).toEqual([]);
    const problem = problemOf(withBattalions(5), 'house-copies');
    expect(problem.cards).toEqual([
      { id: 'eots-house-battalion', title: 'House Battalion', deck: 'house', count: 5 },
    ]);
    expect(problem.rules).toEqual(['TAT-4.2-10']);
    expect(problem.detail).toMatchObject({ titles: ['House Battalion'], limit: 4 });
  });

  it('[TAT-4.2-10] adds up several lines of one card', () => {
    expect(codes(withBattalions(2, 2))).toEqual([]);
    expect(problemOf(withBattalions(3, 2), 'house-copies').cards[0]?.count).toBe(5);
  });

  it('goes by the limit of the format', () => {
    const format = { ...DEFAULT_FORMAT, id: 'singleton', houseCopies: 1 };
    const report = check(createChecker(catalogue, [format]), LEGAL, 'singleton');
    const [problem] = report.problems;
    expect(problem?.detail.code).toBe('house-copies');
    expect(problem?.cards).toHaveLength(LEGAL.houseDeck.length);
  });
});
