import { expect, it } from 'vitest';
import { catalogue, deckOf } from '@/lib/decks/deck-fixture';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { firstCards } from './first-cards';

const of = (type: string, deck: string, count: number) =>
  catalogue.cards
    .filter(
      (card) => card.type === type && card.deck === deck && card.cost !== 'X' && card.cost > 2,
    )
    .slice(0, count)
    .map(({ id }) => ({ card: id, count: 1 }));

it('[TAT-5.2.3-02] the chances of the first cards are those of a hand of 7 and an Assembly of 3', () => {
  const deck = deckOf({
    houseDeck: [...of('resource', 'house', 6), ...of('persona', 'house', 2)],
    imperialDeck: of('holding', 'imperial', 4),
  });
  const { drawn, types, each, cheap } = firstCards(deck, catalogue);
  expect(drawn).toEqual({ hand: 7, assembly: 3 });
  expect(types).toEqual([
    { type: 'holding', hand: 0, assembly: 1 },
    { type: 'persona', hand: 1, assembly: 0 },
    { type: 'resource', hand: 1, assembly: 0 },
  ]);
  expect(each).toEqual({ hand: 1, assembly: 1 });
  expect(cheap).toEqual({ hand: 0, assembly: 0 });
});

it('one of each type is never likelier than one of any type; an empty deck holds nothing', () => {
  for (const { deck } of SAMPLE_DECKS) {
    const { types, each } = firstCards(deck, catalogue);
    const least = Math.min(...types.map(({ hand }) => hand).filter((hand) => hand > 0));
    expect(each.hand).toBeLessThanOrEqual(least);
    expect(each.hand).toBeGreaterThan(0);
  }
  expect(firstCards(deckOf({}), catalogue)).toEqual({
    drawn: { hand: 0, assembly: 0 },
    types: [],
    each: { hand: 0, assembly: 0 },
    cheap: { hand: 0, assembly: 0 },
  });
});
