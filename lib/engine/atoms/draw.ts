import type { Game } from '../state/game';
import type { Moved } from '../state/log-events';
import type { Seat } from '../state/state';
import { moveCard } from './move';

/** Draws the top Imperial card into the Assembly, or the top House card into the hand; null when the deck is empty. */
export function drawCard(game: Game, seat: Seat, deck: 'imperial' | 'house'): Moved | null {
  const zones = game.state.houses[seat]?.zones;
  const top = zones?.[deck === 'imperial' ? 'imperial-deck' : 'house-deck'].at(-1);
  if (top === undefined) return null;
  return moveCard(game, top, {
    zone: deck === 'imperial' ? 'assembly' : 'hand',
    seat,
    host: null,
  });
}
