import { emit, type Game } from '../state/game';
import type { Gained } from '../state/log-events';
import type { Seat } from '../state/state';

/** Gives a House solaris to its treasury, spice to its hoard, or favor (TAT-5.2.3-08). New tokens, from no stock. */
export function gain(game: Game, seat: Seat, what: Gained['what'], amount: number): Gained | null {
  const { state } = game;
  const house = state.houses[seat];
  if (house === undefined || !Number.isInteger(amount) || amount < 0) return null;
  if (what === 'solaris') house.treasury += amount;
  else if (what === 'spice') house.hoard += amount;
  else house.favor += amount;
  return emit(game, { kind: 'gained', seat, what, amount });
}
