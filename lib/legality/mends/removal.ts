import { type Deck, type DeckEntry, type DeckPlace, entriesOf } from '@/lib/decks/deck';
import type { Edit } from '@/lib/decks/edits';

/**
 * The edits that take copies of a card out of one place of a deck, over several lines of the same
 * card if need be. Without a number of copies: all of them.
 */
export function removal(
  deck: Deck,
  place: DeckPlace,
  card: string,
  copies = Number.POSITIVE_INFINITY,
): readonly Edit[] {
  switch (place) {
    case 'homeworld':
      return deck.homeWorld === card && copies > 0 ? [{ kind: 'set-home-world', card: null }] : [];
    case 'programs':
      return deck.programs
        .filter((id) => id === card)
        .slice(0, copies)
        .map(() => ({ kind: 'remove-program', card }));
    case 'imperial':
    case 'house':
      return removalFromList(entriesOf(deck, place), place, card, copies);
  }
}

/** An edit takes from the first line of its card, so each line gets its own. */
function removalFromList(
  entries: readonly DeckEntry[],
  list: 'imperial' | 'house',
  card: string,
  copies: number,
): readonly Edit[] {
  const edits: Edit[] = [];
  let rest = copies;
  for (const entry of entries) {
    if (entry.card !== card || rest <= 0) continue;
    const count = Math.min(entry.count, rest);
    edits.push({ kind: 'remove', list, card, count });
    rest -= count;
  }
  return edits;
}
