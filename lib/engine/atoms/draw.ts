import type { Moved } from '../events';
import type { GameState, Seat } from '../state';
import { moveCard } from './move';

/** Draws the top Imperial card into the Assembly, or the top House card into the hand; null when the deck is empty. */
export function drawCard(state: GameState, seat: Seat, deck: 'imperial' | 'house'): Moved | null {
  const zones = state.houses[seat]?.zones;
  const top = zones?.[deck === 'imperial' ? 'imperial-deck' : 'house-deck'].at(-1);
  if (top === undefined) return null;
  return moveCard(state, top, {
    zone: deck === 'imperial' ? 'assembly' : 'hand',
    seat,
    host: null,
  });
}
