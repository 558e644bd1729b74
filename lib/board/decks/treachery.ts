import file from '@/data/board/treachery.json';
import type { Edition } from '@/lib/board/rules/book';
import type { Described } from '@/lib/described';
import type { treacheryCardSchema } from './treachery-schema';

export type TreacheryCard = Described<typeof treacheryCardSchema>;
export type TreacheryKind = TreacheryCard['kind'];

// It is the project's own file, so a test parses it, not this.
/** Every card of the base decks of both editions, with how many copies each has. */
export const TREACHERY_CARDS = file.cards as readonly TreacheryCard[];

/** The base deck of an edition, each copy of a card by itself: 33 cards (GF9-card-deck-01, DES-card-deck-01). */
export function treacheryDeck(edition: Edition): readonly TreacheryCard[] {
  return TREACHERY_CARDS.flatMap((card) =>
    Array.from({ length: card.copies[edition] ?? 0 }, () => card),
  );
}

/** What an edition calls a card. */
export function treacheryName(card: TreacheryCard, edition: Edition): string {
  return edition === 'descartes' ? (card.descartes ?? card.name) : card.name;
}
