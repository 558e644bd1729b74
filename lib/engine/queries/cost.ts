import { isKind } from '../abilities/filter';
import { amountOf } from '../abilities/value';
import { type Game, printed } from '../game';
import type { GameCard, Seat } from '../state';
import { inForce } from './live';

/** The printed cost of a card; for a program its tokens (TAT-6.2.5-06). Other X are set when they are used. */
export function baseCost(game: Game, card: Readonly<GameCard>): number {
  const { cost } = printed(game, card);
  return cost === 'X' ? card.program : cost;
}

/** Solaris that deploying a card costs a House: the printed cost, doubled, then raised or lowered; never below 0. */
export function costOf(game: Game, seat: Seat, card: Readonly<GameCard>): number {
  let cost = baseCost(game, card);
  for (const { modifier, live } of inForce(game, 'double-cost'))
    if (isKind(live.scene, modifier.of, card as GameCard)) cost *= 2;
  for (const { modifier, live } of inForce(game, 'cost')) {
    if (modifier.for === 'you' && live.scene.seat !== seat) continue;
    // A card in a hand or Assembly matches by what it is; where it will lie says nothing yet.
    if (isKind(live.scene, modifier.of, card as GameCard))
      cost += amountOf(live.scene, modifier.by);
  }
  return Math.max(0, cost);
}
