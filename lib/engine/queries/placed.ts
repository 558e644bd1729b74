import { abilitiesOf } from '../abilities/book';
import type { GameCard } from '../state';

/**
 * Deferment tokens with which a card must be deployed that is placed and deployed like an event without
 * being one, and keeps its tokens; null for every other card.
 */
export function placedUntil({ card }: Readonly<GameCard>): number | null {
  for (const ability of abilitiesOf(card)) if (ability.kind === 'placed') return ability.until;
  return null;
}
