import type { Deck, DeckEntry } from '@/lib/decks/deck';
import { counted } from '@/lib/sentences';

/** Copies on a list, whatever they are. */
export function sizeOf(entries: readonly Pick<DeckEntry, 'count'>[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

/** "14 Imperial, 40 House, 1 program" */
export function sizesInWords(deck: Deck): string {
  const parts = [`${sizeOf(deck.imperialDeck)} Imperial`, `${sizeOf(deck.houseDeck)} House`];
  const programs = deck.programs.length;
  return (programs === 0 ? parts : [...parts, counted(programs, 'program')]).join(', ');
}
