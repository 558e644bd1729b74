import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import type { Edit } from '@/lib/decks/edits';
import { removal } from '@/lib/decks/places';
import { areAdversaries } from '@/lib/rules/powers';
import type { ProblemCard } from '../problem';

/**
 * The edits that leave at most `limit` copies of each key among the cards of a problem. Kept are
 * first the cards that may stand where they are, then those that come first.
 */
export function removeSurplus(
  deck: Deck,
  catalogue: Catalogue,
  cards: readonly ProblemCard[],
  limit: number,
  keyOf: (card: ProblemCard) => string,
): readonly Edit[] {
  const kept = new Map<string, number>();
  const suits = (card: ProblemCard) => Number(!fits(card, deck, catalogue));
  return [...cards]
    .sort((a, b) => suits(a) - suits(b))
    .flatMap((card) => {
      const before = kept.get(keyOf(card)) ?? 0;
      const keep = Math.min(card.count, limit - before);
      kept.set(keyOf(card), before + keep);
      return card.count > keep ? removal(deck, card.deck, card.id, card.count - keep) : [];
    });
}

function fits({ id, deck: place }: ProblemCard, { sponsor }: Deck, { byId }: Catalogue): boolean {
  const card = byId.get(id);
  if (card === undefined) return false;
  const group = place === 'programs' ? 'program' : place;
  return (
    card.deck === group &&
    (card.allegiance === undefined || !areAdversaries(card.allegiance, sponsor))
  );
}
