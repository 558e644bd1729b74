import fc from 'fast-check';
import { loadCatalogue } from '@/lib/cards/load';
import { POWERS } from '@/lib/rules/powers';
import { type Deck, type DeckEntry, emptyDeck, withConsidered } from './deck';
import type { Edit } from './edits';

/** Decks and edits for tests, over few cards so that they meet. */

export const catalogue = loadCatalogue();

const CARDS = ['eots-arrakeen', 'eots-valor', 'eots-paul-atreides', 'tat-paul-atreides', 'ghost'];
const card = fc.constantFrom(...CARDS);
const list = fc.constantFrom('imperial' as const, 'house' as const);
const tokens = fc.integer({ min: -9, max: 9 });

export function entriesOver(
  cards: readonly string[],
  maxLength = 8,
): fc.Arbitrary<readonly DeckEntry[]> {
  return fc.array(
    fc.record({ card: fc.constantFrom(...cards), count: fc.integer({ min: 1, max: 99 }) }),
    { maxLength },
  );
}

/** Any deck, with lines of one card more than once. */
export const anyDeck: fc.Arbitrary<Deck> = fc
  .record({
    version: fc.constant(1 as const),
    name: fc.string(),
    houseName: fc.string(),
    sponsor: fc.constantFrom(...POWERS),
    homeWorld: fc.option(card),
    players: fc.integer({ min: 2, max: 8 }),
    format: fc.constantFrom('tat', 'eots'),
    profile: fc.record({ favor: tokens, spice: tokens }),
    programs: fc.array(card, { maxLength: 5 }),
    imperialDeck: entriesOver(CARDS),
    houseDeck: entriesOver(CARDS),
    notes: fc.string(),
    considered: fc.uniqueArray(card, { maxLength: 3 }),
  })
  .map((deck) => withConsidered(deck, deck.considered));

const count = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 99 }));

/** An edit that sets one field of a deck. */
export const anySetting = fc.oneof(
  fc.record({ kind: fc.constant('set-home-world' as const), card: fc.option(card) }),
  fc.record({ kind: fc.constant('set-sponsor' as const), sponsor: fc.constantFrom(...POWERS) }),
  fc.record({ kind: fc.constant('set-profile' as const), favor: tokens, spice: tokens }),
  fc.record({ kind: fc.constant('set-players' as const), players: fc.integer({ min: 2, max: 8 }) }),
  fc.record({ kind: fc.constant('set-format' as const), format: fc.string({ minLength: 1 }) }),
  fc.record({ kind: fc.constant('set-name' as const), name: fc.string() }),
  fc.record({ kind: fc.constant('set-house-name' as const), houseName: fc.string() }),
  fc.record({ kind: fc.constant('set-notes' as const), notes: fc.string() }),
);

const simpleEdit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('add', 'remove'), list, card, count }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('add-program', 'remove-program', 'consider', 'dismiss'),
      card,
    }),
  },
  { weight: 8, arbitrary: anySetting },
  fc.record({ kind: fc.constant('replace' as const), deck: anyDeck }),
);

export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 4, arbitrary: simpleEdit },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('several' as const),
      label: fc.string(),
      edits: fc.array(simpleEdit, { maxLength: 6 }),
    }),
  },
);

/** An Atreides deck with the given lines. */
export function deckOf(changes: Partial<Deck>): Deck {
  return { ...emptyDeck('atreides'), ...changes };
}
