import type { z } from 'zod';
import type { cardSchema } from './schema';

/** A card as the catalogue records it; see schema.ts for what each field means. */
export type Card = Readonly<z.infer<typeof cardSchema>>;
/** The id of a card of the catalogue: set code and title, as in "eots-paul-atreides". An id that may be unknown, as a deck's, is a string. */
export type CardId = Card['id'];
export type Doubt = NonNullable<Card['doubts']>[number];
export type Income = NonNullable<Card['income']>;

/** Title and subtitle as one line: "Arrakeen, Capital of Arrakis". */
export function fullName(card: Pick<Card, 'title' | 'subtitle'>): string {
  return card.subtitle === undefined ? card.title : `${card.title}, ${card.subtitle}`;
}

/** The person or thing that a card shows: its own title unless the record names a character. */
export function characterOf(card: Card): string {
  return card.character ?? card.title;
}
