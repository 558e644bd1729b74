import { lose } from '../atoms/wealth';
import { type Game, houseAt } from '../state/game';
import type { Lost } from '../state/log-events';
import { type Refusal, refuse } from '../state/refusal';
import type { Seat } from '../state/state';

/**
 * A House pays what it was found to have when the action was listed. That it lacks it is a bug, and
 * nothing is given away for it.
 */
export function pay(game: Game, seat: Seat, what: Lost['what'], amount: number): void {
  if (lose(game, seat, what, amount) === null)
    throw new Error(`House ${seat} has no ${amount} ${what} to pay`);
}

/** The treasury must hold so many solaris, by the rule that asks for them. */
export function priceRefusal(game: Game, seat: Seat, cost: number, rule: string): Refusal | null {
  const { treasury } = houseAt(game, seat);
  return treasury >= cost ? null : refuse({ code: 'too-dear', cost, treasury }, [rule]);
}
