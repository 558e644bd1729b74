import { describe, expect, it } from 'vitest';
import { catalogue, deckOf } from './deck-fixture';
import { powersOf, proposals } from './proposals';
import { resolveDeck } from './resolve';

const cards = catalogue.cards;
const any = { fits: () => true, isOwned: () => false };

describe('the cards that are proposed for a gap', () => {
  it('are two of the deck’s Powers, the cheapest first, and of no other place', () => {
    const [found = []] = proposals([{ cards }], ['fremen'], any);
    expect(found).toHaveLength(2);
    const costs = found.map(({ cost }) => Number(cost));
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    for (const { allegiance, deck } of found) {
      expect(allegiance).toBe('fremen');
      expect(['imperial', 'house']).toContain(deck);
    }
  });

  it('are what is owned before anything else, and only what fits', () => {
    const dear = cards.filter(({ cost, deck }) => deck === 'house' && cost === 5).slice(0, 2);
    const [found = []] = proposals([{ cards }], ['fremen'], {
      fits: (card) => card !== dear[0],
      isOwned: (card) => dear.includes(card),
    });
    expect(found[0]).toBe(dear[1]);
    expect(found).not.toContain(dear[0]);
  });

  it('stand once, for the first gap that they fill', () => {
    const [first = [], second = []] = proposals([{ cards }, { cards }], ['fremen'], any);
    expect(second).toHaveLength(2);
    expect(second.filter((card) => first.includes(card))).toEqual([]);
  });

  it('yield what is lacking: the surest first, then the most for its cost, and none that only names it', () => {
    const [found = []] = proposals([{ cards, yields: 'favor' }], ['sisterhood'], any);
    expect(found.map(({ title }) => title)).toEqual([
      'Siridar Tithes',
      'Arrakeen Water Facilities',
    ]);
    const [spice = []] = proposals([{ cards, yields: 'spice' }], [], any);
    expect(spice[0]?.title).toBe('Broken Land');
    for (const { income } of spice) expect(income?.spice).toBeGreaterThan(0);
  });
});

it('the Powers of a deck are its sponsor and those of its cards', () => {
  const deck = deckOf({ sponsor: 'atreides', imperialDeck: [{ card: 'eots-stilgar', count: 1 }] });
  expect(powersOf(resolveDeck(deck, catalogue))).toEqual(['atreides', 'fremen']);
});
