import type { Action } from '@/lib/board/engine/actions';
import { legalActions } from '@/lib/board/engine/play';
import type { BoardState } from '@/lib/board/engine/state/state';
import type { Seat } from '@/lib/kernel/game';

/** What is asked time and again: what a Karama stops, spice for the ally, and what the ally may do. */
const OFTEN = ['order', 'help', 'grant'] as const;
type Often = (typeof OFTEN)[number];

/** A seat that answers no to one of them, till it asks for it again. */
export interface StandingNo {
  readonly seat: Seat;
  readonly to: Often;
}

/** Which of them is asked now; null for none. */
export function oftenAsked(legal: readonly Action[]): Often | null {
  return OFTEN.find((one) => legal.some(({ kind }) => kind === one)) ?? null;
}

/** The answer that does nothing. */
export function noAmong(legal: readonly Action[]): Action | null {
  return (
    legal.find((one) => one.kind === 'help' && one.spice === 0) ??
    legal.find(({ kind }) => kind === 'pass') ??
    null
  );
}

/** What who is asked answers by them; null where it is asked of anything else. */
export function standingNo(state: Readonly<BoardState>, nos: readonly StandingNo[]): Action | null {
  const legal = nos.length === 0 ? [] : legalActions(state);
  const often = oftenAsked(legal);
  const isNo = nos.some(({ seat, to }) => seat === state.asked && to === often);
  return isNo ? noAmong(legal) : null;
}
