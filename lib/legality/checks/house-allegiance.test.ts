import { describe, expect, it } from 'vitest';
import { codes, idsOf, LEGAL, legal, legalWith, problemOf } from '../deck-fixture';

/** The legal deck with nothing of Atreides in its Imperial deck. */
const withoutAtreides = legal({
  imperialDeck: [
    ...LEGAL.imperialDeck.slice(0, 6),
    ...[
      'eots-exchange-seat',
      'eots-choam-directorship',
      'eots-spacing-industries',
      'eots-the-open-bled',
    ].map((card) => ({ card, count: 1 })),
  ],
});

describe('house-allegiance', () => {
  it('[TAT-4.2-08] always allows House cards without allegiance', () => {
    const deck = {
      ...withoutAtreides,
      houseDeck: LEGAL.houseDeck
        .filter(({ card }) => !card.startsWith('eots-atreides'))
        .map(({ card }) => ({ card, count: 4 })),
    };
    expect(codes(deck)).toEqual([]);
  });

  it('[TAT-4.2-09] [CRF-1.B-09] asks for an Imperial card of the same allegiance', () => {
    const guild = { card: 'eots-guild-entourage', count: 2 };
    const problem = problemOf(legalWith({ house: [guild] }), 'house-allegiance');
    expect(problem.cards).toEqual([
      { id: 'eots-guild-entourage', title: 'Guild Entourage', deck: 'house', count: 2 },
    ]);
    expect(problem.detail).toMatchObject({ powers: ['guild'] });
    expect(problem.rules).toEqual(['TAT-4.2-09']);
    expect(codes(legalWith({ house: [guild], imperial: ['eots-oberon'] }))).toEqual([]);
  });

  it('[TAT-4.2-09] asks it of the sponsor’s own cards too (C07)', () => {
    const problem = problemOf(withoutAtreides, 'house-allegiance', 'tat');
    expect(idsOf(problem)).toEqual(['eots-atreides-battalion', 'eots-atreides-propagandist']);
    expect(problem.rules).toEqual(['TAT-4.2-09', 'C07']);
  });

  it('[CRF-1.B-05] leaves the sponsor’s own cards free under eots (C07)', () => {
    expect(codes(withoutAtreides, 'eots')).toEqual([]);
  });

  it('[CRF-1.B-09] still asks it of other Powers under eots', () => {
    const deck = legalWith({ house: ['eots-guild-entourage'] });
    expect(problemOf(deck, 'house-allegiance', 'eots').rules).toEqual(['CRF-1.B-09', 'TAT-4.2-09']);
  });

  it('[TAT-4.2-12] is not met by a House card on the Imperial list', () => {
    const deck = legalWith({ imperial: ['eots-guild-navigator'], house: ['eots-guild-entourage'] });
    expect(codes(deck)).toEqual(['wrong-deck', 'house-allegiance']);
    expect(idsOf(problemOf(deck, 'house-allegiance'))).toEqual([
      'eots-guild-navigator',
      'eots-guild-entourage',
    ]);
  });

  it('[TAT-4.2-09] asks it of House cards alone: others on the House list are only misplaced', () => {
    for (const stray of ['eots-oberon', 'eots-tupile'])
      expect(codes(legalWith({ house: [stray] }))).toEqual(['wrong-deck']);
  });

  it('[TAT-4.1-11] is not met by a program, nor by the home world', () => {
    expect(codes({ ...withoutAtreides, programs: ['tat-tame-arrakis'] })).toEqual([
      'house-allegiance',
    ]);
  });
});
