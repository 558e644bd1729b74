import { housesOf } from '../abilities/ref';
import { amountOf } from '../abilities/value';
import { type Game, houseAt } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { inForce } from './live';

/** Cards that a House may hold in its Assembly, or in its hand, as things stand. */
export function limitOf(game: Game, seat: Seat, list: 'assembly' | 'hand'): number {
  const { assemblyLimit, handLimit } = houseAt(game, seat);
  let limit = list === 'assembly' ? assemblyLimit : handLimit;
  for (const { modifier, live } of inForce(game, 'limit'))
    if (modifier.what === list && housesOf(live.scene, modifier.who).includes(seat))
      limit += amountOf(live.scene, modifier.by);
  return Math.max(0, limit);
}

/** Of so many deferment tokens for a card those that it may be assigned. */
export function defermentWithin(game: Game, card: Readonly<GameCard>, many: number): number {
  return inForce(game, 'deferment-limit', card).reduce(
    (left, { modifier }) => Math.min(left, Math.max(0, modifier.most - card.deferment)),
    many,
  );
}
