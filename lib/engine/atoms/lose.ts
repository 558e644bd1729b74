import type { Lost } from '../events';
import type { GameState, Seat } from '../state';

/**
 * Takes solaris or spice from a House, or favor, which may go below 0 (TAT-2.3-01). Solaris go to the
 * Imperial Treasury (TAT-5.4-12). Null, and nothing changes, where the House has less.
 */
export function lose(
  state: GameState,
  seat: Seat,
  what: Lost['what'],
  amount: number,
): Lost | null {
  const house = state.houses[seat];
  if (house === undefined || !Number.isInteger(amount) || amount < 0) return null;
  if (what === 'favor') house.favor -= amount;
  else if (what === 'solaris') {
    if (house.treasury < amount) return null;
    house.treasury -= amount;
  } else {
    if (house.hoard < amount) return null;
    house.hoard -= amount;
  }
  return { kind: 'lost', seat, what, amount };
}
