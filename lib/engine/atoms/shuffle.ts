import { shuffle } from '@/lib/kernel/random';
import type { Game } from '../state/game';
import type { Seat, Zone } from '../state/state';

/** Shuffles a pile of a House. */
export function shufflePile(game: Game, seat: Seat, zone: Zone): void {
  const pile = game.state.houses[seat]?.zones[zone];
  if (pile !== undefined) shuffle(game.state, pile);
}
