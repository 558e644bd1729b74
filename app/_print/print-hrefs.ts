import type { CardId } from '@/lib/cards/card';

/** Proxies of one of the player's decks. */
export function proxiesHref(deckId: string): string {
  return `/print?deck=${encodeURIComponent(deckId)}`;
}

/** The registration sheet of one of the player's decks. */
export function sheetHref(deckId: string): string {
  return `/print/sheets?deck=${encodeURIComponent(deckId)}`;
}

/**
 * The image sheets that fit the Tabletop Simulator file of a deck. The deck goes along as its share
 * link, as writeLink writes it, for sheets of a deck that has changed since would not fit.
 */
export function imageSheetsHref(link: string): string {
  return `/print?as=tts#${link}`;
}

/** One proxy of a card; more are asked for there. */
export function cardProxyHref(card: CardId): string {
  return `/print?card=${encodeURIComponent(card)}`;
}
