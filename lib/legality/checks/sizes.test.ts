import { describe, expect, it } from 'vitest';
import { codes, LEGAL, legal, legalWith, problemOf } from '../deck-fixture';

const nine = LEGAL.imperialDeck.slice(0, 9);

describe('imperial-size', () => {
  it('[TAT-4.2-01] asks for at least 10 Imperial cards', () => {
    expect(codes(LEGAL)).toEqual([]);
    const problem = problemOf(legal({ imperialDeck: nine }), 'imperial-size');
    expect(problem.detail).toMatchObject({ size: 9, minimum: 10 });
    expect(problem.rules).toEqual(['TAT-4.2-01']);
  });

  it('[TAT-4.2-02] does not count Dune', () => {
    const deck = legal({ imperialDeck: [...nine, { card: 'eots-dune', count: 1 }] });
    const problem = problemOf(deck, 'imperial-size');
    expect(problem.detail).toMatchObject({ size: 9, uncounted: 1 });
    expect(problem.rules).toEqual(['TAT-4.2-01', 'TAT-4.2-02']);
  });

  it('[TAT-4.1-11] does not count programs', () => {
    const deck = legal({ imperialDeck: [...nine, { card: 'tat-tame-arrakis', count: 1 }] });
    expect(problemOf(deck, 'imperial-size').rules).toContain('TAT-4.1-11');
  });

  it('[TAT-3.1.1-05] does not count home worlds', () => {
    const deck = legal({ imperialDeck: [...nine, { card: 'eots-caladan', count: 1 }] });
    expect(problemOf(deck, 'imperial-size').rules).toContain('TAT-3.1.1-05');
    const other = legalWith({ house: ['eots-caladan'] });
    expect(problemOf(other, 'wrong-deck').rules).toContain('TAT-3.1.1-05');
  });

  it('[TAT-4.2-12] does not count House cards', () => {
    const deck = legal({ imperialDeck: [...nine, { card: 'eots-valor', count: 1 }] });
    expect(problemOf(deck, 'imperial-size').rules).toContain('TAT-4.2-12');
  });

  it('counts a card that nobody knows: it is on the list', () => {
    const deck = legal({ imperialDeck: [...nine, { card: 'eots-no-such-card', count: 1 }] });
    expect(codes(deck)).toEqual(['unknown-card']);
  });
});

describe('house-size', () => {
  const short = LEGAL.houseDeck.slice(0, 9);

  it('[TAT-4.2-07] asks for at least 30 House cards', () => {
    const problem = problemOf(legal({ houseDeck: short }), 'house-size');
    expect(problem.detail).toMatchObject({ size: 27, minimum: 30 });
    expect(problem.rules).toEqual(['TAT-4.2-07']);
  });

  it('[TAT-4.2-12] does not count Imperial cards', () => {
    const deck = legal({ houseDeck: [...short, { card: 'eots-stilgar', count: 3 }] });
    expect(problemOf(deck, 'house-size').detail).toMatchObject({ size: 27, uncounted: 3 });
  });
});

describe('odd-size', () => {
  const manyHouse = (count: number) =>
    legal({
      houseDeck: Array.from({ length: count }, (_, at) => ({ card: `house-${at}`, count: 1 })),
    });

  it('warns of over 60 House cards, and of no fewer', () => {
    expect(codes(manyHouse(60))).not.toContain('odd-size');
    const problem = problemOf(manyHouse(61), 'odd-size');
    expect(problem.severity).toBe('warning');
    expect(problem.detail).toMatchObject({ list: 'house', size: 61, usual: 60 });
  });

  it('warns of over 20 Imperial cards', () => {
    const lines = Array.from({ length: 21 }, (_, at) => ({ card: `imperial-${at}`, count: 1 }));
    expect(codes(legal({ imperialDeck: lines.slice(1) }))).not.toContain('odd-size');
    expect(problemOf(legal({ imperialDeck: lines }), 'odd-size').detail).toMatchObject({
      list: 'imperial',
      size: 21,
    });
  });
});
