import { describe, expect, it } from 'vitest';
import type { Card } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { isCharter, isFief, isSiridarFief } from '@/lib/rules/holdings';
import { isAide, isAlly } from '@/lib/rules/personas';
import { isDecree, isEnhancement, isEquipment, isPersonnel } from '@/lib/rules/resources';
import { backOf, CARD_GROUPS, CARD_TYPES } from '@/lib/rules/taxonomy';

/** What the rulebook says of all cards, held against all 661 of them. */

const { cards } = loadCatalogue();
const where = (test: (card: Card) => boolean) => cards.filter(test);
const ids = (list: readonly Card[]) => list.map(({ id }) => id);
const holdings = where(({ type }) => type === 'holding');
const personas = where(({ type }) => type === 'persona');
const resources = where(({ type }) => type === 'resource');
const plans = where(({ type }) => type === 'plan');
const has = (card: Card, subtype: string) => card.subtypes.includes(subtype);

describe('the cards', () => {
  it('[TAT-3.1-01] are holdings, personas, resources, plans and events', () => {
    expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(CARD_TYPES));
  });

  it('[TAT-3.1-02] have a House or an Imperial back, which fixes their group', () => {
    expect(CARD_GROUPS.filter((group) => backOf(group) === 'house')).toEqual(['house']);
    for (const { type, deck, subtypes } of cards) {
      const isImperial =
        type === 'holding' ||
        (type === 'persona' && isAlly(subtypes)) ||
        (type === 'resource' && isDecree(subtypes)) ||
        (type === 'plan' && subtypes.includes('Program'));
      expect(backOf(deck)).toBe(isImperial ? 'imperial' : 'house');
    }
  });
});

describe('holdings', () => {
  it('[TAT-3.1.1-01] are home worlds, fiefs, charters or Siridar fiefs', () => {
    for (const { id, subtypes } of holdings)
      expect([id, isFief(subtypes) || isCharter(subtypes)]).toEqual([id, true]);
  });

  it('[TAT-3.1.1-04] are fiefs too if they are home worlds', () => {
    const homeWorlds = holdings.filter((card) => has(card, 'Homeworld'));
    expect(ids(homeWorlds)).toEqual(ids(where(({ deck }) => deck === 'homeworld')));
    expect(homeWorlds.every(({ subtypes }) => isFief(subtypes))).toBe(true);
    expect(isFief(['Homeworld'])).toBe(true);
  });

  it('[TAT-3.1.1-07] may carry an allegiance as charters', () => {
    const charters = holdings.filter((card) => has(card, 'Charter'));
    expect(charters.some(({ allegiance }) => allegiance !== undefined)).toBe(true);
    expect(charters.some(({ allegiance }) => allegiance === undefined)).toBe(true);
    expect(charters.some(({ subtypes }) => isFief(subtypes))).toBe(false);
  });

  it('[TAT-3.1.1-08] are both fief and charter as Siridar fiefs', () => {
    const both = holdings.filter(({ subtypes }) => isFief(subtypes) && isCharter(subtypes));
    expect(both.every(({ subtypes }) => isSiridarFief(subtypes))).toBe(true);
    expect(both).toHaveLength(1);
  });

  it('[TAT-3.1.1-09] have one Siridar fief among them, Dune', () => {
    expect(ids(where(({ subtypes }) => isSiridarFief(subtypes)))).toEqual(['eots-dune']);
  });

  it('[TAT-3.1.1-02] [TAT-3.1.1-03] are unique, all but home worlds (C34)', () => {
    for (const card of holdings)
      expect([card.id, card.unique]).toEqual([card.id, !has(card, 'Homeworld')]);
  });

  it('[TAT-5.3-03] are unique as Dune', () => {
    expect(cards.find(({ deck }) => deck === 'dune')?.unique).toBe(true);
  });
});

describe('personas', () => {
  it('[TAT-3.1.2-01] [CRF-1.A.i-01] are allies with the Imperial back and aides with the House back', () => {
    for (const { id, deck, subtypes } of personas) {
      expect([id, isAlly(subtypes)]).toEqual([id, deck === 'imperial']);
      expect([id, isAide(subtypes)]).toEqual([id, deck === 'house']);
    }
  });

  it('[TAT-3.1.2-02] [CRF-1.A.i-04] are one of ally and aide', () => {
    for (const { id, subtypes } of personas)
      expect([id, isAlly(subtypes)]).toEqual([id, !isAide(subtypes)]);
  });

  it('[TAT-3.1.2-05] [CRF-1.A.i-05] are one of noble and vassal if they are allies', () => {
    for (const card of personas.filter(({ subtypes }) => isAlly(subtypes)))
      expect([card.id, has(card, 'Noble')]).toEqual([card.id, !has(card, 'Vassal')]);
  });

  it('[TAT-3.1.2-07] [CRF-1.A.i-06] may be noble as aides', () => {
    const noble = personas.filter((card) => isAide(card.subtypes) && has(card, 'Noble'));
    expect(noble.every(({ subtypes }) => !isAlly(subtypes))).toBe(true);
    expect(noble.length).toBeGreaterThan(0);
  });

  it('[TAT-3.1.2-03] are unique as allies', () => {
    expect(personas.filter((card) => isAlly(card.subtypes) && !card.unique)).toEqual([]);
  });

  it('[TAT-3.1.2-06] are not unique as aides, unless the card says so', () => {
    for (const card of personas.filter(({ subtypes }) => isAide(subtypes)))
      expect([card.id, card.unique]).toEqual([card.id, has(card, 'Unique')]);
  });
});

describe('resources', () => {
  it('[TAT-3.1.3-02] are personnel, equipment or enhancements with the House back, decrees with the other', () => {
    for (const { id, deck, subtypes } of resources) {
      const kinds = [isPersonnel, isEquipment, isEnhancement].filter((is) => is(subtypes));
      expect([id, kinds.length]).toEqual([id, 1]);
      expect([id, isDecree(subtypes)]).toEqual([id, deck === 'imperial']);
    }
  });

  it('[TAT-3.1.3-03] are equipment if they are weapons, devices or transports', () => {
    for (const card of cards)
      if (['Weapon', 'Device', 'Transport'].some((subtype) => has(card, subtype)))
        expect([card.id, isEquipment(card.subtypes)]).toEqual([card.id, true]);
  });

  it('[TAT-3.1.3-04] are enhancements if they are skills, titles or compacts', () => {
    for (const card of resources)
      if (['Skill', 'Title', 'Compact'].some((subtype) => has(card, subtype)))
        expect([card.id, isEnhancement(card.subtypes)]).toEqual([card.id, true]);
  });

  it('[TAT-3.1.3-05] are enhancements, and may bear allegiance, as decrees', () => {
    const decrees = resources.filter(({ subtypes }) => isDecree(subtypes));
    expect(decrees.every(({ subtypes }) => isEnhancement(subtypes))).toBe(true);
    expect(decrees.some(({ allegiance }) => allegiance !== undefined)).toBe(true);
  });

  it('[TAT-9-05] are not enhancements as equipment (C33)', () => {
    expect(
      resources.filter(({ subtypes }) => isEquipment(subtypes) && isEnhancement(subtypes)),
    ).toEqual([]);
  });
});

describe('plans', () => {
  it('[TAT-3.1.4-01] are programs with the Imperial back, ventures and tactics with the House back', () => {
    for (const { id, deck, subtypes } of plans) {
      const kinds = ['Program', 'Venture', 'Tactic'].filter((kind) => subtypes.includes(kind));
      expect([id, kinds.length]).toEqual([id, 1]);
      expect([id, deck]).toEqual([id, kinds[0] === 'Program' ? 'program' : 'house']);
    }
  });

  it('[TAT-3.1.4-03] are unique as programs', () => {
    const programs = plans.filter(({ deck }) => deck === 'program');
    expect(programs).toHaveLength(15);
    expect(programs.every(({ unique }) => unique)).toBe(true);
  });

  it('[TAT-3.1.4-03] [TAT-4.2-06] are unique with every other card that goes into an Imperial deck', () => {
    expect(where(({ deck, unique }) => deck === 'imperial' && !unique)).toEqual([]);
  });
});
