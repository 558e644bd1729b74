import type { Seat } from '@/lib/kernel/game';
import { playCard } from '../atoms/cards';
import type { FactionId } from '../facts';
import { factionAt, type Game } from '../game';
import { isOn } from '../queries/options';
import { seatOf } from '../queries/order';
import type { BoardState } from '../state/state';

const KARAMA = 'karama';
const KARAMAS = 2;

/**
 * The seat of a faction that has not used its special power yet, with the option (GF9-adv-karama-01, -03): it is asked at
 * its moment, whether it holds a Karama or not, till both lie in the discards. Null where nobody is asked.
 */
export function powerOf(state: Readonly<BoardState>, faction: FactionId): Seat | null {
  if (!isOn(state, 'karama-powers')) return null;
  const seat = seatOf(state, faction);
  if (seat === null || factionAt(state, seat).special) return null;
  return state.discards.filter((card) => card === KARAMA).length === KARAMAS ? null : seat;
}

/** Whether it holds the card as well, so that the power is listed. */
export function canUsePower(state: Readonly<BoardState>, seat: Seat): boolean {
  const { id, hand } = factionAt(state, seat);
  return powerOf(state, id) === seat && hand.includes(KARAMA);
}

/** Plays the Karama; once in a game (GF9-adv-karama-03, -04). No Karama stops that (GF9-Q50). */
export function spendPower(game: Game, seat: Seat): void {
  playCard(game, seat, KARAMA);
  factionAt(game.state, seat).special = true;
}
