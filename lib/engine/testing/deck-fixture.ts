import fc from 'fast-check';
import type { Card } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { POWERS } from '@/lib/rules/powers';

/** Decks for tests: one plain Atreides deck, and arbitrary ones, mostly illegal, of known cards. */

const { cards } = loadCatalogue();
const idsOf = (group: Card['deck']) =>
  cards.filter((card) => card.deck === group).map((card) => card.id);

/** 40 House cards (ten titles, four of each), 12 Imperial cards, Caladan, all five solaris kept. */
export function plainDeck(changes: Partial<Deck> = {}): Deck {
  const free = cards.filter((card) => card.allegiance === undefined);
  const list = (group: Card['deck'], lines: number, count: number) =>
    free
      .filter((card) => card.deck === group)
      .slice(0, lines)
      .map((card) => ({ card: card.id, count }));
  return {
    ...emptyDeck('atreides'),
    name: 'Plain',
    houseName: 'House Plain',
    homeWorld: 'eots-caladan',
    imperialDeck: list('imperial', 12, 1),
    houseDeck: list('house', 10, 4),
    ...changes,
  };
}

const entries = (mostLines: number, mostCopies: number) =>
  fc.array(
    fc.record({
      card: fc.constantFrom(...cards.map((card) => card.id)),
      count: fc.integer({ min: 1, max: mostCopies }),
    }),
    { maxLength: mostLines },
  );

/** Any deck of cards that exist, whatever list they stand in. */
export const anyDeck: fc.Arbitrary<Deck> = fc.record({
  version: fc.constant(1 as const),
  name: fc.string(),
  houseName: fc.string(),
  sponsor: fc.constantFrom(...POWERS),
  homeWorld: fc.option(fc.constantFrom(...idsOf('homeworld'))),
  players: fc.integer({ min: 2, max: 8 }),
  format: fc.constantFrom('tat', 'eots'),
  profile: fc.record({
    favor: fc.integer({ min: -3, max: 6 }),
    spice: fc.integer({ min: -3, max: 6 }),
  }),
  programs: fc.array(fc.constantFrom(...idsOf('program')), { maxLength: 6 }),
  imperialDeck: entries(14, 3),
  houseDeck: entries(16, 6),
  notes: fc.string(),
});
