import type { Gained } from '../events';
import type { GameState, Seat } from '../state';

/** Gives a House solaris to its treasury, spice to its hoard, or favor (TAT-5.2.3-08). New tokens, from no stock. */
export function gain(
  state: GameState,
  seat: Seat,
  what: Gained['what'],
  amount: number,
): Gained | null {
  const house = state.houses[seat];
  if (house === undefined || !Number.isInteger(amount) || amount < 0) return null;
  if (what === 'solaris') house.treasury += amount;
  else if (what === 'spice') house.hoard += amount;
  else house.favor += amount;
  return { kind: 'gained', seat, what, amount };
}
