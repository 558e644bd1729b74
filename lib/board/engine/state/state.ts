import type { Seat } from '@/lib/kernel/game';
import type { RandomState } from '@/lib/kernel/random';
import { EDITIONS, type EditionFacts } from '../../editions/editions';
import type { Sector } from '../../map/map';
import type { Edition } from '../../rules/book';
import type { Advantage } from '../advantages/advantages';
import type { CardId, FactionId, LeaderId, OptionId } from '../facts';
import type { Frame } from './frames';

/** As in lib/board/map: "cielago-north-0"; "polar-sink". */
export type LocationId = string;
/** As in lib/board/map: "cielago-north". */
export type TerritoryId = string;
/** A card of the spice deck: the territory where spice blows, or the worm. */
export type SpiceCard = TerritoryId | typeof WORM;
export const WORM = 'shai-hulud';

/** The phases of a turn, those of both editions; shipment is "shipment and movement". */
export const PHASES = [
  'storm',
  'spice-blow',
  'charity',
  'bidding',
  'revival',
  'shipment',
  'battle',
  'harvest',
  'mentat-pause',
] as const;
export type Phase = (typeof PHASES)[number];

type EditionPhase = EditionFacts['phases'][number];

const WORDS: Partial<Readonly<Record<Phase, EditionPhase>>> = {
  'spice-blow': 'spice blow',
  shipment: 'movement',
  harvest: 'collection',
  'mentat-pause': 'mentat pause',
};

/** A phase as the facts of the editions write it. */
export function wordFor(phase: Phase): EditionPhase {
  return WORDS[phase] ?? (phase as EditionPhase);
}

/** The phases of a turn in an edition, in their order: nine, or six with charity, revival and the end within others (GF9-seq-02, DES-seq-02). */
export const PHASES_OF: Readonly<Record<Edition, readonly Phase[]>> = {
  2019: phasesOf('2019'),
  descartes: phasesOf('descartes'),
};

function phasesOf(edition: Edition): readonly Phase[] {
  const { phases } = EDITIONS[edition];
  return PHASES.filter((phase) => phases.includes(wordFor(phase)));
}

/** Some forces of one faction. */
export interface Group {
  readonly count: number;
  /** How many of them are Sardaukar or Fedaykin; left out where none are (GF9-emperor-08, GF9-fremen-16). */
  readonly elite?: number;
}

/** Forces of one faction that stand together. */
export interface Stack extends Group {
  readonly at: LocationId;
}

export interface Leader {
  readonly id: LeaderId;
  /** Whether it lies in the Tleilaxu Tanks. */
  dead: boolean;
  /** How often it was killed; from the second time on it lies face down (GF9-revival-12). */
  deaths: number;
  /** The territory in which it fought in this battle phase (GF9-battle-16). */
  fought: TerritoryId | null;
}

/** The Kwisatz Haderach of the Atreides (GF9-atreides-10 to -16). */
export interface Kwisatz {
  /** Forces that the Atreides have lost in battles. */
  readonly lost: number;
  /** Whether it lies in the Tleilaxu Tanks. */
  readonly dead: boolean;
  /** The territory in which it fought in this battle phase. */
  readonly fought: TerritoryId | null;
}

/** What a faction has, by seat. */
export interface Faction {
  readonly id: FactionId;
  /** The sector of its player circle. */
  readonly circle: Sector;
  /** Behind the shield: nobody else knows how much (GF9-secrecy-03). */
  spice: number;
  /** Of it, what is set aside for allies in this phase (GF9-ally-12, GF9-ally-13). */
  lent: number;
  /** In front of the shield till the mentat pause (GF9-bribe-07). */
  bribes: number;
  reserves: number;
  /** Forces in the Tleilaxu Tanks. */
  tanks: number;
  /** How many of those in reserve and in the Tanks are Sardaukar or Fedaykin. */
  eliteReserves: number;
  eliteTanks: number;
  /** Whether one of them was revived in this turn already (GF9-emperor-10, GF9-fremen-17). */
  eliteRevived: boolean;
  /** On the board, in the order of the map; no location twice, none with no forces. */
  forces: Stack[];
  /**
   * Forces of the Bene Gesserit on the board that coexist with others and count as not there (GF9-bg-18), as `forces`.
   * A territory never holds some of each.
   */
  advisors: Stack[];
  readonly leaders: Leader[];
  /** Whether all its leaders have been in the Tanks at once, and some still are. */
  reviving: boolean;
  /** Of the Atreides, with the option; null for all others. */
  kwisatz: Kwisatz | null;
  /** Leaders of others that the Harkonnen hold; they stand among the leaders of their owners too (GF9-harkonnen-12). */
  captives: readonly LeaderId[];
  /** Own leaders that the Harkonnen sent to the Tanks, and that nobody else may look at there (GF9-harkonnen-12). */
  covered: readonly LeaderId[];
  /** Treachery cards in hand; copies are alike. */
  hand: CardId[];
  /** Traitor cards behind the shield, or all that were dealt till one is kept. */
  traitors: LeaderId[];
  /** Those of them that were shown (GF9-revival-11). */
  shown: LeaderId[];
  /** Seats of its allies, in order; replaced, never changed in place. */
  allies: readonly Seat[];
  /** Those of them that it had when the turn began: it must part from them (GF9-ally-19). */
  oldAllies: readonly Seat[];
  /** Which use of an advantage it will stop with a Karama (GF9-card-karama-01); secret. */
  order: Order | null;
  /** Whether it has used its special power (GF9-adv-karama-03). */
  special: boolean;
}

export interface Order {
  readonly against: Seat;
  readonly advantage: Advantage;
}

/** Which faction the Bene Gesserit expect to win, and when (GF9-bg-04). */
export interface Prediction {
  readonly faction: FactionId;
  readonly turn: number;
}

/** Spice that lies on the board. */
export interface Spice {
  readonly at: LocationId;
  readonly amount: number;
}

export interface Outcome {
  /** Seats; several where allies win. */
  readonly winners: readonly Seat[];
  readonly reason: WinReason;
}

/** How a game was won: in the mentat pause, by a prediction, or because the last turn was over. */
export type WinReason = 'strongholds' | 'prediction' | 'fremen' | 'guild' | 'last-turn';

/** A game of the board game, all plain data. */
export interface BoardState {
  readonly edition: Edition;
  /** Options of the edition that are on, by id. */
  readonly options: readonly OptionId[];
  random: RandomState;
  /** 0 during setup. */
  turn: number;
  /** Null during setup. */
  phase: Phase | null;
  /** Where the storm is. */
  storm: Sector;
  /** Till Family Atomics (GF9-card-atomics-04). */
  wallStands: boolean;
  /** Who used the battle wheels last, and so dials the storm next (GF9-storm-04); none in turn 1. */
  wheels: Seat[];
  /** By seat, counterclockwise. */
  readonly factions: Faction[];
  /** In the order of the map. */
  spice: Spice[];
  /** The top card is the last. */
  spiceDeck: SpiceCard[];
  /** The deck of the second pile, where it has one of its own (DES-adv-spice-02). */
  spiceDeckB: SpiceCard[];
  /** The card on top is the last. */
  spiceDiscards: SpiceCard[];
  /** How far the storm will move by the storm card that is drawn, and whether the Fremen saw it; null without such cards. */
  stormCard: { readonly number: number; readonly seen: boolean } | null;
  /** Where the worm comes: the last territory that was turned over (GF9-Q03). */
  lastBlow: TerritoryId | null;
  /** The same of the second pile, with two spice blows a turn (GF9-adv-flow-04). */
  lastBlowB: TerritoryId | null;
  /** What the Atreides saw on top of the spice deck, while it lies there. */
  foreseen: SpiceCard | null;
  /** The top card is the last. */
  deck: CardId[];
  discards: CardId[];
  /** Cards up for auction: the first is the one that is bid on. */
  row: CardId[];
  /** Cards that left the game (GF9-card-atomics-06). */
  removed: CardId[];
  prediction: Prediction | null;
  /** Advantages that a Karama has stopped for the whole phase, with the option (GF9-Q50). */
  stopped: readonly Advantage[];
  /** What is going on, the innermost last. */
  frames: Frame[];
  /** Who is asked by the innermost frame. */
  asked: Seat | null;
  outcome: Outcome | null;
}
