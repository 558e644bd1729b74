import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeckPlace } from '@/lib/decks/deck';
import { applyEdit } from '@/lib/decks/edits';
import { check } from './check';
import { anyDeck, catalogue, checker, LEGAL, legal, legalWith } from './deck-fixture';
import { newErrors, whatAddingBreaks, whatEditBreaks } from './preview';

const broken = (id: string, place: DeckPlace, deck = LEGAL) => {
  const card = catalogue.byId.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return whatAddingBreaks(checker, deck, card, place).map(({ detail }) => detail.code);
};

describe('adding a card', () => {
  it('breaks nothing where it fits', () => {
    expect(broken('eots-landsraad-summit', 'house')).toEqual([]);
    expect(broken('eots-oberon', 'imperial')).toEqual([]);
    expect(broken('tat-abduct-heir', 'programs')).toEqual([]);
    expect(broken('tat-duchy-of-arrakis', 'homeworld')).toEqual([]);
  });

  it('tells what it would break', () => {
    expect(broken('eots-feyd-rautha', 'imperial')).toEqual(['adversary-of-sponsor']);
    expect(broken('tat-paul-atreides', 'imperial')).toEqual(['imperial-duplicate']);
    expect(broken('eots-house-battalion', 'house')).toEqual(['house-copies']);
    expect(broken('eots-guild-entourage', 'house')).toEqual(['house-allegiance']);
    expect(broken('eots-dune', 'imperial')).toEqual(['wrong-deck']);
    expect(broken('eots-kaitain', 'homeworld')).toEqual(['home-world']);
    expect(broken('eots-valor', 'programs')).toEqual(['program']);
    expect(broken('jotc-arsunt', 'imperial', legal({ format: 'eots' }))).toEqual(['format']);
    expect(
      broken(
        'tat-abduct-heir',
        'programs',
        legal({ profile: { favor: 0, spice: 1 }, programs: ['tat-tame-arrakis'] }),
      ),
    ).toEqual(['profile']);
  });

  it('names the cards that it would bar', () => {
    const deck = legalWith({ imperial: ['eots-oberon'], house: ['eots-guild-entourage'] });
    const card = catalogue.byId.get('eots-princess-irulan');
    const [problem] = card === undefined ? [] : whatAddingBreaks(checker, deck, card, 'imperial');
    expect(problem?.cards.map(({ title }) => title)).toEqual([
      'Oberon',
      'Princess Irulan',
      'Guild Entourage',
    ]);
  });

  it('says nothing of what is wrong anyway', () => {
    const deck = legal({
      homeWorld: null,
      houseDeck: [],
      imperialDeck: [{ card: 'eots-feyd-rautha', count: 1 }],
    });
    expect(broken('eots-valor', 'house', deck)).toEqual([]);
    expect(broken('eots-iaken-nefud', 'imperial', deck)).toEqual(['adversary-of-sponsor']);
  });
});

describe('another sponsor', () => {
  it('shows what becomes illegal', () => {
    const found = whatEditBreaks(checker, LEGAL, { kind: 'set-sponsor', sponsor: 'harkonnen' });
    expect(found.map(({ detail }) => detail.code)).toEqual(['adversary-of-sponsor', 'home-world']);
  });
});

describe('new errors', () => {
  it('are none between a report and itself, and all of them after a clean one', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const report = check(checker, deck);
        expect(newErrors(report, report)).toEqual([]);
        expect(newErrors(check(checker, LEGAL), report)).toEqual(
          report.problems.filter(({ severity }) => severity === 'error'),
        );
      }),
    );
  });

  it('are found whenever an added card makes a legal deck illegal, and only then', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...catalogue.cards),
        fc.constantFrom('imperial' as const, 'house' as const),
        (card, list) => {
          const after = applyEdit(LEGAL, { kind: 'add', list, card: card.id, count: 1 });
          expect(whatAddingBreaks(checker, LEGAL, card, list).length > 0).toBe(
            !check(checker, after).legal,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
