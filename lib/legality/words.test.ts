import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deck } from '@/lib/decks/deck';
import { check } from './check';
import { anyDeck, checker, LEGAL, legal, legalWith, problemOf } from './deck-fixture';
import type { ProblemCard, ProblemCode, ProblemDetail } from './problem';
import { problemMessage, unfinished, verdict, verdictInShort } from './words';

const said = (deck: Deck, code: ProblemCode, format?: string) =>
  problemMessage(problemOf(deck, code, format));
const judged = (deck: Deck, format?: string) => verdict(check(checker, deck, format));

describe('the verdict', () => {
  it('says in one sentence what is wrong', () => {
    expect(judged(legalWith({ imperial: ['eots-oberon', 'eots-princess-irulan'] }))).toBe(
      'Not legal: Guild and Sisterhood cannot share an Imperial deck.',
    );
    expect(judged(legal({ imperialDeck: LEGAL.imperialDeck.slice(0, 7), homeWorld: null }))).toBe(
      'Not legal: no home world is chosen, and 1 more problem.',
    );
  });

  it('says under which format a deck is legal, and of warnings', () => {
    expect(judged(LEGAL)).toBe('Legal in Thunder at Twilight.');
    expect(judged(LEGAL, 'eots')).toBe('Legal in Eye of the Storm.');
    expect(judged(legal({ programs: ['tat-fall-of-a-great-rival'] }))).toBe(
      'Legal in Thunder at Twilight, with 1 warning.',
    );
  });
});

describe('the verdict as a heading', () => {
  it('counts the problems that stand under it', () => {
    const many = (deck: Deck) => verdictInShort(check(checker, deck));
    expect(many(LEGAL)).toEqual({ said: 'Legal in Thunder at Twilight', many: null });
    expect(many(legal({ homeWorld: null }))).toEqual({
      said: 'Not legal in Thunder at Twilight',
      many: null,
    });
    expect(many(legal({ homeWorld: null, houseDeck: [] }))).toEqual({
      said: 'Not legal in Thunder at Twilight',
      many: '2 problems',
    });
  });
});

describe('what a deck that has just begun lacks', () => {
  const lacks = (deck: Deck) => unfinished(check(checker, deck));

  it('[TAT-4.1-01] [TAT-4.2-01] [TAT-4.2-07] is said of the home world and of both decks', () => {
    const { imperialDeck } = LEGAL;
    expect(lacks(legal({ imperialDeck: [], houseDeck: [], homeWorld: null }))).toBe(
      'Not finished: a home world, 10 Imperial cards and 30 House cards to go.',
    );
    expect(lacks(legal({ imperialDeck: imperialDeck.slice(1) }))).toBe(
      'Not finished: 1 Imperial card to go.',
    );
    expect(lacks(legal({ houseDeck: [{ card: 'eots-valor', count: 1 }] }))).toBe(
      'Not finished: 29 House cards to go.',
    );
  });

  it('is nothing where it is finished, or where something that it has is wrong', () => {
    expect(lacks(LEGAL)).toBeNull();
    const wrong = legalWith({ imperial: ['eots-feyd-rautha'] });
    expect(lacks(wrong)).toBeNull();
    expect(lacks({ ...wrong, homeWorld: null })).toBeNull();
    expect(lacks(legal({ homeWorld: 'eots-arrakeen' }))).toBeNull();
    const uncounted = [...LEGAL.imperialDeck.slice(1), { card: 'eots-dune', count: 1 }];
    expect(lacks(legal({ imperialDeck: uncounted }))).toBeNull();
  });
});

describe('a message', () => {
  it.each<readonly [string, string]>([
    [
      said(legal({ imperialDeck: LEGAL.imperialDeck.slice(3) }), 'imperial-size'),
      '7 Imperial cards; at least 10 are needed, so 3 more.',
    ],
    [
      said(
        legal({ imperialDeck: [...LEGAL.imperialDeck.slice(1), { card: 'eots-dune', count: 1 }] }),
        'imperial-size',
      ),
      '9 Imperial cards (1 more on the list does not count); at least 10 are needed, so 1 more.',
    ],
    [
      said(legal({ houseDeck: [{ card: 'eots-valor', count: 1 }] }), 'house-size'),
      '1 House card; at least 30 are needed, so 29 more.',
    ],
    [
      said(legalWith({ imperial: ['eots-feyd-rautha'] }), 'adversary-of-sponsor'),
      'Feyd Rautha may not be in either deck: allied to Harkonnen, an adversary of House Atreides.',
    ],
    [
      said(legalWith({ imperial: ['eots-oberon', 'eots-princess-irulan'] }), 'adversary-of-ally'),
      'Guild and Sisterhood cannot share an Imperial deck (Oberon and Princess Irulan).',
    ],
    [
      said(
        legalWith({ imperial: ['eots-oberon'], house: ['eots-gom-jabbar'] }),
        'adversary-of-ally',
      ),
      'With Guild cards in the Imperial deck there may be no Sisterhood cards (Gom Jabbar).',
    ],
    [
      said(legalWith({ imperial: ['tat-paul-atreides'] }), 'imperial-duplicate'),
      'Paul Atreides is in the Imperial deck twice; each title may be there once.',
    ],
    [
      said(legalWith({ house: ['eots-house-battalion'] }), 'house-copies'),
      '5 copies of House Battalion; at most 4 of a title may be in the House deck.',
    ],
    [
      said(legalWith({ house: ['eots-guild-entourage'] }), 'house-allegiance'),
      'Guild Entourage may not be in the House deck without Guild cards in the Imperial deck.',
    ],
    [
      said(legalWith({ imperial: ['eots-valor'] }), 'wrong-deck'),
      'Valor is a House card and may not be in the Imperial deck.',
    ],
    [
      said(legalWith({ imperial: ['eots-valor', 'eots-dune'] }), 'wrong-deck'),
      '2 cards may not be on the list where they are: Valor and Dune.',
    ],
    [said(legal({ homeWorld: null }), 'home-world'), 'No home world is chosen.'],
    [
      said(legal({ homeWorld: 'eots-kaitain' }), 'home-world'),
      'Kaitain is not a home world of House Atreides.',
    ],
    [
      said(legal({ programs: ['tat-abduct-heir', 'tat-abduct-heir'] }), 'program'),
      'Abduct Heir is bought more than once; one of each program is the most.',
    ],
    [
      said(legal({ profile: { favor: 2, spice: 1 } }), 'profile'),
      'The House Profile spends 8 bonus solaris; there are 5.',
    ],
    [
      said(legal({ profile: { favor: -1, spice: 0 } }), 'profile'),
      'The House Profile buys -1 favor; an amount cannot be negative.',
    ],
    [
      said(legal({ profile: { favor: 0, spice: -2 } }), 'profile'),
      'The House Profile buys -2 spice; an amount cannot be negative.',
    ],
    [
      said(legalWith({ imperial: ['jotc-arsunt'] }), 'format', 'eots'),
      'Arsunt is of a set that Eye of the Storm does not allow.',
    ],
    [said(legalWith({ house: ['ghost'] }), 'unknown-card'), 'No card has the id "ghost".'],
  ])('%s', (message, expected) => {
    expect(message).toBe(expected);
  });

  const card = (title: string, count = 1): ProblemCard => ({
    ...{ id: title, title, count },
    deck: 'house',
  });
  const [valor, carthag] = [card('Valor', 3), card('Carthag')];
  const own = { code: 'format', format: 'own', name: 'Own' } as const;
  it.each<readonly [string, ProblemDetail, readonly ProblemCard[]]>([
    ['Valor is banned in Own.', { ...own, why: 'banned' }, [valor]],
    ['Valor and Carthag are banned in Own.', { ...own, why: 'banned' }, [valor, carthag]],
    [
      'Valor and Carthag are of a set that Own does not allow.',
      { ...own, why: 'set' },
      [valor, carthag],
    ],
    [
      '3 copies of Valor, which is restricted in Own to one.',
      { ...own, why: 'restricted' },
      [valor],
    ],
    [
      'Valor and Carthag are restricted in Own to one copy each.',
      { ...own, why: 'restricted' },
      [valor, carthag],
    ],
    ['Nobody here knows the format "Own".', { ...own, why: 'unknown-format' }, []],
    ['Valor is not a program.', { code: 'program', why: 'not-a-program' }, [valor]],
    [
      'Valor and Carthag are not programs.',
      { code: 'program', why: 'not-a-program' },
      [valor, carthag],
    ],
    [
      'This format has no programs, so Valor cannot be bought.',
      { code: 'program', why: 'none-in-format' },
      [valor],
    ],
    [
      'Valor is not a home world.',
      { code: 'home-world', why: 'not-a-home-world', sponsor: 'atreides' },
      [valor],
    ],
    [
      'Paul and Muad’Dib show one person; the rules go by title, so this is allowed.',
      { code: 'same-character', people: [['Paul', 'Muad’Dib']] },
      [],
    ],
    [
      'Valor is in the Imperial deck 3 times; in this format each person may be there once.',
      { code: 'imperial-duplicate', titles: ['Valor'], by: 'character' },
      [valor],
    ],
    [
      '90 House cards; few decks have more than 60, though no rule forbids it.',
      { code: 'odd-size', list: 'house', size: 90, usual: 60 },
      [],
    ],
  ])('"%s"', (message, detail, cards) => {
    expect(problemMessage({ severity: 'error', rules: [], cards, detail })).toBe(message);
  });

  it('is a sentence for any problem of any deck', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const report = check(checker, deck);
        for (const text of [verdict(report), ...report.problems.map(problemMessage)])
          expect(text).toMatch(/^(?!.*(undefined|NaN|null|\[object))\S.*\S\.$/s);
      }),
    );
  });
});
