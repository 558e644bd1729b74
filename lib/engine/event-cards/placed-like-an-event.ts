import { abilitiesOf } from '../abilities/game-catalogue';
import type { Game } from '../state/game';
import type { GameCard } from '../state/state';

/**
 * Deferment tokens with which a card must be deployed that is placed and deployed like an event without
 * being one, and keeps its tokens; null for every other card.
 */
export function placedUntil({ catalogue }: Game, { card }: Readonly<GameCard>): number | null {
  return abilitiesOf(catalogue, card).find((one) => one.kind === 'placed')?.until ?? null;
}
