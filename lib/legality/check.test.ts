import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadRules } from '@/lib/rules/load';
import { check } from './check';
import { anyDeck, checker, codes, LEGAL, legalWith } from './deck-fixture';
import type { ProblemCode } from './problem';

describe('a report', () => {
  it('calls the plain deck legal under both shipped formats', () => {
    for (const format of ['tat', 'eots'])
      expect(check(checker, LEGAL, format)).toMatchObject({ legal: true, format, problems: [] });
  });

  it('holds a deck against its own format unless another is named', () => {
    const deck = { ...legalWith({ imperial: ['jotc-arsunt'] }), format: 'eots' };
    expect(check(checker, deck)).toMatchObject({ legal: false, format: 'eots' });
    expect(check(checker, deck, 'tat')).toMatchObject({ legal: true, format: 'tat' });
  });

  it('never throws, and is legal just when no error stands', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const { legal, problems } = check(checker, deck);
        expect(legal).toBe(problems.every(({ severity }) => severity === 'warning'));
      }),
      { numRuns: 1000 },
    );
  });

  it('cites only rules that there are, and meets every code on random decks', () => {
    const { byId } = loadRules();
    const met = new Set<ProblemCode>();
    fc.assert(
      fc.property(anyDeck, (deck) => {
        for (const { rules, detail } of check(checker, deck).problems) {
          met.add(detail.code);
          for (const rule of rules) expect(byId.has(rule), `${detail.code}: ${rule}`).toBe(true);
          expect(new Set(rules).size).toBe(rules.length);
        }
      }),
      { numRuns: 1000 },
    );
    for (const code of [
      'same-character',
      'odd-size',
      'program-adversary',
      'doubtful-data',
      'format',
    ] as const)
      expect(met).toContain(code);
  });

  it('says each thing whenever it is so, whatever else is wrong', () => {
    const wreck = {
      ...LEGAL,
      format: 'eots',
      homeWorld: 'eots-kaitain',
      profile: { favor: -1, spice: 3 },
      programs: ['tat-abduct-heir', 'tat-abduct-heir', 'eots-valor', 'ghost'],
      imperialDeck: [
        { card: 'eots-feyd-rautha', count: 1 },
        { card: 'eots-oberon', count: 2 },
        { card: 'eots-princess-irulan', count: 1 },
        { card: 'eots-dune', count: 1 },
        { card: 'jotc-arsunt', count: 1 },
      ],
      houseDeck: [
        { card: 'eots-house-battalion', count: 5 },
        { card: 'eots-fremen-battalion', count: 1 },
      ],
    };
    expect(codes(wreck).toSorted()).toEqual(
      [
        'adversary-of-ally',
        'adversary-of-sponsor',
        'format',
        'home-world',
        'house-allegiance',
        'house-copies',
        'house-size',
        'imperial-duplicate',
        'imperial-size',
        'profile',
        'program',
        'unknown-card',
        'wrong-deck',
      ].toSorted(),
    );
    const { problems } = check(checker, wreck);
    const reasons = problems.flatMap(({ detail }) => ('why' in detail ? [detail.why] : []));
    expect(reasons).toEqual([
      'set',
      'other-sponsor',
      'none-in-format',
      'not-a-program',
      'bought-twice',
      'overspent',
      'negative',
    ]);
  });

  it('is the same whatever the order of the lines', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const turned = {
          ...deck,
          imperialDeck: deck.imperialDeck.toReversed(),
          houseDeck: deck.houseDeck.toReversed(),
          programs: deck.programs.toReversed(),
        };
        expect(codes(turned)).toEqual(codes(deck));
      }),
    );
  });

  it('is the same whether copies stand on one line or on several', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const split = (lines: typeof deck.houseDeck) =>
          lines.flatMap(({ card, count }) =>
            Array.from({ length: count }, () => ({ card, count: 1 })),
          );
        const single = {
          ...deck,
          imperialDeck: split(deck.imperialDeck),
          houseDeck: split(deck.houseDeck),
        };
        expect(check(checker, single)).toEqual(check(checker, deck));
      }),
    );
  });
});
