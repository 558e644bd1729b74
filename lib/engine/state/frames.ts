import { RITES, type Rite, type RiteKind } from '@/lib/rules/rites';
import type { Filter } from '../abilities/filter';
import type { Action } from '../actions';
import type { RiteStage } from '../rite/stages';
import type { GameCardId, Seat } from './state';

/**
 * Procedures of the rulebook that wait in the middle: plain data, run by the step of the same name.
 * Procedures, operations and effects change House, Initiative, Petition and Rite frames too.
 */
export type Frame =
  | TurnFrame
  | DisengageFrame
  | InitiativeFrame
  | HouseFrame
  | OperationFrame
  | WindowFrame
  | EffectFrame
  | RiteFrame
  | PetitionFrame
  | HostFrame
  | ExcessFrame
  | MovingFrame
  | PriceFrame
  | DiscardFrame
  | DrawFrame;

export type StepName = Frame['step'];

/** A turn: the Opening Interval, a House Interval for each House, the Closing Interval (TAT-6-01). */
export interface TurnFrame {
  readonly step: 'turn';
  next:
    | 'disengage'
    | 'deferment'
    | 'initiative'
    | 'houses'
    | 'assembly-discard'
    | 'assembly-draw'
    | 'hand-discard'
    | 'hand-draw'
    | 'end';
  /** Houses that have had their Interval. */
  readonly done: Seat[];
}

/** The Disengage phase: Houses one after the other (TAT-6.1.1). */
export interface DisengageFrame {
  readonly step: 'disengage';
  /** Houses that have yet to choose. */
  readonly waiting: Seat[];
  /** Cards that the first of them leaves engaged. */
  readonly kept: GameCardId[];
}

/** The Initiative phase (TAT-6.1.3). */
export interface InitiativeFrame {
  readonly step: 'initiative';
  at: 'before' | 'declare' | 'settle' | 'ranks' | 'over';
  /** Houses that have yet to declare, the next first. */
  readonly waiting: Seat[];
  /** Declared favor by seat; null for a House that is out or has yet to declare. */
  readonly declared: (number | null)[];
  /** What effects added to it by seat, before or after it was declared. */
  readonly changes: number[];
  /** Houses that have used a tactic of the phase. */
  readonly swayed: Seat[];
  /** Groups of Houses by rank, better first; a group of several is tied. */
  groups: Seat[][];
  /** Tied Houses that would not give way, and those that did (TAT-8.2.1). */
  readonly refused: Seat[];
  offer: { readonly from: Seat; readonly to: Seat } | null;
  readonly surrendered: Seat[];
  /** How many cards lay in the House discard of each House when the phase began. */
  readonly discards: readonly number[];
}

/** One House's Interval, with what is used up in it. */
export interface HouseFrame {
  readonly step: 'house';
  readonly seat: Seat;
  /** A petition was lost to a rival: no other may be started (TAT-6.2.1-31). */
  petitionLost: boolean;
  /** Cards whose petition was cancelled by an effect that forbids another one. */
  readonly barred: GameCardId[];
  favorBought: boolean;
  exchanged: boolean;
  /** Exchanges that cards have granted beside that one (TAT-6.2.10-05). */
  extraExchanges: number;
  imperiumEvent: boolean;
  duneEvent: boolean;
  /** Rites of each House against each rival that count (TAT-6.2.11-04). */
  readonly rites: { readonly by: Seat; readonly rival: Seat; readonly kind: RiteKind }[];
  /** Effects that free the first rite of a House against each rival: of which one has begun. */
  readonly freed: { readonly card: GameCardId; readonly by: Seat; readonly rival: Seat }[];
}

/** What a tactic may name: an operation class (TAT-3.1.4-05). */
export const TACTIC_CLASSES = ['initiative', 'petition', 'exchange', 'discard', ...RITES] as const;
export type TacticClass = (typeof TACTIC_CLASSES)[number];

/** When a tactic may be deployed: as an operation is declared, or as a card engages (TAT-6.2.2-21, TAT-6.2.2-22). */
export const TIMINGS = ['declaration', 'engagement'] as const;
export type Timing = (typeof TIMINGS)[number];

/** An operation that has been announced and may be answered before it is done (TAT-6.2.2-22). */
export interface OperationFrame {
  readonly step: 'operation';
  readonly seat: Seat;
  readonly action: Action;
  /** "conclude" where the operation goes on after tactics have answered what it engaged. */
  at: 'window' | 'perform' | 'conclude' | 'end';
}

/** A round of chances for tactics; it closes when all in a row have passed. */
export interface WindowFrame {
  readonly step: 'window';
  readonly timing: Timing;
  /** The class of what is answered, or null. */
  readonly answers: TacticClass | null;
  /** The card that was declared or engaged, or null. */
  readonly card: GameCardId | null;
  /** Houses that get chances, the next first. */
  readonly order: Seat[];
  /** Houses that may deploy tactics of the class that is answered. */
  readonly involved: readonly Seat[];
  /** Houses that may deploy tactics that name no class. */
  readonly plain: readonly Seat[];
  /** Passes in a row. */
  passes: number;
}

/** A list of effects of an ability that is being carried out, one after the other. */
export interface EffectFrame {
  readonly step: 'effect';
  /** The House that carries it out. */
  readonly seat: Seat;
  /** The card that has the ability. */
  readonly card: GameCardId;
  readonly ability: number;
  /** What the card was assigned to when it began: a cost may take it off its bearer. */
  readonly bearer: GameCardId | null;
  /** Tokens that marked its X when it began (TAT-11-05). */
  readonly marks: number;
  /** The way to the list: [] for the ability's own, [2, 0] for part 0 of its effect 2. */
  readonly list: readonly number[];
  /** The X is chosen and costs are paid, then tactics may answer an engaging, then comes what it does. */
  at: 'may' | 'x' | 'costs' | 'window' | 'effects';
  /** The next cost or effect. */
  next: number;
  /** The X of the card once it is chosen. */
  x: number | null;
  /** What has been answered so far to what the effect that runs asks, a number each (abilities/choice.ts). */
  readonly picks: number[];
  /** Cards that the effects so far were about, the latest last. */
  readonly targets: GameCardId[];
  /** Houses that were chosen, the latest last. */
  readonly houses: Seat[];
  /** The part of the effect that runs which is carried out next, or null. */
  part: number | null;
  /** What set a trigger off. */
  readonly cause: EffectCause | null;
}

/** What set a trigger off: whose doing it was, with which card, how much. */
export interface EffectCause {
  readonly seat: Seat;
  readonly card: GameCardId | null;
  readonly amount: number;
  /** The Houses that raised a bid. */
  readonly houses?: readonly Seat[] | undefined;
  /** Where what was produced lies. */
  readonly on?: GameCardId | 'guild-hoard' | 'own' | undefined;
  /** Who won a petition that its petitioner lost. */
  readonly victor?: Seat | undefined;
}

/** A rite (TAT-6.2.11). */
export interface RiteFrame {
  readonly step: 'rite';
  readonly rite: Rite;
  readonly attacker: Seat;
  defender: Seat;
  /** What it counts as, and is rewarded as. */
  kind: RiteKind;
  /** The House whose limit it uses up, whoever defends in the end (C38). */
  readonly against: Seat;
  /** The attack leader. */
  readonly leader: GameCardId;
  /** The House that governs the attack leader, where that is not the attacker. */
  readonly lender: Seat | null;
  /** The kind of card that an effect has as target of it, in place of the rite's own kind. */
  readonly targets: Filter | null;
  /** What was declared as target, or is by an effect; a reward is for it alone (TAT-6.2.11-85). */
  target: GameCardId;
  /** The defense leader: the target, or the persona that counters. */
  defense: GameCardId;
  /** Participants of both sides beside the leaders, by their numbers: named in any order, they come to the same (C41). */
  readonly attackers: GameCardId[];
  readonly defenders: GameCardId[];
  /** Leaders that had Direct when participants were named; those that brought personas by it (TAT-6.2.11-20). */
  readonly ableToDirect: GameCardId[];
  readonly directing: GameCardId[];
  /** Cards that are engaged for the rite: by its segments, by a venture (CRF-1.A.iii-07), by their own texts. */
  readonly engaged: GameCardId[];
  /** Whether it counts against the limits of the Interval (TAT-6.2.11-06). */
  readonly counts: boolean;
  /** Whether the defense leader adds force (TAT-6.2.11-48, TAT-6.2.11-49). */
  defends: boolean;
  at: RiteStage;
  /** Houses that have yet to be through with Surprise, the next first (TAT-6.2.11-69). */
  readonly surprises: Seat[];
  /** Participants that strike first, or did (TAT-6.2.11-67). */
  readonly struck: GameCardId[];
  /** Force that the House at work has left. */
  force: number;
  /** Cards that have been given the force that vanquishes them, by whom. */
  readonly vanquished: {
    readonly card: GameCardId;
    readonly by: Seat;
    /** The participant that it was given to, where an effect led it on to the card. */
    readonly through: GameCardId;
    resolved: boolean;
    /** An effect leaves it up though it is vanquished, or keeps it from being vanquished (C54). */
    spared: 'unsubdued' | 'surviving' | null;
  }[];
  result: 'vanquished' | 'held' | 'aborted';
  /**
   * What cards made of the reward as the force was resolved (C44): what they add, whom it does not count, and
   * what it may be made of.
   */
  reward: {
    readonly more: number;
    readonly uncounted: readonly GameCardId[];
    readonly kinds: readonly RiteKind[];
  };
}

/**
 * What the victor of a petition wins: a card of its own Assembly, or of a rival's, or a card of a Domain, for
 * which all Houses petition alike and pay the House that it lies with: one that is subdued is captured, one
 * that is deployed comes into the own Domain.
 */
export type PetitionPrize = 'own-card' | 'rivals-card' | 'capture' | 'deployment';

/** A petition for a card of the Assembly (TAT-6.2.1), or for what a card offers. */
export interface PetitionFrame {
  readonly step: 'petition';
  readonly seat: Seat;
  /** What it is for, where a card begins it. */
  readonly prize: PetitionPrize;
  /** The House that the card lies with. */
  readonly holder: Seat;
  /** What is bid. */
  currency: 'solaris' | 'favor';
  readonly card: GameCardId;
  /** Standing deployment cost; 0 before the opening bid. */
  bid: number;
  /** The last House to raise. */
  bidder: Seat;
  /** Houses that have raised the opening bid. */
  readonly raised: Seat[];
  /** Houses that still get options, in their order, the next first. */
  readonly active: Seat[];
  /** The House after whose bid or pass the bidding is over, by effect. */
  last: Seat | null;
  at:
    | 'opening-bid'
    | 'options'
    | 'victor'
    | 'discount'
    | 'host'
    | 'shortfall'
    | 'end'
    | 'cancelled';
  /** Whether a petition tactic was deployed on the option that runs (TAT-6.2.1-16). */
  tactic: boolean;
  /** Solaris that the victor pays, once it is known. */
  cost: number;
  /** Favor given for the discount. */
  discount: number;
  /** Where a decree goes. */
  host: GameCardId | null;
  /** The victor pays no favor for solaris that it lacks. */
  waived: boolean;
}

/** Cards that lost their host look for another, or are discarded (TAT-5.4-29, TAT-5.4-30). */
export interface HostFrame {
  readonly step: 'host';
  readonly seat: Seat;
  readonly cards: GameCardId[];
  /** The only hosts that an effect leaves them. */
  readonly among?: readonly GameCardId[];
}

/** A card whose command has dropped: personnel leave it till it suffices (TAT-3.2-09). */
export interface ExcessFrame {
  readonly step: 'excess';
  readonly seat: Seat;
  readonly host: GameCardId;
}

/** Resources of which a House says one by one whether they go to the other home world (CRF-1.A.ii-06, C22). */
export interface MovingFrame {
  readonly step: 'moving';
  readonly seat: Seat;
  readonly cards: GameCardId[];
  readonly to: GameCardId;
}

/** A card that is deployed on a host, or where it lies, waits for the X of its cost (C51). */
export interface PriceFrame {
  readonly step: 'price';
  readonly seat: Seat;
  readonly card: GameCardId;
  readonly host: GameCardId | null;
  /** Its cost, or none. */
  readonly price: 'full' | 'free';
}

/** A phase of the Closing Interval in which Houses discard what they hold (TAT-6.3.1-01, TAT-6.3.2-01). */
export interface DiscardFrame {
  readonly step: 'discard';
  readonly list: Held;
  /** Houses that have yet to finish, in initiative order (C09). */
  readonly waiting: Seat[];
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
