import { backOf } from '@/lib/rules/taxonomy';
import type { Game } from '../state/game';
import type { Moved } from '../state/log-events';
import type { GameCardId, Zone } from '../state/state';
import { moveCard } from './move';

/**
 * Discards a card: to the Imperial or House discard of its owner, whoever governed it (TAT-5.4-03).
 * Programs leave the game instead (TAT-5.4-31).
 */
export function discardCard(game: Game, id: GameCardId): Moved | null {
  const card = game.state.cards[id];
  if (card === undefined) return null;
  const zone: Zone =
    card.group === 'program'
      ? 'removed'
      : backOf(card.group) === 'imperial'
        ? 'imperial-discard'
        : 'house-discard';
  return moveCard(game, id, { zone, seat: card.owner, host: null });
}
