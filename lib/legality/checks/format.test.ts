import { describe, expect, it } from 'vitest';
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
import type { Format } from '../format';
import { DEFAULT_FORMAT, SHIPPED_FORMATS } from '../formats';

const own = (changes: Partial<Format>): Format => ({ ...DEFAULT_FORMAT, id: 'own', ...changes });
const problemsUnder = (format: Format, deck = LEGAL) =>
  check(createChecker(catalogue, [...SHIPPED_FORMATS, format]), deck, format.id).problems;

describe('format', () => {
  it('refuses cards of a set that is not allowed, in every place', () => {
    const deck = {
      ...legalWith({ imperial: ['jotc-arsunt'], house: ['tat-lt-fedor'] }),
      homeWorld: 'tat-duchy-of-arrakis',
      programs: ['tat-abduct-heir'],
    };
    expect(codes(deck, 'tat')).toEqual([]);
    const problem = problemOf(deck, 'format', 'eots');
    expect(problem.detail).toMatchObject({ why: 'set', format: 'eots', name: 'Eye of the Storm' });
    expect(idsOf(problem)).toEqual([
      'tat-duchy-of-arrakis',
      'tat-abduct-heir',
      'jotc-arsunt',
      'tat-lt-fedor',
    ]);
  });

  it('refuses banned titles, however the list spells them', () => {
    const [problem, ...others] = problemsUnder(own({ banned: ['  CARTHAG', 'Caladan', 'valor'] }));
    expect(others).toEqual([]);
    expect(problem?.detail).toMatchObject({ code: 'format', why: 'banned' });
    expect(problem && idsOf(problem)).toEqual(['eots-caladan', 'eots-carthag', 'eots-valor']);
  });

  it('refuses a second copy of a restricted title over both decks', () => {
    const format = own({ restricted: ['Valor', 'Carthag'] });
    const [problem] = problemsUnder(format);
    expect(problem?.detail).toMatchObject({ code: 'format', why: 'restricted' });
    expect(problem?.cards).toEqual([{ id: 'eots-valor', title: 'Valor', deck: 'house', count: 3 }]);
    const one = legal({
      houseDeck: LEGAL.houseDeck.map((line) =>
        line.card === 'eots-valor' ? { ...line, count: 1 } : line,
      ),
    });
    expect(
      problemsUnder(format, {
        ...one,
        houseDeck: [...one.houseDeck, { card: 'eots-truth-sayer', count: 2 }],
      }),
    ).toEqual([]);
  });

  it('checks a deck of an unknown format under Thunder at Twilight and says so', () => {
    const deck = legal({ format: 'water-league', homeWorld: null });
    const report = check(checker, deck);
    expect(report.format).toBe('tat');
    expect(report.legal).toBe(false);
    expect(report.problems.map(({ detail }) => detail)).toEqual([
      { code: 'format', why: 'unknown-format', format: 'water-league', name: 'water-league' },
      { code: 'home-world', why: 'missing', sponsor: 'atreides' },
    ]);
  });

  it('goes by the sizes of the format', () => {
    const found = problemsUnder(own({ imperialMinimum: 15, houseMinimum: 40 }));
    expect(found.map(({ detail }) => detail)).toMatchObject([
      { code: 'imperial-size', size: 10, minimum: 15 },
      { code: 'house-size', size: 30, minimum: 40 },
    ]);
  });
});
