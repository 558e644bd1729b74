import type { CardId } from '@/lib/cards/card';
import { type Deck, type DeckPlace, MAX_LINES } from '@/lib/decks/deck';
import type { CardGroup } from '@/lib/rules/taxonomy';
import type { Unmatched } from './codec';
import { normalise } from './normalise';

/** Where a card of a group belongs. Dune has the Imperial back (TAT-3.1.1-05); the checks refuse it there. */
export const PLACE_OF_GROUP: Readonly<Record<CardGroup, DeckPlace>> = {
  house: 'house',
  imperial: 'imperial',
  homeworld: 'homeworld',
  program: 'programs',
  dune: 'imperial',
};

/**
 * The deck with a player's pick for a line that matched no card: the line's copies go to its list.
 * Give the picked card's `group` too, and a line whose list was only guessed goes where that card
 * belongs. A home world replaces the one that stands there. Pure.
 */
export function resolveUnmatched(
  deck: Deck,
  unmatched: Unmatched,
  card: CardId,
  group?: CardGroup,
): Deck {
  const place =
    unmatched.guessed === true && group !== undefined ? PLACE_OF_GROUP[group] : unmatched.list;
  const { count } = unmatched;
  switch (place) {
    case 'homeworld':
      return { ...deck, homeWorld: card };
    case 'programs': {
      const free = Math.max(0, MAX_LINES - deck.programs.length);
      const copies = Array.from({ length: Math.min(count, free) }, () => card);
      return { ...deck, programs: [...deck.programs, ...copies] };
    }
    case 'imperial':
      return normalise({ ...deck, imperialDeck: [...deck.imperialDeck, { card, count }] });
    case 'house':
      return normalise({ ...deck, houseDeck: [...deck.houseDeck, { card, count }] });
  }
}
