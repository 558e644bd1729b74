import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Deck } from '@/lib/decks/deck';
import { adversariesOf, areAdversaries, POWERS, type Power } from '@/lib/rules/powers';
import { check } from '../check';
import {
  anyLines,
  catalogue,
  checker,
  codes,
  idsOf,
  LEGAL,
  legal,
  legalWith,
  problemOf,
} from '../deck-fixture';
import { ADVERSARY_RULES } from './adversaries';

/** The first card of a group that is allied to a Power. */
const cardOf = (group: 'imperial' | 'house' | 'program', power: Power): string => {
  const card = catalogue.cards.find(
    ({ deck, allegiance }) => deck === group && allegiance === power,
  );
  if (card === undefined) throw new Error(`no ${group} card of ${power}`);
  return card.id;
};

describe('adversary-of-sponsor', () => {
  it('[TAT-4.2-03] [CRF-1.B-02] allows no Imperial card of an adversary of the sponsor', () => {
    const problem = problemOf(
      legalWith({ imperial: ['eots-piter-de-vries'] }),
      'adversary-of-sponsor',
    );
    expect(problem.severity).toBe('error');
    expect(problem.cards).toEqual([
      { id: 'eots-piter-de-vries', title: 'Piter de Vries', deck: 'imperial', count: 1 },
    ]);
    expect(problem.detail).toMatchObject({ sponsor: 'atreides', powers: ['harkonnen'] });
    expect(problem.rules).toEqual(['TAT-4.2-03', 'TAT-2.4.1-04']);
  });

  it('[TAT-4.2-11] [CRF-1.B-02] allows no such House card either', () => {
    const deck = legalWith({ house: [{ card: 'eots-sardaukar-battalion', count: 2 }] });
    const problem = problemOf(deck, 'adversary-of-sponsor');
    expect(problem.cards[0]).toMatchObject({ deck: 'house', count: 2 });
    expect(problem.rules).toContain('TAT-4.2-11');
    const both = legalWith({
      imperial: ['eots-piter-de-vries'],
      house: [{ card: 'eots-sardaukar-battalion', count: 2 }],
    });
    expect(problemOf(both, 'adversary-of-sponsor').rules).toContain('TAT-4.2-11');
  });

  it('names all of them at once', () => {
    const deck = legalWith({
      imperial: ['eots-piter-de-vries', 'eots-feyd-rautha'],
      house: ['eots-sardaukar-battalion'],
    });
    const problem = problemOf(deck, 'adversary-of-sponsor');
    expect(idsOf(problem)).toEqual([
      'eots-piter-de-vries',
      'eots-feyd-rautha',
      'eots-sardaukar-battalion',
    ]);
    expect(problem.detail).toMatchObject({ powers: ['corrino', 'harkonnen'].toSorted() });
  });

  it.each(POWERS)(
    '[TAT-2.4.1-01] [TAT-9-01] holds the whole table against the sponsor %s',
    (sponsor) => {
      for (const power of POWERS) {
        const deck = legal({
          sponsor,
          imperialDeck: [{ card: cardOf('imperial', power), count: 1 }],
          houseDeck: [],
        });
        expect([power, codes(deck).includes('adversary-of-sponsor')]).toEqual([
          power,
          adversariesOf(sponsor).includes(power),
        ]);
        if (adversariesOf(sponsor).includes(power))
          expect(problemOf(deck, 'adversary-of-sponsor').rules).toContain(ADVERSARY_RULES[sponsor]);
      }
    },
  );

  it('[TAT-2.3-03] [CRF-1.B-01] goes by the one sponsor that a deck has', () => {
    const deck = legalWith({ imperial: ['eots-piter-de-vries'] });
    expect(codes({ ...deck, sponsor: 'harkonnen' })).not.toEqual(codes(deck));
    expect(
      idsOf(problemOf({ ...deck, sponsor: 'harkonnen' }, 'adversary-of-sponsor')),
    ).not.toContain('eots-piter-de-vries');
  });
});

describe('adversary-of-ally', () => {
  it('[TAT-4.2-04] allows Powers beside the sponsor that are nobody’s adversaries', () => {
    expect(codes(legalWith({ imperial: ['eots-oberon', 'eots-stilgar'] }))).toEqual([]);
  });

  it('[TAT-4.2-05] [CRF-1.B-08] bars the adversaries of a Power that the Imperial deck includes', () => {
    const deck = legalWith({ imperial: ['eots-oberon', 'eots-princess-irulan'] });
    const problem = problemOf(deck, 'adversary-of-ally');
    expect(problem.detail).toMatchObject({
      pairs: [
        ['guild', 'sisterhood'],
        ['sisterhood', 'guild'],
      ],
    });
    expect(idsOf(problem)).toEqual(['eots-oberon', 'eots-princess-irulan']);
    expect(problem.rules).toEqual(['TAT-4.2-05', 'TAT-2.4.1-03', 'TAT-2.4.1-07']);
    expect(codes(deck)).toEqual(['adversary-of-ally']);
  });

  it('[TAT-4.2-05] [TAT-4.2-11] bars their House cards too', () => {
    const deck = legalWith({ imperial: ['eots-oberon'], house: ['eots-gom-jabbar'] });
    const problem = problemOf(deck, 'adversary-of-ally');
    expect(idsOf(problem)).toEqual(['eots-gom-jabbar']);
    expect(problem.rules).toContain('TAT-4.2-11');
    expect(codes(deck)).toEqual(['adversary-of-ally', 'house-allegiance']);
  });

  it('is reported beside adversary-of-sponsor: Harkonnen among Fremen under Atreides', () => {
    const deck = legalWith({ imperial: ['eots-stilgar', 'eots-feyd-rautha'] });
    expect(codes(deck)).toEqual(['adversary-of-sponsor', 'adversary-of-ally']);
    expect(problemOf(deck, 'adversary-of-ally').detail).toMatchObject({
      pairs: [['fremen', 'harkonnen']],
    });
  });

  it('does not widen by a Power that is itself an adversary of the sponsor', () => {
    const deck = legalWith({ imperial: ['eots-feyd-rautha'] });
    expect(codes(deck)).toEqual(['adversary-of-sponsor']);
  });

  it('does not count a House card as what the Imperial deck includes', () => {
    const deck = legalWith({ house: ['eots-guild-entourage', 'eots-gom-jabbar'] });
    expect(codes(deck)).toEqual(['house-allegiance']);
  });

  it('[CRF-1.B-08] is cited from the Collected Rulings File under eots', () => {
    const deck = legalWith({
      imperial: ['eots-oberon', 'eots-princess-irulan', 'eots-piter-de-vries'],
    });
    expect(problemOf(deck, 'adversary-of-ally', 'eots').rules[0]).toBe('CRF-1.B-08');
    expect(problemOf(deck, 'adversary-of-sponsor', 'eots').rules[0]).toBe('CRF-1.B-02');
  });
});

describe('both adversary checks', () => {
  // The rule's own equivalent: the set (sponsor and all Imperial allegiances) has no adversarial pair.
  const hasHostilePair = ({ sponsor, imperialDeck }: Deck) => {
    const powers: Power[] = [sponsor];
    for (const { card } of imperialDeck) {
      const allegiance = catalogue.byId.get(card)?.allegiance;
      if (allegiance !== undefined) powers.push(allegiance);
    }
    return powers.some((a) => powers.some((b) => areAdversaries(a, b)));
  };
  const imperialIds = catalogue.cards.filter(({ deck }) => deck === 'imperial').map(({ id }) => id);
  const allied = imperialIds.filter((id) => catalogue.byId.get(id)?.allegiance !== undefined);

  it('[TAT-4.2-05] [TAT-4.2-03] agree with the whole table on random Imperial decks', () => {
    let clashing = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...POWERS),
        fc.oneof(
          fc.uniqueArray(fc.constantFrom(...imperialIds), { maxLength: 12 }),
          fc.uniqueArray(fc.constantFrom(...allied), { minLength: 1, maxLength: 3 }),
        ),
        (sponsor, cards) => {
          const deck: Deck = {
            ...LEGAL,
            sponsor,
            imperialDeck: cards.map((card) => ({ card, count: 1 })),
            houseDeck: [],
          };
          const found = codes(deck);
          const isHostile =
            found.includes('adversary-of-sponsor') || found.includes('adversary-of-ally');
          expect(isHostile).toBe(hasHostilePair(deck));
          clashing += Number(isHostile);
        },
      ),
      { numRuns: 2000 },
    );
    expect(clashing).toBeGreaterThan(300);
    expect(clashing).toBeLessThan(1900);
  });

  it('[TAT-4.2-11] leave no hostile House card once house-allegiance is clean too', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...POWERS),
        anyLines('imperial', 6),
        anyLines('house', 6),
        (sponsor, imperialDeck, houseDeck) => {
          const deck: Deck = { ...LEGAL, sponsor, imperialDeck, houseDeck };
          const found = codes(deck);
          if (found.some((code) => code.startsWith('adversary') || code === 'house-allegiance'))
            return;
          // A home world on the list of the Imperial deck lies in the wrong place, and includes no Power.
          const friends = [
            sponsor,
            ...imperialDeck
              .filter(({ card }) => imperialIds.includes(card))
              .flatMap(({ card }) => catalogue.byId.get(card)?.allegiance ?? []),
          ];
          for (const { card } of houseDeck) {
            const allegiance = catalogue.byId.get(card)?.allegiance;
            if (allegiance !== undefined)
              expect(
                friends.some((power) => areAdversaries(power, allegiance)),
                card,
              ).toBe(false);
          }
        },
      ),
    );
  });
});

describe('program-adversary', () => {
  it('[TAT-4.1-11] (C20) warns of a program of an adversary, and lets it be', () => {
    const deck = legal({ programs: ['tat-fall-of-a-great-rival'] });
    const problem = problemOf(deck, 'program-adversary');
    expect(problem.severity).toBe('warning');
    expect(problem.rules).toContain('C20');
    expect(idsOf(problem)).toEqual(['tat-fall-of-a-great-rival']);
    expect(check(checker, deck).legal).toBe(true);
  });

  it('warns of a program of an adversary of an included Power', () => {
    const deck = { ...legalWith({ imperial: ['eots-oberon'] }), programs: ['tat-insert-watchers'] };
    expect(codes(deck)).toEqual(['program-adversary']);
    expect(codes(legal({ programs: ['tat-insert-watchers'] }))).toEqual([]);
  });

  it('[TAT-4.1-11] does not let a program bring its Power into the Imperial deck', () => {
    const deck = {
      ...legalWith({ house: ['eots-guild-entourage'] }),
      programs: ['tat-spice-stockpiling'],
    };
    expect(codes(deck)).toEqual(['house-allegiance']);
  });
});
