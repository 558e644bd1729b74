import type { Card, CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { resolveDeck } from '@/lib/decks/resolve';
import { backOf, type CardBack } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';

/** A card in millimetres: the size of the printed cards. */
export const CARD = { width: 63, height: 88 } as const;
/** Cards across and down a page. */
export const ACROSS = 3;
const DOWN = 3;
const A_PAGE = ACROSS * DOWN;

/** Most faces in one print: 100 pages. More would only bring the browser to its knees. */
export const MOST_FACES = 900;

/** `all` prints as many copies as a deck has, `one` each of its cards once. */
export type Copies = 'all' | 'one';

/** A single card that is wanted, beside whole decks. */
export interface WantedCard {
  readonly id: CardId;
  readonly count: number;
}

export interface Proxies {
  /** One entry a face, in the order of printing; at most MOST_FACES. */
  readonly faces: readonly Card[];
  /** Faces beyond the most. */
  readonly tooMany: number;
  /** Ids that the catalogue does not have. */
  readonly unknown: readonly CardId[];
}

/**
 * The faces to print: of each deck the home world, the programs, the Imperial and the House deck,
 * then the single cards. With `one` a card of several decks comes once; a single card always comes
 * as often as it is wanted.
 */
export function proxiesOf(
  decks: readonly Deck[],
  cards: readonly WantedCard[],
  copies: Copies,
  catalogue: Catalogue,
): Proxies {
  const faces: Card[] = [];
  const unknown = new Set<CardId>();
  const seen = new Set<CardId>();
  const put = (card: Card, count: number) => {
    for (let copy = 0; copy < count; copy += 1) faces.push(card);
  };
  for (const deck of decks)
    for (const { id, card, count } of resolveDeck(deck, catalogue).all) {
      if (card === null) unknown.add(id);
      else if (copies === 'all') put(card, count);
      else if (!seen.has(id)) put(card, 1);
      seen.add(id);
    }
  for (const { id, count } of cards) {
    const card = catalogue.byId.get(id);
    if (card === undefined) unknown.add(id);
    else put(card, count);
  }
  return {
    faces: faces.slice(0, MOST_FACES),
    tooMany: Math.max(faces.length - MOST_FACES, 0),
    unknown: [...unknown],
  };
}

/** Faces in pages of nine. */
export function pagesOf(faces: readonly Card[]): readonly (readonly Card[])[] {
  const pages: (readonly Card[])[] = [];
  for (let at = 0; at < faces.length; at += A_PAGE) pages.push(faces.slice(at, at + A_PAGE));
  return pages;
}

/**
 * The backs behind a page of faces, cell by cell: each row from right to left, so that a print on
 * both sides, turned over the long edge, has every back behind its face. Null is an empty cell.
 */
export function backsOf(page: readonly Card[]): readonly (CardBack | null)[] {
  const backs: (CardBack | null)[] = [];
  for (let row = 0; row < page.length; row += ACROSS)
    for (let column = ACROSS - 1; column >= 0; column -= 1) {
      const card = page[row + column];
      backs.push(card === undefined ? null : backOf(card.deck));
    }
  return backs;
}

/** "38 cards, 5 pages and 5 of backs" */
export function sumInWords(faces: number, withBacks: boolean): string {
  const pages = Math.ceil(faces / A_PAGE);
  const backs = withBacks ? ` and ${pages} of backs` : '';
  return `${counted(faces, 'card')}, ${counted(pages, 'page')}${backs}`;
}
