import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from './deck';

/** The persona whom a deck is known by: the sponsor's own before others, then the one that costs most. */
export function leaderOf(deck: Deck, catalogue: Catalogue): Card | null {
  const personas = [...deck.imperialDeck, ...deck.houseDeck]
    .flatMap(({ card }) => catalogue.byId.get(card) ?? [])
    .filter(({ type }) => type === 'persona');
  const weight = ({ allegiance, unique, cost }: Card) =>
    (allegiance === deck.sponsor ? 200 : 0) +
    (unique ? 100 : 0) +
    (typeof cost === 'number' ? cost : 0);
  return personas.reduce<Card | null>(
    (best, card) => (best !== null && weight(best) >= weight(card) ? best : card),
    null,
  );
}
