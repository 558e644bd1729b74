import type { Action } from '@/lib/engine/actions';
import { subjectOf } from '@/lib/engine/refusals';
import type { GameEvent } from '@/lib/engine/state/log-events';
import type { GameCardId, GameState, Seat } from '@/lib/engine/state/state';

/** What Houses chose before they are asked: it holds in this turn, at this position, for who plays the House now. */
export interface Ahead {
  /** What each House discards in the Closing Interval, by seat; null while it has chosen nothing. */
  readonly closing: readonly (readonly GameCardId[] | null)[];
  readonly together: Together;
  readonly letGo: LetGo | null;
  /** By seat, too: Houses that bid against each other each have their own. */
  readonly bidTo: readonly (BidTo | null)[];
  /** At most two of a House: for the rite that is on, and for the Interval. */
  readonly spares: readonly Spares[];
  /** What Houses last passed on, likewise: at what harms nobody they are not asked for it again. */
  readonly passed: readonly Spares[];
}

/** Moves that a House chose in one go, of which it made the first. */
export interface Together {
  readonly seat: Seat;
  readonly moves: readonly Action[];
}

/** A House that passes all bids in one Interval of another. */
export interface LetGo {
  readonly seat: Seat;
  readonly of: Seat;
}

/** A House that raises in one petition by as little as it can, up to so much, and then passes. */
export interface BidTo {
  readonly seat: Seat;
  readonly card: GameCardId;
  readonly most: number;
}

/** Cards that a House uses in no window while the rite that is on lasts, or else the Interval. */
export interface Spares {
  readonly seat: Seat;
  readonly cards: readonly GameCardId[];
  readonly inRite: boolean;
}

/** Nothing is chosen; one entry a House. */
export function nothingAhead(houses: number): Ahead {
  const none = Array.from({ length: houses }, () => null);
  return {
    closing: none,
    together: { seat: -1, moves: [] },
    letGo: null,
    bidTo: none,
    spares: [],
    passed: [],
  };
}

/** What of it still holds after something happened. */
export function aheadAfter(ahead: Ahead, { kind }: GameEvent): Ahead {
  const nothing = nothingAhead(ahead.closing.length);
  if (kind === 'turn') return nothing;
  if (kind === 'interval') return { ...nothing, closing: ahead.closing, together: ahead.together };
  if (kind !== 'rite-over') return ahead;
  const outside = (orders: readonly Spares[]) => orders.filter(({ inRite }) => !inRite);
  return { ...ahead, spares: outside(ahead.spares), passed: outside(ahead.passed) };
}

/** The next move that a House chose ahead and that can be done; null where there is none. */
export function moveAhead(
  { closing, together, letGo, bidTo, spares }: Ahead,
  seat: Seat,
  state: GameState,
  legal: readonly Action[],
): Action | null {
  return (
    closingMove(state, legal, closing[seat] ?? null) ??
    (together.seat === seat ? nextTogether(legal, together.moves) : null) ??
    (letGo?.seat === seat ? passBid(state, legal, letGo.of) : null) ??
    bidOnce(state, legal, bidTo[seat] ?? null) ??
    passUses(state, legal, seat, spares)
  );
}

/** The next of the discards that a House has chosen, then the end of them; null where it has to choose more. */
export function closingMove(
  { frames }: GameState,
  legal: readonly Action[],
  chosen: readonly GameCardId[] | null,
): Action | null {
  if (chosen === null || frames.at(-1)?.step !== 'discard') return null;
  const isChosen = (one: Action) => one.kind === 'discard' && chosen.includes(one.card);
  return legal.find(isChosen) ?? legal.find(({ kind }) => kind === 'done') ?? null;
}

/** The next of the moves that were chosen in one go, of those that can still be done. */
export function nextTogether(legal: readonly Action[], moves: readonly Action[]): Action | null {
  const [next] = moves.flatMap((move) => legal.find((one) => isSameAction(one, move)) ?? []);
  return next ?? null;
}

/** What is left of an order after a move that went by itself; what another House answers between does not end it. */
export function togetherAfter(order: Together, seat: Seat, done: Action): Together {
  if (seat !== order.seat) return order;
  return { seat, moves: order.moves.filter((move) => !isSameAction(move, done)) };
}

/** Whether two actions are the same, for each position lists its own. */
function isSameAction(one: Action, other: Action): boolean {
  return one.kind === other.kind && JSON.stringify(one) === JSON.stringify(other);
}

/** The pass in a petition of that House. */
function passBid({ frames }: GameState, legal: readonly Action[], of: Seat): Action | null {
  const frame = frames.at(-1);
  if (frame?.step !== 'petition' || frame.at !== 'options' || frame.seat !== of) return null;
  return legal.find(({ kind }) => kind === 'pass') ?? null;
}

/** The next bid up to that limit, a pass above it; null where more than these can be done. */
export function bidOnce(
  { frames }: GameState,
  legal: readonly Action[],
  bidTo: BidTo | null,
): Action | null {
  const frame = frames.at(-1);
  if (frame?.step !== 'petition' || frame.at !== 'options' || frame.card !== bidTo?.card)
    return null;
  const { seat, most } = bidTo;
  const bids = legal.filter((one) => one.kind === 'bid');
  const [least] = bids.toSorted((one, other) => one.amount - other.amount);
  if (frame.bidder !== seat && least !== undefined && least.amount <= most) return least;
  const mayDoMore = legal.some(({ kind }) => kind !== 'bid' && kind !== 'pass');
  return mayDoMore ? null : (legal.find(({ kind }) => kind === 'pass') ?? null);
}

/** All orders, with one more in place of that of the same House for as long. */
export function withSpares(spares: readonly Spares[], order: Spares): readonly Spares[] {
  const { seat, inRite } = order;
  return [...spares.filter((one) => one.seat !== seat || one.inRite !== inRite), order];
}

/** Sparing all cards that a House could use now. */
export function sparesIn(state: Framed, seat: Seat, legal: readonly Action[]): Spares {
  return {
    seat,
    cards: [...new Set(usesOf(legal).flatMap((one) => subjectOf(one) ?? []))],
    inRite: isInRite(state),
  };
}

/** The pass in a window where a House can use nothing but the cards that one of its orders spares. */
export function passUses(
  state: GameState,
  legal: readonly Action[],
  seat: Seat,
  orders: readonly Spares[],
): Action | null {
  if (state.frames.at(-1)?.step !== 'window') return null;
  const isSpared = orders.some(
    (order) =>
      order.seat === seat &&
      order.inRite === isInRite(state) &&
      usesOf(legal).every((one) => order.cards.includes(subjectOf(one) ?? -1)),
  );
  return isSpared ? (legal.find(({ kind }) => kind === 'pass') ?? null) : null;
}

function usesOf(legal: readonly Action[]): readonly Action[] {
  return legal.filter(({ kind }) => kind !== 'pass');
}

interface Framed {
  readonly frames: readonly { readonly step: string }[];
}

function isInRite({ frames }: Framed): boolean {
  return frames.some(({ step }) => step === 'rite');
}
