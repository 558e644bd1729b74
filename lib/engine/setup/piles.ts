import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { type Deck, type DeckEntry, type DeckList, entriesOf } from '@/lib/decks/deck';

/**
 * The cards that are shuffled together, one id a copy. A pile holds what its list says, legal there
 * or not, except that Dune is set aside (TAT-5.2-01). Sorted by id, so that the same list written
 * in another order is the same pile.
 */
export function pileOf(deck: Deck, list: DeckList, catalogue: Catalogue): CardId[] {
  return entriesOf(deck, list)
    .filter((entry) => catalogue.byId.get(entry.card)?.deck !== 'dune')
    .toSorted((a, b) => (a.card < b.card ? -1 : a.card > b.card ? 1 : 0))
    .flatMap(copies);
}

/**
 * The cards of a pile in the places of another one: those that both have lie where they lie there, and the rest,
 * in their order, in the places that are left, then at the end.
 */
export function laidLike(pile: readonly CardId[], model: readonly CardId[]): CardId[] {
  const rest = [...pile];
  const shared = model.map((card) => {
    const at = rest.indexOf(card);
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  });
  const laid = shared.flatMap((card) => card ?? rest.shift() ?? []);
  return [...laid, ...rest];
}

function copies({ card, count }: DeckEntry): CardId[] {
  return new Array<CardId>(count).fill(card);
}
