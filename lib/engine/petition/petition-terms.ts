import { isKind } from '../abilities/filter';
import { refer } from '../abilities/ref';
import { amountOf } from '../abilities/value';
import { isDeployed } from '../queries/face-up';
import { inForce } from '../queries/live';
import { type Game, houseAt } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';

/** The most that a House may bid for a card: its treasury (TAT-6.2.1-12), and what its cards add to it. */
export function highestBid(game: Game, seat: Seat, card: GameCard): number {
  let most = houseAt(game, seat).treasury;
  for (const { modifier, live } of inForce(game, 'bid-above'))
    if (live.scene.seat === seat && isKind(live.scene, modifier.on, card))
      most += amountOf(live.scene, modifier.by);
  return most;
}

/** A final cost of petition after what the victor's cards make of it; never below 0. */
export function costAsVictor(
  game: Game,
  victor: Seat,
  as: 'petitioner' | 'rival',
  cost: number,
): number {
  let changed = cost;
  for (const { modifier, live } of inForce(game, 'petition-cost'))
    if (modifier.as === 'anybody' || (live.scene.seat === victor && modifier.as === as))
      changed += amountOf(live.scene, modifier.by);
  return Math.max(0, changed);
}

/** Cards that a victor without enough solaris may subdue in place of losing favor. */
export function stopgaps(game: Game, victor: Seat, card: GameCard): GameCardId[] {
  return inForce(game, 'shortfall').flatMap(({ modifier, live }) => {
    if (live.scene.seat !== victor || !isKind(live.scene, modifier.on, card)) return [];
    const one = refer(live.scene, modifier.of);
    return one !== null && isDeployed(one) ? [one.id] : [];
  });
}

/** The House to which the victor pays instead of the Imperial Treasury: the first to say so. */
export function payeeOf(game: Game): Seat | null {
  return inForce(game, 'petition-payee')[0]?.live.scene.seat ?? null;
}
