import type { GameCardId, Outcome, Place, Seat, Status } from './state';

/** What happened, told by the atom that made it happen. For the log, and for what answers to it. */
export type GameEvent =
  | Moved
  | Gained
  | Lost
  | Spice
  | Turned
  | Tokens
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'interval'; readonly seat: Seat }
  | { readonly kind: 'declared'; readonly seat: Seat; readonly favor: number }
  | { readonly kind: 'ranked'; readonly ranks: readonly Seat[] }
  | { readonly kind: 'tied'; readonly seats: readonly Seat[] }
  | { readonly kind: 'petition'; readonly seat: Seat; readonly card: GameCardId }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'victor'; readonly seat: Seat; readonly cost: number }
  | { readonly kind: 'eliminated'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly outcome: Outcome };

export interface Moved {
  readonly kind: 'moved';
  readonly card: GameCardId;
  readonly from: Place;
  readonly to: Place;
}

type Wealth = 'solaris' | 'spice' | 'favor';

export interface Gained {
  readonly kind: 'gained';
  readonly seat: Seat;
  readonly what: Wealth;
  readonly amount: number;
}

/** Solaris go to the Imperial Treasury, which is not counted; favor simply goes. */
export interface Lost {
  readonly kind: 'lost';
  readonly seat: Seat;
  readonly what: Wealth;
  readonly amount: number;
}

/** One spice token between the Guild Hoard and a hoard, and the rate that it was worth. */
export interface Spice {
  readonly kind: 'exchanged';
  readonly seat: Seat;
  readonly way: 'bought' | 'sold';
  readonly rate: number;
}

/** A card got another status. */
export interface Turned {
  readonly kind: 'turned';
  readonly card: GameCardId;
  readonly from: Status;
  readonly to: Status;
}

export interface Tokens {
  readonly kind: 'tokens';
  readonly card: GameCardId;
  readonly what: 'deferment' | 'spice' | 'program';
  readonly now: number;
}
