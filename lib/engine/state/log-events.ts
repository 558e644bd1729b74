import type { Rite } from '@/lib/rules/rites';
import type { Action } from '../actions';
import type { Manual } from '../by-hand/manual';
import type { GameCardId, Outcome, Place, Seat, Status } from './state';

/** What emit, told by the atom that made it happen. For the log, and for what answers to it. */
export type GameEvent =
  | Moved
  | Gained
  | Lost
  | Spice
  | Turned
  | Tokens
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'interval'; readonly seat: Seat }
  /** A phase of the Opening or the Closing Interval begins. */
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'declared'; readonly seat: Seat; readonly favor: number }
  | { readonly kind: 'ranked'; readonly ranks: readonly Seat[] }
  | { readonly kind: 'tied'; readonly seats: readonly Seat[] }
  | { readonly kind: 'petition'; readonly seat: Seat; readonly card: GameCardId }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'victor'; readonly seat: Seat; readonly cost: number }
  /** A petition has a victor; the card is deployed if the victor began it. */
  | {
      readonly kind: 'petition-won';
      readonly seat: Seat;
      readonly petitioner: Seat;
      readonly card: GameCardId;
    }
  /** A petition ended without a victor; the card lies face down again (TAT-6.2.1-34). */
  | { readonly kind: 'petition-cancelled'; readonly seat: Seat; readonly card: GameCardId }
  /** A House says what it is about to do; tactics may answer before it is done (TAT-6.2.2-22). */
  | { readonly kind: 'announced'; readonly seat: Seat; readonly action: Action }
  /** A House looks at a card that lies face down, or is told only that it is none of those it asked for. */
  | {
      readonly kind: 'examined';
      readonly seat: Seat;
      readonly card: GameCardId;
      readonly shown?: false | undefined;
    }
  /** What was announced cannot be done any more. */
  | { readonly kind: 'prevented'; readonly seat: Seat; readonly action: Action }
  /** A card comes into play: from a hand, an Assembly, the programs, or face up where it lay (TAT-9-02). */
  | { readonly kind: 'deployed'; readonly seat: Seat; readonly card: GameCardId }
  /** A House uses an ability of a card; a tactic, venture, program or event too. */
  | {
      readonly kind: 'used';
      readonly seat: Seat;
      readonly card: GameCardId;
      readonly ability: number;
    }
  /** A card whose operation the engine does not run yet: its House resolves it by hand. */
  | { readonly kind: 'by-hand'; readonly seat: Seat; readonly card: GameCardId }
  /** A House resolves something by hand; what follows is its doing and not the engine's. */
  | { readonly kind: 'manual'; readonly seat: Seat; readonly manual: Manual }
  | { readonly kind: 'favor-bought'; readonly seat: Seat; readonly amount: number }
  /** New spice or solaris from a card (TAT-5.4-13); `on` where it was put on a card. */
  | {
      readonly kind: 'produced';
      readonly seat: Seat;
      readonly card: GameCardId;
      readonly what: 'solaris' | 'spice';
      readonly amount: number;
      readonly on: GameCardId | 'guild-hoard' | 'own';
    }
  | {
      readonly kind: 'rite';
      readonly rite: Rite;
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly leader: GameCardId;
      readonly target: GameCardId;
    }
  | { readonly kind: 'joined'; readonly seat: Seat; readonly card: GameCardId }
  | { readonly kind: 'countered'; readonly seat: Seat; readonly card: GameCardId }
  /** The target of a rite gives way to another card. */
  | { readonly kind: 'new-target'; readonly card: GameCardId }
  | { readonly kind: 'force'; readonly attack: number; readonly defense: number }
  | { readonly kind: 'vanquished'; readonly card: GameCardId; readonly by: Seat }
  /** A persona that countered was not vanquished. */
  | { readonly kind: 'counter-survived'; readonly seat: Seat; readonly card: GameCardId }
  | { readonly kind: 'captured'; readonly card: GameCardId; readonly seat: Seat }
  | {
      readonly kind: 'rite-over';
      readonly rite: Rite;
      readonly result: 'vanquished' | 'held' | 'aborted';
    }
  /** Spice of the Guild Hoard that came or went outside the exchange. */
  | { readonly kind: 'guild-hoard'; readonly now: number }
  /** Declared favor changed (TAT-6.1.3). */
  | { readonly kind: 'declared-changed'; readonly seat: Seat; readonly favor: number }
  /** An effect that lasts has begun or ended. */
  | { readonly kind: 'lasting'; readonly card: GameCardId; readonly id: number }
  | { readonly kind: 'expired'; readonly card: GameCardId; readonly id: number }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'eliminated'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** The phases of a turn beside the House Intervals, which have events of their own (TAT-6.1-01, TAT-6.3-01). */
export type Phase =
  | 'disengage'
  | 'deferment'
  | 'initiative'
  | 'assembly-discard'
  | 'assembly-draw'
  | 'hand-discard'
  | 'hand-draw';

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
