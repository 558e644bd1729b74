import type { CardId } from '@/lib/cards/card';
import { type Deck, MAX_LINES } from '@/lib/decks/deck';
import { PLACE_OF_GROUP } from '@/lib/decks/places';
import type { CardGroup } from '@/lib/rules/taxonomy';
import type { Unmatched } from './codec';
import { cardsOf, listsOf } from './lists';
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
  const lists = listsOf(deck);
  const where = guessed && group !== undefined ? PLACE_OF_GROUP[group] : place;
  const before = where === 'homeworld' ? [] : lists[where];
  const cards = cardsOf({ ...lists, [where]: [...before, { card, count }] });
  return normalise({ ...deck, ...cards, programs: cards.programs.slice(0, MAX_LINES) });
}
