import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { placesOn, sheetsOf } from './tts-sheets';

const catalogue = loadCatalogue();

function deckOf(changes: Partial<Deck>): Deck {
  return { ...emptyDeck('atreides'), ...changes };
}

describe('image sheets', () => {
  it('hold each card once, with the back that it has [TAT-3.1.1-05] [TAT-3.1.4-02]', () => {
    const deck = deckOf({
      homeWorld: 'eots-caladan',
      programs: ['tat-tame-arrakis'],
      // A House card does not change its back in the wrong deck.
      imperialDeck: [
        { card: 'eots-dune', count: 1 },
        { card: 'eots-valor', count: 1 },
      ],
      houseDeck: [
        { card: 'eots-valor', count: 3 },
        { card: 'zz-nobody', count: 1 },
      ],
    });
    const sheets = sheetsOf([deck, deck], catalogue);
    expect(sheets.map(({ key, back, cards }) => [key, back, cards.map(({ id }) => id)])).toEqual([
      [1, 'house', ['eots-valor']],
      [2, 'imperial', ['eots-caladan', 'eots-dune', 'tat-tame-arrakis']],
    ]);
  });

  it('have 69 cards at most, the seventieth cell stays free', () => {
    const house = catalogue.cards.filter(({ deck }) => deck === 'house').slice(0, 139);
    const houseDeck = house.map(({ id }) => ({ card: id, count: 1 }));
    const sheets = sheetsOf([deckOf({ houseDeck })], catalogue);
    expect(sheets.map(({ key, cards }) => [key, cards.length])).toEqual([
      [1, 69],
      [2, 69],
      [3, 1],
    ]);
    const places = placesOn(sheets);
    expect(places.size).toBe(139);
    expect(Math.max(...[...places.values()].map(({ cell }) => cell))).toBe(68);
  });

  it('are the same whatever the order of decks and lists', () => {
    const decks = SAMPLE_DECKS.map(({ deck }) => deck);
    const turned = decks.toReversed().map((deck) => ({
      ...deck,
      houseDeck: deck.houseDeck.toReversed(),
      imperialDeck: deck.imperialDeck.toReversed(),
    }));
    expect(sheetsOf(turned, catalogue)).toEqual(sheetsOf(decks, catalogue));
  });

  it('of no cards are none', () => {
    expect(sheetsOf([], catalogue)).toEqual([]);
    expect(sheetsOf([deckOf({})], catalogue)).toEqual([]);
  });
});
