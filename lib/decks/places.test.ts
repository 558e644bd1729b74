import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDeck, catalogue, deckOf } from './deck-fixture';
import { applyEdit } from './edits';
import { addition, placeName, placeOf, removal } from './places';

describe('the place of a card', () => {
  it('[TAT-3.1.1-05] is that of its group; nobody adds Dune', () => {
    const placeOfId = (id: string) => {
      const card = catalogue.byId.get(id);
      return card && placeOf(card);
    };
    const ids = ['eots-valor', 'eots-paul-atreides', 'eots-caladan', 'eots-dune'];
    expect(ids.map(placeOfId)).toEqual(['house', 'imperial', 'homeworld', null]);
    const program = catalogue.cards.find(({ deck }) => deck === 'program');
    expect(program && placeOf(program)).toBe('programs');
  });

  it('has a name for sentences', () => {
    expect(placeName('imperial')).toBe('the Imperial deck');
  });
});

describe('an addition', () => {
  it('puts copies on a list, one home world or one program into its place', () => {
    const edits = [
      addition('imperial', 'a'),
      addition('house', 'b', 3),
      addition('homeworld', 'c'),
      addition('programs', 'd'),
    ];
    expect(edits.reduce(applyEdit, deckOf({ homeWorld: 'other' }))).toEqual(
      deckOf({
        imperialDeck: [{ card: 'a', count: 1 }],
        houseDeck: [{ card: 'b', count: 3 }],
        homeWorld: 'c',
        programs: ['d'],
      }),
    );
  });
});

describe('a removal', () => {
  const place = fc.constantFrom('imperial', 'house', 'homeworld', 'programs');

  it('takes all copies of a card out of one place, from every line, and no other card', () => {
    fc.assert(
      fc.property(anyDeck, place, (deck, where) => {
        const others = <T extends { readonly card: string }>(lines: readonly T[]) =>
          lines.filter(({ card }) => card !== 'eots-valor');
        const after = removal(deck, where, 'eots-valor').reduce(applyEdit, deck);
        expect(after).toEqual({
          ...deck,
          ...(where === 'imperial' && { imperialDeck: others(deck.imperialDeck) }),
          ...(where === 'house' && { houseDeck: others(deck.houseDeck) }),
          ...(where === 'homeworld' && deck.homeWorld === 'eots-valor' && { homeWorld: null }),
          ...(where === 'programs' && {
            programs: deck.programs.filter((card) => card !== 'eots-valor'),
          }),
        });
      }),
    );
  });

  it('takes so many copies and no more, the first lines first', () => {
    const houseDeck = [
      { card: 'a', count: 2 },
      { card: 'b', count: 1 },
      { card: 'a', count: 3 },
    ];
    const deck = deckOf({ houseDeck, programs: ['a', 'a'], homeWorld: 'a' });
    const without = (where: 'house' | 'programs' | 'homeworld', copies: number) =>
      removal(deck, where, 'a', copies).reduce(applyEdit, deck);
    expect(without('house', 4).houseDeck).toEqual([
      { card: 'b', count: 1 },
      { card: 'a', count: 1 },
    ]);
    expect(without('programs', 1).programs).toEqual(['a']);
    expect(without('homeworld', 0).homeWorld).toBe('a');
  });
});
