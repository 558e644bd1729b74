import { type Deck, type DeckEntry, MAX_COUNT } from '@/lib/decks/deck';

/**
 * The form in which every reader returns a deck: a card stands once in a list, where it first
 * stood, with the copies of all its lines; copies beyond 99 follow in lines right behind. Nothing
 * else changes, and for every codec `read(write(deck))` gives `normalise(deck)` exactly.
 */
export function normalise(deck: Deck): Deck {
  return { ...deck, imperialDeck: joined(deck.imperialDeck), houseDeck: joined(deck.houseDeck) };
}

/** The lines of one list in that form. */
export function joined(entries: readonly DeckEntry[]): DeckEntry[] {
  const totals = new Map<string, number>();
  for (const { card, count } of entries) totals.set(card, (totals.get(card) ?? 0) + count);
  return [...totals].flatMap(([card, total]) => linesOf(card, total));
}

/** So many copies of a card in lines of at most 99. */
export function linesOf(card: string, total: number): DeckEntry[] {
  const full = Math.floor(total / MAX_COUNT);
  const lines = Array.from({ length: full }, () => ({ card, count: MAX_COUNT }));
  const rest = total - full * MAX_COUNT;
  return rest > 0 ? [...lines, { card, count: rest }] : lines;
}
