import type { Action } from '@/lib/board/engine/actions';
import { legalActions } from '@/lib/board/engine/play';
import type { BoardState } from '@/lib/board/engine/state/state';
import type { Seat } from '@/lib/kernel/game';

/** A seat that passes on one card for sale, whatever is bid for it: a pass alone is not final (GF9-bid-10). */
export interface LetGo {
  readonly seat: Seat;
  /** Which card, by the turn and how many are left to sell. */
  readonly turn: number;
  readonly left: number;
}

type State = Readonly<BoardState>;

/** That who is asked lets the card go that is for sale; nothing while none is. */
export function lettingGo({ asked, turn, row, frames }: State): readonly LetGo[] {
  const frame = frames.at(-1);
  const isSale = asked !== null && frame?.step === 'bidding' && frame.stage === 'bid';
  return isSale ? [{ seat: asked, turn, left: row.length }] : [];
}

/** The pass of a seat that let that card go before; null where it is asked of anything else. */
export function passOf(state: State, gone: readonly LetGo[]): Action | null {
  const [now] = lettingGo(state);
  const isGone = gone.some(
    ({ seat, turn, left }) => seat === now?.seat && turn === now.turn && left === now.left,
  );
  return isGone ? (legalActions(state).find(({ kind }) => kind === 'pass') ?? null) : null;
}
