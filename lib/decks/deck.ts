import type { Power } from '@/lib/rules/powers';

/** Most copies that one line may hold. */
export const MAX_COUNT = 99;
/** Most lines in one list. */
export const MAX_LINES = 500;

/** A line of a list: a card id, known or not, and its number of copies (1 to 99). */
export interface DeckEntry {
  readonly card: string;
  readonly count: number;
}

/** Favor and spice bought with the bonus solaris, in tokens (TAT-4.1-05, TAT-4.1-06). */
export interface DeckProfile {
  readonly favor: number;
  readonly spice: number;
}

/**
 * A deck as data: what a player writes down before a game. It may be illegal and may name cards
 * that nobody knows; the checks say so. This is also the JSON file format, version 1.
 */
export interface Deck {
  readonly version: 1;
  readonly name: string;
  readonly houseName: string;
  readonly sponsor: Power;
  /** Card id, or null while none is chosen. */
  readonly homeWorld: string | null;
  /** Houses at the table, 2 to 8. */
  readonly players: number;
  /** Id of the format that the deck is meant for. */
  readonly format: string;
  readonly profile: DeckProfile;
  readonly programs: readonly string[];
  readonly imperialDeck: readonly DeckEntry[];
  readonly houseDeck: readonly DeckEntry[];
  readonly notes: string;
}

export type DeckList = 'imperial' | 'house';
/** Where a deck names a card: one of its lists, the home world's place or the programs. */
export type DeckPlace = DeckList | 'homeworld' | 'programs';

export function isList(place: DeckPlace): place is DeckList {
  return place === 'imperial' || place === 'house';
}

export function entriesOf(deck: Deck, list: DeckList): readonly DeckEntry[] {
  return list === 'imperial' ? deck.imperialDeck : deck.houseDeck;
}

/** Every card id that a deck names, in the order of a list on paper; a card may come twice. */
export function cardIdsOf(deck: Deck): readonly string[] {
  return [
    ...(deck.homeWorld === null ? [] : [deck.homeWorld]),
    ...deck.programs,
    ...deck.imperialDeck.map(({ card }) => card),
    ...deck.houseDeck.map(({ card }) => card),
  ];
}

export function emptyDeck(sponsor: Power, format = 'tat'): Deck {
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
