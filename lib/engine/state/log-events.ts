import type { Rite } from '@/lib/rules/rites';
import type { Action } from '../actions';
import type { Manual } from '../by-hand/manual';
import type { GameCardId, Outcome, Place, Seat, Status, Zone } from './state';

/** What happened, told by the atom that made it happen. For the log, and for what answers to it. */
export type GameEvent = { [Kind in keyof Happenings]: EventOf<Kind> }[keyof Happenings];

type EventOf<Kind extends keyof Happenings> = { readonly kind: Kind } & Readonly<Happenings[Kind]>;

/** A House and a card of it. */
interface OfCard {
  seat: Seat;
  card: GameCardId;
}

interface OfWealth {
  seat: Seat;
  what: 'solaris' | 'spice' | 'favor';
  amount: number;
}

/** What each kind of event tells. */
interface Happenings {
  /** A card went elsewhere; `by` where an effect of a House took it out of a Domain to a discard pile. */
  moved: { card: GameCardId; from: Place; to: Place; by?: Seat | undefined };
  /** `giver` where a card's text gave it. */
  gained: OfWealth & { giver?: GameCardId };
  /** Solaris go to the Imperial Treasury, which is not counted; favor simply goes. */
  lost: OfWealth;
  /** One spice token between the Guild Hoard and a hoard, and the rate that it was worth. */
  exchanged: { seat: Seat; way: 'bought' | 'sold'; rate: number; croe?: 'fell' | undefined };
  /** A card got another status; `by` where an effect of a House subdued it. */
  turned: { card: GameCardId; from: Status; to: Status; by?: Seat | undefined };
  tokens: {
    card: GameCardId;
    what: 'deferment' | 'spice' | 'program' | 'marks';
    now: number;
    /** It is what the Deferment phase brings. */
    phase?: 'deferment';
  };
  turn: { turn: number };
  interval: { seat: Seat };
  /** A phase of the Opening or the Closing Interval begins. */
  phase: { phase: Phase };
  declared: { seat: Seat; favor: number };
  /** Ranks are assigned; the Houses that used tactics of the phase. */
  ranked: { ranks: readonly Seat[]; swayed?: readonly Seat[] | undefined };
  tied: { seats: readonly Seat[] };
  petition: OfCard;
  bid: { seat: Seat; amount: number };
  /** A petition has a victor, which has yet to pay. */
  'bidding-over': OfCard;
  victor: { seat: Seat; cost: number };
  /** A petition has a victor; the card is deployed if the victor began it. */
  'petition-won': OfCard & {
    petitioner: Seat;
    /** Houses that raised the bid, where any did. */
    raised?: readonly Seat[] | undefined;
  };
  /** A petition ended without a victor; the card lies face down again (TAT-6.2.1-34). */
  'petition-cancelled': OfCard;
  /** A House says what it is about to do; tactics may answer before it is done (TAT-6.2.2-22). */
  announced: { seat: Seat; action: Action };
  /** A House looks at a card that lies face down. */
  examined: OfCard;
  /** A card that a House aimed at face down is none of those that were meant; nothing else is told (TAT-11-18). */
  unfit: OfCard;
  /** What was announced cannot be done any more. */
  prevented: { seat: Seat; action: Action };
  /** A card comes into play: from a hand, an Assembly, the programs, or face up where it lay (TAT-9-02). */
  deployed: OfCard & { from: Zone };
  /** A House uses an ability of a card; a tactic, venture, program or event too. */
  used: OfCard & { ability: number };
  /** A card whose operation the engine does not run yet: its House resolves it by hand. */
  'by-hand': OfCard;
  /** A House resolves something by hand; what follows is its doing and not the engine's. */
  manual: { seat: Seat; manual: Manual };
  'favor-bought': { seat: Seat; amount: number };
  /** New spice or solaris from a card (TAT-5.4-13); `on` where it was put on a card. */
  produced: OfCard & {
    what: 'solaris' | 'spice';
    amount: number;
    on: GameCardId | 'guild-hoard' | 'own';
    /** Whether the card engaged for it. */
    by: 'engaging' | 'other';
  };
  rite: { rite: Rite; attacker: Seat; defender: Seat; leader: GameCardId; target: GameCardId };
  joined: OfCard;
  /** A participant stands engaged in its rite, whether it has just engaged or was engaged before. */
  participates: OfCard;
  countered: OfCard;
  /** The target of a rite gives way to another card. */
  'new-target': { card: GameCardId };
  'struck-first': OfCard;
  /** It has been given the force that vanquishes it. */
  falls: { card: GameCardId; by: Seat };
  force: { attack: number; defense: number };
  vanquished: { card: GameCardId; by: Seat };
  /** A persona that countered was not vanquished. */
  'counter-survived': OfCard;
  captured: OfCard;
  'rite-over': { rite: Rite; result: 'vanquished' | 'held' | 'aborted' };
  /** Spice of the Guild Hoard that came or went outside the exchange. */
  'guild-hoard': { now: number; by?: Seat | undefined; croe?: 'fell' | undefined };
  /** Declared favor changed (TAT-6.1.3). */
  'declared-changed': { seat: Seat; favor: number };
  /** An effect that lasts has begun or ended. */
  lasting: { card: GameCardId; id: number };
  expired: { card: GameCardId; id: number };
  passed: { seat: Seat };
  eliminated: { seat: Seat };
  over: { outcome: Outcome };
}

/** The phases of a turn beside the House Intervals, which have events of their own (TAT-6.1-01, TAT-6.3-01). */
export type Phase =
  | 'disengage'
  | 'deferment'
  | 'initiative'
  | 'assembly-discard'
  | 'assembly-draw'
  | 'hand-discard'
  | 'hand-draw';

export type Moved = EventOf<'moved'>;
export type Gained = EventOf<'gained'>;
export type Lost = EventOf<'lost'>;
export type Spice = EventOf<'exchanged'>;
export type Turned = EventOf<'turned'>;
export type Tokens = EventOf<'tokens'>;
