import type { CardId } from '@/lib/cards/card';

/** Proxies of one of the player's decks. */
export function proxiesHref(deckId: string): string {
  return `/print?deck=${encodeURIComponent(deckId)}`;
}

/** The registration sheet of one of the player's decks. */
export function sheetHref(deckId: string): string {
  return `/print/sheets?deck=${encodeURIComponent(deckId)}`;
}

/** One proxy of a card; more are asked for there. */
export function cardProxyHref(card: CardId): string {
  return `/print?card=${encodeURIComponent(card)}`;
}
