import type { Action } from '@/lib/board/engine/actions';
import { legalActions } from '@/lib/board/engine/play';
import type { BoardState } from '@/lib/board/engine/state/state';
import type { Seat } from '@/lib/kernel/game';

/** What a seat answers as often as it is asked for a bid: the least that leads, up to a limit, else a pass: one alone is not final (GF9-bid-10). */
export interface StandingBid {
  readonly seat: Seat;
  /** Which card, by the turn and how many are left to sell after it; null for all of that turn. */
  readonly turn: number;
  readonly left: number | null;
  /** In spice; 0 to pass. */
  readonly most: number;
}

type State = Readonly<BoardState>;

/** That who is asked bids so for the card for sale, or for all that are left; nothing while none is. */
export function standingBids(
  { asked, turn, row, frames }: State,
  { most, isAll }: { readonly most: number; readonly isAll: boolean },
): readonly StandingBid[] {
  const frame = frames.at(-1);
  const isSale = asked !== null && frame?.step === 'bidding' && frame.stage === 'bid';
  return isSale ? [{ seat: asked, turn, left: isAll ? null : row.length, most }] : [];
}

/** What a seat answers by the last of them that it made for that card; null where it made none, or is asked of anything else. */
export function answerOf(state: State, bids: readonly StandingBid[]): Action | null {
  const [now] = standingBids(state, { most: 0, isAll: false });
  const bid = bids.findLast(
    ({ seat, turn, left }) =>
      seat === now?.seat && turn === now.turn && (left === null || left === now.left),
  );
  if (bid === undefined) return null;
  const legal = legalActions(state);
  const least = legal.find((action) => action.kind === 'bid');
  const isBid = least !== undefined && least.spice <= bid.most;
  return (isBid ? least : legal.find(({ kind }) => kind === 'pass')) ?? null;
}
