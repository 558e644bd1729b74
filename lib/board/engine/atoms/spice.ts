import type { Seat } from '@/lib/kernel/game';
import { orderOf } from '../facts';
import { emit, factionAt, type Game } from '../game';
import type { Bill, Loss } from '../state/events';
import type { BoardState, LocationId } from '../state/state';

/** Spice that lies in one place of the board. */
export function spiceIn({ spice }: Readonly<BoardState>, at: LocationId): number {
  return spice.find((one) => one.at === at)?.amount ?? 0;
}

export function setSpice(state: BoardState, at: LocationId, amount: number): void {
  const others = state.spice.filter((one) => one.at !== at);
  const before = others.findIndex((one) => orderOf(one.at) > orderOf(at));
  if (amount > 0) others.splice(before < 0 ? others.length : before, 0, { at, amount });
  state.spice = others;
}

/** Spice on the board goes back to the bank. */
export function loseSpice(
  game: Game,
  places: readonly { readonly id: LocationId }[],
  by: Loss,
): void {
  if (game.state.spice.length === 0) return;
  for (const { id } of places) {
    const amount = spiceIn(game.state, id);
    if (amount === 0) continue;
    setSpice(game.state, id, 0);
    emit(game, { kind: 'spice-lost', at: id, amount, by });
  }
}

/** Spice from the bank for what a faction has done. */
export function earn(game: Game, seat: Seat, amount: number): void {
  if (amount === 0) return;
  factionAt(game.state, seat).spice += amount;
  emit(game, { kind: 'earned', seat, amount });
}

/**
 * Pays a bill to another faction, or to the bank. The own spice goes first; what is missing comes from what
 * allies have set aside, so that nothing of it moves unused (GF9-ally-14, GF9-Q28).
 */
export function pay(game: Game, seat: Seat, to: Seat | null, amount: number, bill: Bill): void {
  if (amount === 0) return;
  const { state } = game;
  const payer = factionAt(state, seat);
  const own = Math.min(amount, payer.spice - payer.lent);
  payer.spice -= own;
  if (own < amount) {
    let missing = amount - own;
    for (const ally of payer.allies.map((other) => factionAt(state, other))) {
      const part = Math.min(missing, ally.lent);
      ally.spice -= part;
      ally.lent -= part;
      missing -= part;
    }
    if (missing > 0) throw new Error(`${payer.id} cannot pay ${amount}`);
  }
  if (to !== null) factionAt(state, to).spice += amount;
  emit(game, { kind: 'paid', seat, to, amount, bill });
}

/** What a faction can pay for a card or a shipment, with what its allies have set aside (GF9-bid-11, DES-bid-11). */
export function purse(state: Readonly<BoardState>, seat: Seat): number {
  const { spice, lent, allies } = factionAt(state, seat);
  let money = spice - lent;
  for (const ally of allies) money += factionAt(state, ally).lent;
  return money;
}

/** What was set aside and not used is the owner's again. */
export function endLoans({ factions }: BoardState): void {
  for (const faction of factions) faction.lent = 0;
}
