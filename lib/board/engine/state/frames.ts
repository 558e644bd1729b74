import type { Seat } from '@/lib/kernel/game';
import type { VOICED } from '../../editions/schema';
import type { CardId, LeaderId } from '../facts';
import type { Group, LocationId, TerritoryId } from './state';

/** The turn: which of its phases comes next. */
export interface TurnFrame {
  readonly step: 'turn';
  next: number;
}

/** What is chosen before turn 1, in the order of GF9-setup-24. */
export interface SetupFrame {
  readonly step: 'setup';
  stage: 'prediction' | 'deal' | 'traitors' | 'forces' | 'advisor' | 'done';
  /** Seats that are still to keep a traitor. */
  left: Seat[];
  /** Starting forces of the Fremen that are not placed yet, and where they may still go. */
  forces: number;
  places: LocationId[];
  /** How many go to the first of those places, while it is asked how many of them are elite. */
  count: number | null;
}

/** Each player may say in secret which use of an advantage its Karama will stop. */
export interface OrdersFrame {
  readonly step: 'orders';
  left: Seat[];
}

export interface StormFrame {
  readonly step: 'storm';
  stage: 'weather' | 'dial' | 'atomics' | 'move';
  /** Seats that are still to be asked in this stage. */
  left: Seat[];
  /** Numbers dialed so far, in the order of the dialers; secret till the last. */
  dials: number[];
  dialers: Seat[];
  /** How far the storm moves, once it is known. */
  sectors: number | null;
}

export interface SpiceBlowFrame {
  readonly step: 'spice-blow';
  stage: 'special' | 'draw' | 'place' | 'nexus' | 'devour' | 'ride' | 'end';
  /** The pile on which cards go; the second only with two blows a turn. */
  pile: 'lastBlow' | 'lastBlowB';
  worms: number;
  /** Worms of turn 1, which go back into the deck. */
  aside: number;
  /** Whether the Fremen placed a worm, or one came on the first pile, for which the nexus is still to come (GF9-adv-karama-07). */
  placed: boolean;
  /** Where worms devoured, or will once the nexus is over. */
  devoured: TerritoryId[];
}

/** That the sides of two seats become one. */
export interface Proposal {
  readonly from: Seat;
  readonly to: Seat;
  /** Who has agreed beside the seat that proposed. */
  readonly agreed: readonly Seat[];
}

export interface NexusFrame {
  readonly step: 'nexus';
  /** Seats that have not said that they are ready, in storm order. */
  left: Seat[];
  /** Open proposals; who must agree still has not, of the two sides that would be one. */
  proposals: Proposal[];
  /** What was proposed in this nexus: nobody proposes the same twice. */
  proposed: { readonly from: Seat; readonly to: Seat }[];
  /** Who broke an alliance in this nexus: once each. */
  broke: Seat[];
}

export interface CharityFrame {
  readonly step: 'charity';
  left: Seat[];
  /** Whether a Karama stopped what the Bene Gesserit get in any case (GF9-bg-16). */
  stopped: boolean;
}

export interface BiddingFrame {
  readonly step: 'bidding';
  stage: 'help' | 'deal' | 'bid';
  /** Allies that are still to say what they give or lend. */
  left: Seat[];
  /** Who opens this card, or opened the last one. */
  opener: Seat | null;
  /** Whose turn it is to bid. */
  turn: Seat;
  top: number;
  bidder: Seat | null;
  /** Passes in a row. */
  passes: number;
  /** Whether the Atreides saw the card. */
  sighted: boolean;
}

export interface RevivalFrame {
  readonly step: 'revival';
  stage: 'help' | 'grant' | 'forces' | 'leader' | 'extra' | 'end';
  left: Seat[];
  /** Whether the Fremen let their ally revive three for nothing (GF9-fremen-20). */
  granted: boolean;
}

/** A leader comes back at the end of the own move, in Descartes. */
export interface LeaderRevivalFrame {
  readonly step: 'leader-revival';
  readonly seat: Seat;
}

export interface ShipmentFrame {
  readonly step: 'shipment';
  /** It begins with the revival where that is no phase of its own. */
  stage: 'revival' | 'grant' | 'help' | 'flip' | 'turn';
  /** Who is still asked for help; then who is still to ship and move. */
  left: Seat[];
  /** Whether the Guild may still choose its turn, and has said that it waits for the next one (GF9-guild-09). */
  free: boolean;
  waits: boolean;
  /** Who ships and moves, or has just done so; and where it shared a territory with an ally before. */
  acted: Seat | null;
  shared: readonly TerritoryId[];
  /** Whether the Guild lets its allies ship as it does itself (GF9-guild-06, DES-guild-09). */
  granted: boolean;
}

/** The shipment of one faction. */
export interface ShipFrame {
  readonly step: 'ship';
  readonly seat: Seat;
  /** Whether it ships as the Guild does: half the price, also from place to place (GF9-guild-04 to -06). */
  byGuild: boolean;
  /** Where from: a place on the board, or else from reserves. */
  from: LocationId | null;
  to: 'reserves' | LocationId | null;
  /** Whether half the price is paid. */
  half: boolean;
  /** Whether that is by a Karama, and the bank is paid (GF9-card-karama-09). */
  karama: boolean;
  /** How many go, once that is said and the Guild may stop it. */
  count: number | null;
  /** How many of them are elite. */
  elite: number | null;
}

/** Asks the Bene Gesserit whether one of theirs goes along with a shipment, to the Polar Sink or there (GF9-bg-11, GF9-bg-17). */
export interface AccompanyFrame {
  readonly step: 'accompany';
  readonly seat: Seat;
  readonly to: LocationId;
}

/** Asks the Bene Gesserit whether what they have in a territory changes sides: fighters or advisors (GF9-bg-22). */
export interface FlipFrame {
  readonly step: 'flip';
  readonly seat: Seat;
  readonly territory: TerritoryId;
}

/** Asks how many of the Fremen that the storm kills are Fedaykin (GF9-fremen-14, GF9-fremen-15). */
export interface HalfFrame {
  readonly step: 'half';
  readonly seat: Seat;
  readonly at: LocationId;
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

/** A group that moves: of one faction in its turn, or Fremen on a worm. */
export interface MoveFrame {
  readonly step: 'move';
  readonly seat: Seat;
  /** Moves that are left. */
  moves: number;
  /** Territories that the group may enter. */
  steps: number;
  /** Whether it had ornithopters before it shipped, where that decides; else null. */
  flew: boolean | null;
  from: TerritoryId | null;
  to: LocationId | null;
  /** How many go from each place of the territory, as far as it was said, and how many of those are elite. */
  groups: number[];
  elites: number[];
}

export interface RideFrame {
  readonly step: 'ride';
  readonly seat: Seat;
  readonly from: TerritoryId;
  to: LocationId | null;
  groups: number[];
  elites: number[];
}

export interface BattlesFrame {
  readonly step: 'battles';
  /** Aggressors that are left, in storm order. */
  left: Seat[];
}

/** Elements of a plan, as the prescience asks for them (GF9-atreides-07). */
export type Element = 'leader' | 'weapon' | 'defense' | 'dial';

/** A plan in the making; what is not chosen yet is undefined there. */
export interface Plan {
  /** A leader, a cheap hero, or null for none. */
  leader?: LeaderId | CardId | null;
  /** Whether the Kwisatz Haderach goes with it; undefined too where there is none to choose (GF9-atreides-11). */
  kwisatz?: boolean;
  weapon?: CardId | null;
  defense?: CardId | null;
  /** In advanced combat a multiple of one half. */
  dial?: number;
  /** Spice for forces, where they need it to count in full (GF9-adv-combat-03). */
  spice?: number;
}

/** What the Voice can name (GF9-bg-08, DES-bg-10). */
export type Voiced = (typeof VOICED)[number];

export interface Voice {
  /** Which of the two fighters must obey: 0 the aggressor, 1 the other. */
  readonly side: 0 | 1;
  readonly play: boolean;
  readonly what: Voiced;
}

export interface BattleFrame {
  readonly step: 'battle';
  /** The aggressor and the other. */
  readonly fighters: readonly [Seat, Seat];
  readonly territory: TerritoryId;
  /** The places of the territory in which they meet (GF9-Q12). */
  readonly places: readonly LocationId[];
  /** What a Sardaukar or Fedaykin of each side counts in this battle: 2 or 1. */
  readonly worths: readonly [number, number];
  /** Whether the forces of each side count half in it unless spice is spent on them (GF9-adv-combat-01). */
  readonly pays: readonly [boolean, boolean];
  stage:
    | 'voice'
    | 'prescience'
    | 'answer'
    | 'plans'
    | 'peek'
    | 'traitors'
    | 'losses'
    | 'cards'
    | 'capture'
    | 'captive';
  voice: Voice | null;
  /** What was asked of a side, as in `voice`. */
  question: { readonly side: 0 | 1; readonly element: Element } | null;
  plans: [Plan, Plan];
  /** Whose plan the Atreides see before it is shown; undefined till they were asked (GF9-adv-karama-05). */
  peek?: 0 | 1 | null;
  /** Who is still asked in this stage. */
  left: Seat[];
  /** Sides for which a traitor was called; secret till all were asked. */
  calls: { readonly seat: Seat; readonly side: 0 | 1 }[];
  winner: 0 | 1 | null;
  /** What the winner must lose, once that is plain; from which places, as far as it was said. */
  losses: Group | null;
  lost: number[];
  lostElites: number[];
  /** Cards of the winner's plan that it may keep. */
  cards: CardId[];
}

/** The Harkonnen give back cards for those that they took. */
export interface SwapFrame {
  readonly step: 'swap';
  readonly seat: Seat;
  readonly target: Seat;
  left: number;
}

/** Asks the Guild whether it stops a shipment. */
export interface VetoFrame {
  readonly step: 'veto';
  readonly seat: Seat;
}

/** A Truthtrance: what is asked of whom. */
export interface TruthFrame {
  readonly step: 'truth';
  readonly seat: Seat;
  readonly target: Seat;
}

export type Frame =
  | TurnFrame
  | SetupFrame
  | OrdersFrame
  | StormFrame
  | SpiceBlowFrame
  | NexusFrame
  | CharityFrame
  | BiddingFrame
  | RevivalFrame
  | LeaderRevivalFrame
  | ShipmentFrame
  | ShipFrame
  | AccompanyFrame
  | FlipFrame
  | HalfFrame
  | MoveFrame
  | RideFrame
  | BattlesFrame
  | BattleFrame
  | TruthFrame
  | SwapFrame
  | VetoFrame;

export type StepName = Frame['step'];
