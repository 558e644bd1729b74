import { backOf } from '@/lib/rules/taxonomy';
import type { Moved } from '../events';
import type { GameCardId, GameState, Zone } from '../state';
import { moveCard } from './move';

/**
 * Discards a card: to the Imperial or House discard of its owner, whoever governed it (TAT-5.4-03).
 * Programs leave the game instead (TAT-5.4-31).
 */
export function discardCard(state: GameState, id: GameCardId): Moved | null {
  const card = state.cards[id];
  if (card === undefined) return null;
  const zone: Zone =
    card.group === 'program'
      ? 'removed'
      : backOf(card.group) === 'imperial'
        ? 'imperial-discard'
        : 'house-discard';
  return moveCard(state, id, { zone, seat: card.owner, host: null });
}
