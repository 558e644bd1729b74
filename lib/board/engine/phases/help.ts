import type { Seat } from '@/lib/kernel/game';
import { range } from '@/lib/range';
import type { Action } from '../actions';
import { mayUse } from '../advantages/karama';
import { rulesOf } from '../facts';
import { emit, factionAt, type Game } from '../game';
import type { BoardState } from '../state/state';

/**
 * Spice for allies, said before a phase begins: the Emperor gives it at once in 2019 (GF9-emperor-06; by hand at any other
 * time), everybody else sets it aside for cards or shipments, and what is not used stays (GF9-ally-12 to -15, GF9-Q28,
 * DES-ally-17, -18). In Descartes the Emperor too sets it aside, and for revivals as well (DES-emperor-05, DES-Q63).
 */
export function helpers(
  state: Readonly<BoardState>,
  left: readonly Seat[],
  gifts: boolean,
): Seat[] {
  return left.filter((seat) => {
    const { allies, id } = factionAt(state, seat);
    return allies.length > 0 && (!gifts || id === 'emperor');
  });
}

export function helpOptions(state: Readonly<BoardState>, seat: Seat): Action[] {
  return range(0, factionAt(state, seat).spice).map((spice) => ({ kind: 'help', spice }));
}

export function help(game: Game, seat: Seat, amount: number): void {
  const faction = factionAt(game.state, seat);
  const [to] = faction.allies;
  if (to === undefined || amount === 0) return;
  if (faction.id !== 'emperor' || rulesOf(game.state).gifts === 'at payment') {
    faction.lent = amount;
    emit(game, { kind: 'lent', seat, to: faction.allies, amount });
  } else if (mayUse(game, 'gift')) {
    faction.spice -= amount;
    factionAt(game.state, to).spice += amount;
    emit(game, { kind: 'gave', seat, to, amount });
  }
}
