import type { GameCardId, Seat } from './state';

/**
 * Procedures of the rulebook that wait in the middle. Each is plain data and belongs to the step of
 * the same name in steps/; only that step changes it.
 */
export type Frame =
  | TurnFrame
  | DisengageFrame
  | InitiativeFrame
  | HouseFrame
  | PetitionFrame
  | HostFrame
  | DiscardFrame
  | DrawFrame;

export type StepName = Frame['step'];

/** A turn: the Opening Interval, a House Interval for each House, the Closing Interval (TAT-6-01). */
export interface TurnFrame {
  readonly step: 'turn';
  next:
    | 'disengage'
    | 'initiative'
    | 'houses'
    | 'assembly-discard'
    | 'assembly-draw'
    | 'hand-discard'
    | 'hand-draw'
    | 'end';
  /** Index into the ranks of the House whose Interval comes next. */
  house: number;
}

/** The Disengage phase: Houses one after the other (TAT-6.1.1). */
export interface DisengageFrame {
  readonly step: 'disengage';
  /** Houses that have yet to choose. */
  readonly waiting: Seat[];
  /** Cards that the first of them leaves engaged, in the order of their ids. */
  readonly kept: GameCardId[];
}

/** The Initiative phase (TAT-6.1.3). */
export interface InitiativeFrame {
  readonly step: 'initiative';
  /** Declared favor by seat; null for a House that is out. */
  declared: (number | null)[];
  /** Groups of Houses by rank, better first; a group of several is tied. */
  groups: Seat[][];
  /** Tied Houses that would not give way, and those that did (TAT-8.2.1). */
  readonly refused: Seat[];
  offer: { readonly from: Seat; readonly to: Seat } | null;
  readonly surrendered: Seat[];
}

/** One House's Interval, with what is used up in it. */
export interface HouseFrame {
  readonly step: 'house';
  readonly seat: Seat;
  /** A petition was lost to a rival: no other may be started (TAT-6.2.1-31). */
  petitionLost: boolean;
  favorBought: boolean;
  exchanged: boolean;
  imperiumEvent: boolean;
  duneEvent: boolean;
}

/** A petition for a card of the Assembly (TAT-6.2.1). */
export interface PetitionFrame {
  readonly step: 'petition';
  readonly seat: Seat;
  readonly card: GameCardId;
  /** Standing deployment cost; 0 before the opening bid. */
  bid: number;
  /** The last House to raise. */
  bidder: Seat;
  /** Houses that still get options, in their order, the next first. */
  readonly active: Seat[];
  at: 'opening-bid' | 'options' | 'discount' | 'host';
  /** Favor given for the discount. */
  discount: number;
}

/** Cards that lost their host look for another, or are discarded (TAT-5.4-29, TAT-5.4-30). */
export interface HostFrame {
  readonly step: 'host';
  readonly seat: Seat;
  readonly cards: GameCardId[];
}

/** A phase of the Closing Interval in which Houses discard what they hold (TAT-6.3.1-01, TAT-6.3.2-01). */
export interface DiscardFrame {
  readonly step: 'discard';
  readonly list: Held;
  /** Houses that have yet to finish, in initiative order (C09). */
  readonly waiting: Seat[];
  /** The last card that the first of them gave: the next has a greater id, so that no order counts twice. */
  last: GameCardId;
}

/** A phase of the Closing Interval in which Houses draw (TAT-6.3.1-04, TAT-6.3.2-04). */
export interface DrawFrame {
  readonly step: 'draw';
  readonly list: Held;
  readonly waiting: Seat[];
  /** Houses that could not fill their hands, to be eliminated together (C09). */
  readonly short: Seat[];
}

/** What a House holds of its two decks. */
export type Held = 'assembly' | 'hand';

/** Whose turn it is to choose; among what, the top frame's step tells. */
export interface Decision {
  readonly seat: Seat;
}
