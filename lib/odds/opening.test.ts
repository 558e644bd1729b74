import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { dealOpening } from '@/lib/engine/setup/opening';
import { plainDeck } from '@/lib/engine/testing/deck-fixture';
import { chanceAtLeast } from '@/lib/kernel/hypergeometric';
import { assemblyOdds, countPiles, handOdds, handOddsByDraw } from './opening';

const catalogue = loadCatalogue();
const deck = plainDeck();
const first = deck.houseDeck[0]?.card ?? '';
const second = deck.houseDeck[1]?.card ?? '';

describe('odds of an opening', () => {
  it('counts copies among the cards that are shuffled', () => {
    const piles = countPiles(deck, catalogue, (card) => card === first || card === second);
    expect(piles).toEqual({ house: { size: 40, hits: 8 }, imperial: { size: 12, hits: 0 } });
  });

  it('[TAT-5.2-01] leaves Dune out of the Imperial deck', () => {
    const withDune = {
      ...deck,
      imperialDeck: [...deck.imperialDeck, { card: 'eots-dune', count: 1 }],
    };
    expect(countPiles(withDune, catalogue, () => true).imperial).toEqual({ size: 12, hits: 12 });
  });

  it('[TAT-5.2.3-02] draws 7 for the hand and one more with each House draw', () => {
    const piles = countPiles(deck, catalogue, (card) => card === first);
    expect(handOdds(piles, 1)).toEqual({
      size: 40,
      hits: 4,
      draws: 7,
      atLeast: 1,
      chance: chanceAtLeast(1, 7, 4, 40),
      expected: 0.7,
    });
    expect(handOdds(piles, 1, 3)).toMatchObject({ draws: 10, expected: 1 });
  });

  it('[TAT-5.2.1-03] draws 3 for the Assembly', () => {
    const [ally = '', other = ''] = deck.imperialDeck.map((entry) => entry.card);
    const piles = countPiles(deck, catalogue, (card) => card === ally || card === other);
    expect(assemblyOdds(piles, 2)).toMatchObject({ size: 12, hits: 2, draws: 3, expected: 0.5 });
    expect(assemblyOdds(piles, 2).chance).toBe(10 / 220);
  });

  it('rises with every draw and ends with the deck', () => {
    const piles = countPiles(deck, catalogue, (card) => card === first);
    const odds = handOddsByDraw(piles, 2, 1_000_000);
    expect(odds.map((step) => step.draws)).toEqual(Array.from({ length: 34 }, (_, n) => n + 7));
    odds.slice(1).forEach((step, at) => {
      expect(step.chance).toBeGreaterThanOrEqual(odds[at]?.chance ?? 1);
    });
    expect(odds.at(-1)?.chance).toBe(1);
  });

  it('draws what there is from a short deck', () => {
    const short = plainDeck({ houseDeck: [{ card: first, count: 4 }], imperialDeck: [] });
    const piles = countPiles(short, catalogue, (card) => card === first);
    expect(handOdds(piles, 4)).toMatchObject({ draws: 4, chance: 1, expected: 4 });
    expect(assemblyOdds(piles, 1)).toMatchObject({ draws: 0, chance: 0, expected: 0 });
    expect(handOddsByDraw(piles, 1, 5)).toHaveLength(1);
  });

  it('is what 4,000 dealt openings come near to', () => {
    const piles = countPiles(deck, catalogue, (card) => card === first);
    const deals = 4000;
    let found = 0;
    for (let seed = 0; seed < deals; seed += 1) {
      const opening = dealOpening(deck, seed, catalogue);
      if (opening.ok && opening.value.hand.includes(first)) found += 1;
    }
    const chance = handOdds(piles, 1).chance;
    const spread = Math.sqrt((chance * (1 - chance)) / deals);
    expect(Math.abs(found / deals - chance)).toBeLessThan(4 * spread);
  });
});
