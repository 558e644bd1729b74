import { sizeOf } from '@/lib/decks/sizes';
import { once } from '@/lib/once';
import type { StoredDeck } from './decks';

export type DeckSortKey = 'updated' | 'created' | 'name' | 'sponsor' | 'format' | 'cards';
export type SortOrder = 'ascending' | 'descending';

const collator = once(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }));
const compare = (one: string, other: string) => collator().compare(one, other);

const cardsIn = ({ deck }: StoredDeck) => sizeOf(deck.imperialDeck) + sizeOf(deck.houseDeck);

const BY_KEY: Readonly<Record<DeckSortKey, (one: StoredDeck, other: StoredDeck) => number>> = {
  updated: (one, other) => one.updatedAt - other.updatedAt,
  created: (one, other) => one.createdAt - other.createdAt,
  name: (one, other) => compare(one.deck.name, other.deck.name),
  sponsor: (one, other) => compare(one.deck.sponsor, other.deck.sponsor),
  format: (one, other) => compare(one.deck.format, other.deck.format),
  cards: (one, other) => cardsIn(one) - cardsIn(other),
};

/** Ties go by name, then by id, so that the order never depends on the database. */
export function sortDecks(
  decks: readonly StoredDeck[],
  key: DeckSortKey,
  order: SortOrder,
): readonly StoredDeck[] {
  const sign = order === 'ascending' ? 1 : -1;
  return decks.toSorted(
    (one, other) =>
      sign * BY_KEY[key](one, other) || BY_KEY.name(one, other) || (one.id < other.id ? -1 : 1),
  );
}

/** Every tag in use, in alphabetical order. */
export function tagsOf(decks: readonly StoredDeck[]): readonly string[] {
  return [...new Set(decks.flatMap((deck) => deck.tags))].toSorted(compare);
}
