import { shuffle } from '../random';
import type { GameState, Seat, Zone } from '../state';

/** Shuffles a pile of a House. */
export function shufflePile(state: GameState, seat: Seat, zone: Zone): void {
  const pile = state.houses[seat]?.zones[zone];
  if (pile !== undefined) shuffle(state, pile);
}
