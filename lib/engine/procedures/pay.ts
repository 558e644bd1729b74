import { lose } from '../atoms/lose';
import type { Lost } from '../events';
import { type Game, happened } from '../game';
import type { Seat } from '../state';

/**
 * A House pays what it was found to have when the action was listed. That it lacks it is a bug, and
 * nothing is given away for it.
 */
export function pay(game: Game, seat: Seat, what: Lost['what'], amount: number): void {
  const lost = lose(game.state, seat, what, amount);
  if (lost === null) throw new Error(`House ${seat} has no ${amount} ${what} to pay`);
  happened(game, lost);
}
