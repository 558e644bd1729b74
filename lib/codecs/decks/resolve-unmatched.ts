import type { CardId } from '@/lib/cards/card';
import { type Deck, MAX_LINES } from '@/lib/decks/deck';
import { PLACE_OF_GROUP } from '@/lib/decks/places';
import type { CardGroup } from '@/lib/rules/taxonomy';
import type { Unmatched } from './codec';
import { normalise } from './normalise';

/**
 * The deck with a player's pick for a line that matched no card: the line's copies go to its place.
 * Give the picked card's `group` too, and a line whose place was only guessed goes where that card
 * belongs. A home world replaces the one that stands there. Pure.
 */
export function resolveUnmatched(
  deck: Deck,
  { place, count, guessed }: Pick<Unmatched, 'place' | 'count' | 'guessed'>,
  card: CardId,
  group?: CardGroup,
): Deck {
  switch (guessed && group !== undefined ? PLACE_OF_GROUP[group] : place) {
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
