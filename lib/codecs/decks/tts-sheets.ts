import type { Card, CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { cardIdsOf, type Deck } from '@/lib/decks/deck';
import { backOf, type CardBack } from '@/lib/rules/taxonomy';

/** Cells across and down an image sheet. */
export const SHEET_COLUMNS = 10;
export const SHEET_ROWS = 7;
/** Cards on a sheet: Tabletop Simulator keeps the last cell for the picture of a hidden card. */
export const SHEET_CARDS = SHEET_COLUMNS * SHEET_ROWS - 1;

/** One image sheet of Tabletop Simulator: 10 × 7 faces whose cards all have one back. */
export interface Sheet {
  /** 1, 2, 3 …: in a saved object a card's number is key × 100 + cell. */
  readonly key: number;
  readonly back: CardBack;
  /** By cell, row by row from the top left; 1 to 69, and the cells behind stay empty. */
  readonly cards: readonly Card[];
}

/**
 * The image sheets for decks: first those with House backs, then those with Imperial backs (home
 * worlds, programs and Dune among them, for that is their back: TAT-3.1.1-05, TAT-3.1.4-02). Each
 * card that a deck names stands on them once, however many copies there are, in the catalogue's
 * order; ids that it does not know are left out. So the same cards give the same sheets, whatever
 * the order of lists and decks, and pictures drawn from it fit the file that writeTts writes for the
 * same decks. Several decks share their sheets.
 */
export function sheetsOf(decks: readonly Deck[], catalogue: Catalogue): readonly Sheet[] {
  const wanted = new Set(decks.flatMap(cardIdsOf));
  const sheets: Sheet[] = [];
  for (const back of ['house', 'imperial'] as const) {
    const cards = catalogue.cards.filter(
      (card) => wanted.has(card.id) && backOf(card.deck) === back,
    );
    for (let at = 0; at < cards.length; at += SHEET_CARDS)
      sheets.push({ key: sheets.length + 1, back, cards: cards.slice(at, at + SHEET_CARDS) });
  }
  return sheets;
}

/** A card's place on the sheets. */
export interface SheetPlace {
  readonly sheet: Sheet;
  /** 0 to 68. */
  readonly cell: number;
}

/** Where each card stands. */
export function placesOn(sheets: readonly Sheet[]): ReadonlyMap<CardId, SheetPlace> {
  return new Map(
    sheets.flatMap((sheet) =>
      sheet.cards.map((card, cell): [CardId, SheetPlace] => [card.id, { sheet, cell }]),
    ),
  );
}
