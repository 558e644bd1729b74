import type { Described } from '@/lib/described';
import type { Power } from '@/lib/rules/powers';
import type { deckSchema } from './schema';

/** Most copies that one line may hold. */
export const MAX_COUNT = 99;
/** Most lines in one list. */
export const MAX_LINES = 500;

/**
 * A deck as data: what a player writes down before a game. It may be illegal and may name cards
 * that nobody knows; the checks say so. This is also the JSON file format, version 1.
 */
export type Deck = Described<typeof deckSchema>;
/** A line of a list. */
export type DeckEntry = Deck['houseDeck'][number];
/** Favor and spice bought with the bonus solaris, in tokens (TAT-4.1-05, TAT-4.1-06). */
export type DeckProfile = Deck['profile'];

export type DeckList = 'imperial' | 'house';
/** Where a deck names a card: one of its lists, the home world's place or the programs. */
export type DeckPlace = DeckList | 'homeworld' | 'programs';

export function isList(place: DeckPlace): place is DeckList {
  return place === 'imperial' || place === 'house';
}

export function entriesOf(deck: Deck, list: DeckList): readonly DeckEntry[] {
  return list === 'imperial' ? deck.imperialDeck : deck.houseDeck;
}

/** The side list: cards that may come in one day, in the order in which they were laid there. */
export function consideredIn({ considered = NONE }: Deck): readonly string[] {
  return considered;
}

const NONE: readonly string[] = [];

/** A deck with another side list; without any where that is empty, as decks were written before. */
export function withConsidered(
  { considered: _, ...deck }: Deck,
  considered: readonly string[],
): Deck {
  return considered.length === 0 ? deck : { ...deck, considered };
}

/** A line of one copy for each id. */
export function singles(ids: readonly string[]): readonly DeckEntry[] {
  return ids.map((card) => ({ card, count: 1 }));
}

/** Copies by card: several lines of one card are added up. */
export function copiesIn(entries: readonly DeckEntry[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { card, count } of entries) sums.set(card, (sums.get(card) ?? 0) + count);
  return sums;
}

/** Every card id of a deck, without its side list, in the order of a list on paper; a card may come twice. */
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
