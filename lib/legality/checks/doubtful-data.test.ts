import { describe, expect, it } from 'vitest';
import { fold } from '@/lib/words/fold';
import { check } from '../check';
import { catalogue, checker, codes, idsOf, legalWith, problemOf } from '../deck-fixture';

describe('doubtful-data', () => {
  it('warns where the allegiance is in doubt, and lets the deck be', () => {
    const deck = legalWith({
      imperial: ['jotc-soo-soo-nejhre', 'tat-schooled-adept'],
      house: ['jotc-alliance-review-board'],
    });
    const problem = problemOf(deck, 'doubtful-data');
    expect(problem.severity).toBe('warning');
    expect(idsOf(problem)).toEqual([
      'jotc-soo-soo-nejhre',
      'tat-schooled-adept',
      'jotc-alliance-review-board',
    ]);
    expect(problem.detail).toMatchObject({
      doubts: [{ fields: ['allegiance', 'title'] }, {}, { title: 'Alliance Review Board' }],
    });
    // What hangs on an allegiance.
    expect(problem.rules).toEqual(['TAT-4.2-03', 'TAT-4.2-05', 'TAT-4.2-09']);
    expect(check(checker, deck).legal).toBe(true);
  });

  it('is silent about doubts on which no verdict hangs', () => {
    const deck = legalWith({ house: ['eots-truth-sayer', 'jotc-rapier', 'tat-genetic-factor'] });
    expect(codes(deck)).toEqual([]);
  });

  it('need not ask about titles: no other spelling makes two cards share one', () => {
    const titles = new Set(catalogue.cards.map(({ title }) => fold(title)));
    const doubtful = catalogue.cards.filter((card) =>
      card.doubts?.some(({ fields }) => fields.includes('title')),
    );
    expect(doubtful.length).toBeGreaterThan(0);
    for (const { id, title, aliases = [] } of doubtful)
      for (const alias of aliases)
        expect([id, fold(alias) !== fold(title) && titles.has(fold(alias))]).toEqual([id, false]);
  });
});
