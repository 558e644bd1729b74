import type { z } from 'zod';
import type { deckEntrySchema, deckSchema } from './schema';

/** Most copies that one line may hold. */
export const MAX_COUNT = 99;
/** Most lines in one list. */
export const MAX_LINES = 500;

/**
 * A deck as data: what a player writes down before a game. It may be illegal and may name cards
 * that nobody knows; the checks say so. This is also the JSON file format, version 1.
 */
export type Deck = Readonly<z.infer<typeof deckSchema>>;
export type DeckEntry = Readonly<z.infer<typeof deckEntrySchema>>;
export type DeckList = 'imperial' | 'house';

export function entriesOf(deck: Deck, list: DeckList): readonly DeckEntry[] {
  return list === 'imperial' ? deck.imperialDeck : deck.houseDeck;
}

export function emptyDeck(sponsor: Deck['sponsor'], format = 'tat'): Deck {
  return {
    version: 1,
    name: '',
    houseName: '',
    sponsor,
    homeWorld: null,
    players: 2,
    format,
    profile: { favor: 0, spice: 0 },
    programs: [],
    imperialDeck: [],
    houseDeck: [],
    notes: '',
  };
}
