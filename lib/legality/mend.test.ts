import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deck } from '@/lib/decks/deck';
import { applyEdit } from '@/lib/decks/edits';
import { check, createChecker } from './check';
import {
  anyDeck,
  catalogue,
  checker,
  codes,
  LEGAL,
  legal,
  legalWith,
  problemOf,
} from './deck-fixture';
import type { Format } from './format';
import { DEFAULT_FORMAT, findFormat } from './formats';
import { mendOf } from './mend';
import type { LegalityProblem, ProblemCode } from './problem';

const formatOf = (deck: Deck) => findFormat(deck.format) ?? DEFAULT_FORMAT;

/** The label of a mend and the deck after it. */
function mended(deck: Deck, code: ProblemCode): { readonly label: string; readonly deck: Deck } {
  const mend = mendOf(problemOf(deck, code), deck, catalogue, formatOf(deck));
  if (mend === null) throw new Error(`no mend for ${code}`);
  return { label: mend.label, deck: applyEdit(deck, mend.edit) };
}

describe('the mend of', () => {
  it('[TAT-4.2-03] adversary-of-sponsor takes the cards out', () => {
    const deck = legalWith({
      imperial: ['eots-piter-de-vries'],
      house: ['eots-sardaukar-battalion'],
    });
    const { label, deck: after } = mended(deck, 'adversary-of-sponsor');
    expect(label).toBe('Remove Piter de Vries and Sardaukar Battalion');
    expect(after).toEqual(LEGAL);
  });

  it('[TAT-4.2-05] adversary-of-ally takes out the side with fewer cards, of both decks', () => {
    const deck = legalWith({
      imperial: ['eots-oberon', 'eots-gauvir-mucca', 'eots-princess-irulan'],
      house: [
        { card: 'eots-gom-jabbar', count: 1 },
        { card: 'eots-guild-entourage', count: 2 },
      ],
    });
    const { label, deck: after } = mended(deck, 'adversary-of-ally');
    expect(label).toBe('Remove Princess Irulan and Gom Jabbar');
    expect(codes(after)).toEqual([]);
  });

  it('adversary-of-ally rather takes out who is hostile to the sponsor too', () => {
    const deck = legalWith({ imperial: ['eots-stilgar', 'eots-feyd-rautha', 'eots-iaken-nefud'] });
    expect(codes(mended(deck, 'adversary-of-ally').deck)).toEqual([]);
  });

  it('[TAT-4.2-06] imperial-duplicate keeps one of each title', () => {
    const deck = legalWith({
      imperial: [
        'tat-paul-atreides',
        { card: 'eots-carthag', count: 2 },
        'eots-valor',
        'eots-valor',
      ],
    });
    const { label, deck: after } = mended(deck, 'imperial-duplicate');
    expect(label).toBe('Keep one of Carthag, Paul Atreides and 1 more');
    expect(after.imperialDeck).toContainEqual({ card: 'eots-paul-atreides', count: 1 });
    expect(codes(after)).toEqual(['wrong-deck']);
  });

  it('imperial-duplicate keeps the one that is no adversary', () => {
    const deck = legal({
      sponsor: 'guild',
      homeWorld: 'eots-tupile',
      imperialDeck: [
        { card: 'tat-jareh-benquait', count: 1 },
        { card: 'eots-jareh-benquait', count: 1 },
      ],
    });
    expect(mended(deck, 'imperial-duplicate').deck.imperialDeck).toEqual([
      { card: 'eots-jareh-benquait', count: 1 },
    ]);
  });

  it('[TAT-4.2-10] house-copies keeps four, over several lines too', () => {
    const deck = legalWith({
      house: [
        { card: 'eots-house-battalion', count: 3 },
        { card: 'eots-valor', count: 4 },
      ],
    });
    const { label, deck: after } = mended(deck, 'house-copies');
    expect(label).toBe('Keep 4 of House Battalion and Valor');
    expect(codes(after)).toEqual([]);
    expect(after.houseDeck.filter(({ card }) => card === 'eots-valor')).toEqual([
      { card: 'eots-valor', count: 4 },
    ]);
  });

  it('[TAT-4.2-09] house-allegiance takes the cards out', () => {
    const deck = legalWith({ house: [{ card: 'eots-guild-entourage', count: 2 }] });
    expect(mended(deck, 'house-allegiance')).toEqual({
      label: 'Remove Guild Entourage',
      deck: LEGAL,
    });
  });

  it('[TAT-4.2-12] wrong-deck moves cards to their own list', () => {
    const house = mended(legalWith({ imperial: ['eots-valor'] }), 'wrong-deck');
    expect(house.label).toBe('Move Valor to the House deck');
    expect(house.deck.houseDeck).toContainEqual({ card: 'eots-valor', count: 4 });
    expect(codes(house.deck)).toEqual([]);
    const imperial = mended(
      legalWith({ house: [{ card: 'eots-duncan-idaho', count: 3 }] }),
      'wrong-deck',
    );
    expect(imperial.label).toBe('Move Duncan Idaho to the Imperial deck');
    expect(imperial.deck.imperialDeck).toContainEqual({ card: 'eots-duncan-idaho', count: 1 });
    expect(codes(imperial.deck)).toEqual([]);
  });

  it('wrong-deck does not overfill: a fifth copy, a second Paul Atreides', () => {
    const house = mended(legalWith({ imperial: ['eots-house-battalion'] }), 'wrong-deck');
    expect(house).toEqual({ label: 'Remove House Battalion', deck: LEGAL });
    const imperial = mended(legalWith({ house: ['tat-paul-atreides'] }), 'wrong-deck');
    expect(imperial.deck).toEqual(LEGAL);
  });

  it('[TAT-3.1.1-05] wrong-deck makes a home world the home world if there is none', () => {
    const stray = legalWith({ imperial: ['eots-caladan'] });
    expect(mended(stray, 'wrong-deck')).toEqual({ label: 'Remove Caladan', deck: LEGAL });
    for (const homeWorld of [null, 'eots-kaitain', 'ghost']) {
      const { label, deck } = mended({ ...stray, homeWorld }, 'wrong-deck');
      expect(label).toBe('Make Caladan the home world');
      expect(deck).toEqual(LEGAL);
    }
    const theirs = { ...legalWith({ imperial: ['eots-kaitain'] }), homeWorld: null };
    expect(mended(theirs, 'wrong-deck').label).toBe('Remove Kaitain');
  });

  it('[TAT-4.1-11] wrong-deck buys a program if five solaris allow it', () => {
    const stray = legalWith({ imperial: ['tat-abduct-heir'], house: ['eots-dune'] });
    const { label, deck } = mended(stray, 'wrong-deck');
    expect(label).toBe('Put 2 cards right');
    expect(deck).toEqual(legal({ programs: ['tat-abduct-heir'] }));
    const alone = mended(legalWith({ imperial: ['tat-abduct-heir'] }), 'wrong-deck');
    expect(alone.label).toBe('Buy Abduct Heir as a program');
    const broke = mended(
      { ...stray, profile: { favor: 0, spice: 1 }, programs: ['tat-tame-arrakis'] },
      'wrong-deck',
    );
    expect(broke.deck.programs).toEqual(['tat-tame-arrakis']);
    expect(codes(broke.deck)).toEqual([]);
  });

  it('[TAT-4.1-02] home-world sets the first of the sponsor that the format allows', () => {
    for (const homeWorld of [null, 'eots-valor', 'eots-kaitain']) {
      const { label, deck } = mended(legal({ homeWorld }), 'home-world');
      expect([label, deck]).toEqual(['Make Caladan the home world', LEGAL]);
    }
  });

  it('home-world is left to the player where the format allows none', () => {
    const deck = legal({ sponsor: 'smugglers', homeWorld: null, format: 'eots' });
    const problem = problemOf(deck, 'home-world');
    expect(mendOf(problem, deck, catalogue, formatOf(deck))).toBeNull();
  });

  it('[TAT-4.1-12] program leaves one copy, takes out what is none, and all where there are none', () => {
    const twice = legal({ programs: ['tat-abduct-heir', 'tat-tame-arrakis', 'tat-abduct-heir'] });
    expect(mended(twice, 'program').deck.programs).toEqual(['tat-abduct-heir', 'tat-tame-arrakis']);
    expect(mended(legal({ programs: ['eots-valor'] }), 'program').deck).toEqual(LEGAL);
    const none = legal({ programs: ['tat-abduct-heir'], format: 'eots' });
    expect(mended(none, 'program').deck.programs).toEqual([]);
  });

  it('[TAT-4.1-13] profile is lowered by as little as possible', () => {
    const profile = (favor: number, spice: number, programs: readonly string[] = []) =>
      mended(legal({ profile: { favor, spice }, programs }), 'profile');
    const lowered = (...wish: Parameters<typeof profile>) => profile(...wish).deck;
    expect(lowered(3, 0).profile).toEqual({ favor: 2, spice: 0 });
    // Two tokens for 4 solaris rather than one spice for 4.
    expect(lowered(2, 1).profile).toEqual({ favor: 2, spice: 0 });
    expect(lowered(1, 1, ['tat-tame-arrakis']).profile).toEqual({ favor: 0, spice: 1 });
    expect(lowered(-1, 4).profile).toEqual({ favor: 0, spice: 1 });
    const six = [
      'abduct-heir',
      'tame-arrakis',
      'initiative-coup',
      'prevail-in-kanly',
      'suborn-suk',
      'resurrect-alliance',
    ];
    const programs = six.map((name) => `tat-${name}`);
    expect(lowered(1, 0, programs)).toMatchObject({
      profile: { favor: 0, spice: 0 },
      programs: programs.slice(0, 5),
    });
    expect(lowered(-2, 1).profile).toEqual({ favor: 0, spice: 1 });
    // Each says what it does.
    expect(profile(1, 1, ['tat-tame-arrakis']).label).toBe(
      'Lower the profile to 0 favor and 1 spice',
    );
    expect(profile(1, 0, programs).label).toBe(
      'Lower the profile to 0 favor and 0 spice, keep 5 programs',
    );
    expect(profile(-2, 1).label).toBe('Set the negative amounts to 0');
  });

  it('format takes cards out, keeps one restricted copy, and replaces the home world', () => {
    const deck = legal({ format: 'eots', homeWorld: 'tat-duchy-of-arrakis', programs: [] });
    const { label, deck: after } = mended(deck, 'format');
    expect([label, after]).toEqual(['Make Caladan the home world', legal({ format: 'eots' })]);
    const own: Format = { ...DEFAULT_FORMAT, id: 'own', restricted: ['valor'] };
    const [problem] = check(createChecker(catalogue, [own]), LEGAL, 'own').problems;
    const mend = problem && mendOf(problem, LEGAL, catalogue, own);
    expect(mend?.label).toBe('Keep one of Valor');
    expect(mend && applyEdit(LEGAL, mend.edit).houseDeck).toContainEqual({
      card: 'eots-valor',
      count: 1,
    });
  });

  it('an unknown format is Thunder at Twilight', () => {
    expect(mended(legal({ format: 'water-league' }), 'format')).toEqual({
      label: 'Use the format Thunder at Twilight',
      deck: LEGAL,
    });
  });

  it('unknown-card takes it out', () => {
    const deck = {
      ...legalWith({ house: ['ghost'], imperial: ['ghost'] }),
      homeWorld: 'ghost',
      programs: ['ghost'],
    };
    const { label, deck: after } = mended(deck, 'unknown-card');
    expect([label, after]).toEqual(['Remove ghost, make Caladan the home world', LEGAL]);
  });

  it('too small a deck is the player’s choice, and a warning needs none', () => {
    for (const [deck, code] of [
      [legal({ imperialDeck: [] }), 'imperial-size'],
      [legal({ houseDeck: [] }), 'house-size'],
      [legal({ programs: ['tat-fall-of-a-great-rival'] }), 'program-adversary'],
    ] as const)
      expect(mendOf(problemOf(deck, code), deck, catalogue, DEFAULT_FORMAT)).toBeNull();
  });
});

describe('every mend', () => {
  const kind = ({ detail }: LegalityProblem) =>
    `${detail.code} ${'why' in detail ? detail.why : ''}`;

  it('removes its problem from random decks and adds none of the same code', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const { problems } = check(checker, deck);
        for (const problem of problems) {
          const mend = mendOf(problem, deck, catalogue, formatOf(deck));
          if (mend === null) continue;
          seen.add(problem.detail.code);
          const after = check(checker, applyEdit(deck, mend.edit)).problems;
          expect(after.map(kind)).not.toContain(kind(problem));
          const before = new Set(problems.map(kind));
          for (const other of after)
            if (other.detail.code === problem.detail.code) expect(before).toContain(kind(other));
          expect(mend.label.length).toBeGreaterThan(5);
        }
      }),
      { numRuns: 1500 },
    );
    expect([...seen].sort()).toEqual([
      'adversary-of-ally',
      'adversary-of-sponsor',
      'format',
      'home-world',
      'house-allegiance',
      'house-copies',
      'imperial-duplicate',
      'profile',
      'program',
      'unknown-card',
      'wrong-deck',
    ]);
  });
});
