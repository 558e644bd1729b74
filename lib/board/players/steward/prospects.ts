import type { Seat } from '@/lib/kernel/game';
import { rulesOf } from '../../engine/facts';
import { seatOf, sideOf } from '../../engine/queries/order';
import type { BoardState } from '../../engine/state/state';
import { steady } from './steady';

/** How near a side is to its win with so many strongholds too few, from 0 to 1. */
export function nearness(missing: number): number {
  return NEAR[Math.max(0, missing)] ?? 0;
}

const NEAR: readonly number[] = [1, 0.5, 0.24, 0.1, 0.03, 0];

/** How much the end of the last turn matters by now, from 0 to 1. */
export function lateness(state: Readonly<BoardState>): number {
  return steady((state.turn / rulesOf(state).turns) ** 3);
}

/** How much of what one keeps still counts, from 0 to 1: nothing of it helps once the game is over. */
export function lasting(state: Readonly<BoardState>): number {
  return Math.min(1, 0.02 + (rulesOf(state).turns - state.turn) / LAST_TURNS);
}

const LAST_TURNS = 3;

/** Who wins when the last turn is over, if nobody does before (GF9-Q09, DES-Q43). */
export interface LastWin {
  readonly side: readonly Seat[];
  /** Whether the two sietches of the Fremen must be free of others for it, must not be, or do not matter. */
  readonly desert: 'free' | 'held' | null;
}

/** Those who win in the end without three strongholds: the Fremen, the Guild; empty where neither plays. */
export function lastWins(state: Readonly<BoardState>): LastWin[] {
  const fremen = seatOf(state, 'fremen');
  const guild = seatOf(state, 'guild');
  const of = (seat: Seat | null, desert: LastWin['desert']): LastWin[] =>
    seat === null ? [] : [{ side: sideOf(state, seat), desert }];
  if (fremen !== null && guild !== null) return [...of(fremen, 'free'), ...of(guild, 'held')];
  const isSure = rulesOf(state).endWithoutGuild === 'fremen';
  return [...of(fremen, isSure ? null : 'free'), ...of(guild, null)];
}
