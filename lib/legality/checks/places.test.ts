import { describe, expect, it } from 'vitest';
import { POWERS, type Power } from '@/lib/rules/powers';
import { catalogue, codes, idsOf, LEGAL, legal, legalWith, problemOf } from '../deck-fixture';

describe('wrong-deck', () => {
  it('[TAT-4.2-12] [TAT-3.1-02] allows no House card in the Imperial deck and no Imperial card in the House deck', () => {
    const house = problemOf(legalWith({ imperial: ['eots-valor'] }), 'wrong-deck');
    expect(house.cards).toEqual([{ id: 'eots-valor', title: 'Valor', deck: 'imperial', count: 1 }]);
    expect(house.rules).toEqual(['TAT-4.2-12', 'TAT-3.1-02']);
    const imperial = problemOf(legalWith({ house: ['eots-duncan-idaho'] }), 'wrong-deck');
    expect(imperial.cards[0]).toMatchObject({ id: 'eots-duncan-idaho', deck: 'house' });
  });

  it('[TAT-3.1.1-05] allows no home world in either deck', () => {
    const deck = legalWith({ imperial: ['eots-caladan'], house: ['eots-caladan'] });
    const problem = problemOf(deck, 'wrong-deck');
    expect(problem.cards.map((card) => card.deck)).toEqual(['imperial', 'house']);
    expect(problem.rules).toContain('TAT-3.1.1-05');
  });

  it('[TAT-4.1-11] allows no program in either deck', () => {
    const deck = legalWith({ imperial: ['tat-abduct-heir'], house: ['tat-tame-arrakis'] });
    const problem = problemOf(deck, 'wrong-deck');
    expect(idsOf(problem)).toEqual(['tat-abduct-heir', 'tat-tame-arrakis']);
    expect(problem.rules).toContain('TAT-4.1-11');
  });

  it('[TAT-4.2-02] allows no Dune in either deck', () => {
    const deck = legalWith({ imperial: ['eots-dune'], house: ['eots-dune'] });
    const problem = problemOf(deck, 'wrong-deck');
    expect(problem.cards).toHaveLength(2);
    expect(problem.rules).toContain('TAT-4.2-02');
  });

  it('is reported for every stray at once, and is all that is wrong', () => {
    const deck = legalWith({ imperial: ['eots-valor', 'eots-dune'], house: ['eots-duncan-idaho'] });
    expect(codes(deck)).toEqual(['wrong-deck']);
    expect(problemOf(deck, 'wrong-deck').cards).toHaveLength(3);
  });
});

describe('home-world', () => {
  it('[TAT-4.1-01] must be chosen', () => {
    const problem = problemOf(legal({ homeWorld: null }), 'home-world');
    expect(problem.detail).toMatchObject({ why: 'missing' });
    expect(problem.cards).toEqual([]);
    expect(problem.rules).toEqual(['TAT-4.1-01', 'TAT-4.1-02']);
  });

  it('[TAT-4.1-02] must be a home world', () => {
    for (const homeWorld of ['eots-arrakeen', 'eots-dune', 'eots-valor']) {
      const problem = problemOf(legal({ homeWorld }), 'home-world');
      expect(problem.detail).toMatchObject({ why: 'not-a-home-world' });
      expect(problem.cards[0]).toMatchObject({ id: homeWorld, deck: 'homeworld' });
    }
  });

  it('[TAT-4.1-02] [TAT-3.1.1-05] must be the sponsor’s, each of which has one or two', () => {
    const own = (sponsor: Power) =>
      catalogue.cards
        .filter(({ deck }) => deck === 'homeworld')
        .filter(
          ({ id }) =>
            !codes({ ...LEGAL, sponsor, homeWorld: id, houseDeck: [], imperialDeck: [] }).includes(
              'home-world',
            ),
        )
        .map(({ title }) => title);
    expect(Object.fromEntries(POWERS.map((power) => [power, own(power)]))).toEqual({
      atreides: ['Caladan', 'Duchy of Arrakis'],
      corrino: ['Kaitain', 'Salusa Secundus'],
      harkonnen: ['Dune Regency', 'Giedi Prime'],
      fremen: ['Forbidden Zone'],
      guild: ['Tupile'],
      sisterhood: ['Wallach IX'],
      smugglers: ['False Wall South'],
      'spice-miners': ['The Shield Wall'],
      'water-sellers': ['Northern Polar Sink'],
    });
    expect(problemOf(legal({ homeWorld: 'eots-kaitain' }), 'home-world').detail).toMatchObject({
      why: 'other-sponsor',
      sponsor: 'atreides',
    });
  });
});

describe('program', () => {
  it('[TAT-4.1-08] [TAT-3.1.4-01] must be a program', () => {
    const problem = problemOf(legal({ programs: ['eots-valor', 'tat-abduct-heir'] }), 'program');
    expect(problem.detail).toMatchObject({ why: 'not-a-program' });
    expect(problem.cards).toEqual([
      { id: 'eots-valor', title: 'Valor', deck: 'programs', count: 1 },
    ]);
  });

  it('[TAT-4.1-12] may be bought once', () => {
    const deck = legal({ programs: ['tat-abduct-heir', 'tat-tame-arrakis', 'tat-abduct-heir'] });
    const problem = problemOf(deck, 'program');
    expect(problem.detail).toMatchObject({ why: 'bought-twice' });
    expect(problem.cards).toEqual([
      { id: 'tat-abduct-heir', title: 'Abduct Heir', deck: 'programs', count: 2 },
    ]);
    expect(problem.rules).toEqual(['TAT-4.1-12']);
  });

  it('is refused where the format has none', () => {
    const deck = legal({ programs: ['tat-abduct-heir'] });
    expect(codes(deck, 'tat')).toEqual([]);
    expect(problemOf(deck, 'program', 'eots').detail).toMatchObject({ why: 'none-in-format' });
  });
});

describe('unknown-card', () => {
  it('is reported wherever it stands, with what the deck says', () => {
    const deck = {
      ...legalWith({ imperial: ['ghost'], house: [{ card: '__proto__', count: 2 }] }),
      programs: ['constructor'],
      homeWorld: 'eots-nowhere',
    };
    expect(problemOf(deck, 'unknown-card').cards).toEqual([
      { id: 'eots-nowhere', title: 'eots-nowhere', deck: 'homeworld', count: 1 },
      { id: 'constructor', title: 'constructor', deck: 'programs', count: 1 },
      { id: 'ghost', title: 'ghost', deck: 'imperial', count: 1 },
      { id: '__proto__', title: '__proto__', deck: 'house', count: 2 },
    ]);
    expect(codes(deck)).toEqual(['unknown-card', 'home-world', 'program']);
  });
});
