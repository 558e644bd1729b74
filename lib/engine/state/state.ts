import type { z } from 'zod';
import type { CardId } from '@/lib/cards/card';
import type { Id } from '@/lib/id';
import type { Seat } from '@/lib/kernel/game';
import type { RandomState } from '@/lib/kernel/random';
import type { Power } from '@/lib/rules/powers';
import type { CardGroup } from '@/lib/rules/taxonomy';
import type { Modifier } from '../abilities/modifiers/table';
import type { Pattern } from '../abilities/pattern';
import type { ruleSetSchema } from '../setup/setup-schema';
import type { Decision, Frame } from './frames';
import type { GameOptions } from './options';

export type { Seat };

/**
 * A whole game as plain JSON: no functions, dates or classes, so that it can be saved, sent and
 * compared. Only the functions in atoms/ change one, and they change it in place; a shuffle moves
 * its generator on. Solaris, spice, favor and tokens are whole numbers.
 */
export interface GameState {
  readonly version: 1;
  readonly rules: RuleSet;
  readonly options: GameOptions;
  readonly seed: number;
  /** Houses at the table, silent rivals included; `houses` holds those that are played. */
  readonly players: number;
  random: RandomState;
  /** The id that the next numbered thing gets. */
  nextId: number;
  /** Spice in the Guild Hoard. The CROE follows from it. */
  guildHoard: number;
  /** By seat. */
  houses: House[];
  /** By id. A card that leaves the game stays here, in the zone "removed". */
  cards: Record<GameCardId, GameCard>;
  /** Effects that outlast the ability that began them, oldest first (TAT-9-04). */
  lasting: Lasting[];
  /** Turns begun; 0 before the first. */
  turn: number;
  /** Seats by initiative, rank 1 first: this turn's once they are settled, till then the last turn's. */
  ranks: Seat[];
  /** Procedures that are not finished, the innermost last. */
  frames: Frame[];
  /** What waits for a House. Null only before the first turn and once the game is over. */
  decision: Decision | null;
  outcome: Outcome | null;
}

/** Modifiers with a term. Values in them are settled, so that nothing in them changes later. */
export interface Lasting {
  readonly id: number;
  /** The card whose ability began it. A tactic, venture or event lies in its Domain till the end. */
  readonly card: GameCardId;
  readonly seat: Seat;
  /** The cards that it is about; none: what its modifiers say. */
  readonly on: readonly GameCardId[];
  readonly modifiers: readonly Modifier[];
  readonly until: Term;
  /** The Houses that had been chosen. */
  readonly houses?: readonly Seat[] | undefined;
  /** Its card does not lie there for it: what the card did is done, and lasts (TAT-6.2.2-25). */
  readonly apart?: true | undefined;
  /** What is done once something happens. */
  readonly waits?: Waits | undefined;
  /** The ability of its card that is used up till the term ends. */
  readonly used?: number | undefined;
}

/** A part of an ability that is still to come. */
interface Waits {
  readonly on: Pattern;
  readonly by: 'you' | 'doer';
  readonly may: boolean;
  readonly ability: number;
  /** The way to its effects, as an effect frame has it. */
  readonly list: readonly number[];
  readonly x: number | null;
  /** Houses that had been chosen. */
  readonly houses?: readonly Seat[] | undefined;
}

/** When a lasting effect ends: with the operation it is part of, a rite, the House Interval, the turn, or its card. */
export type Term = 'operation' | 'rite' | 'interval' | 'turn' | 'card' | 'assignment';

/** How a game ended: with a winner, or as a draw when nobody is left (C31). */
export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: 'admission' | 'six-fiefs' | 'last-house' | 'nobody-left';
}

export type RuleSet = z.infer<typeof ruleSetSchema>;

/** A card of the game, by the number that the state gave it. Says nothing about which card it is. */
export type GameCardId = Id<number, 'game card'>;

export interface GameCard {
  readonly id: GameCardId;
  readonly card: CardId;
  readonly group: CardGroup;
  /** Whose deck it came from; never changes (TAT-5.4-10, TAT-9-09). */
  readonly owner: Seat;
  place: Place;
  status: Status;
  /** Deferment tokens on it. */
  deferment: number;
  /** Spice on it that is in nobody's hoard. */
  spice: number;
  /** Program tokens on it. */
  program: number;
  /** Tokens that mark the X that was paid for it (TAT-11-05). */
  marks: number;
  /** The House that deployed it on a card of another House: "you" in its text (C50). Else null. */
  deployer: Seat | null;
  /** What its cost of X came to when it was deployed; else 0. */
  price: number;
  /** Who knows which card it is, wherever it lies. */
  known: Known;
}

/** Everybody, or the Houses at some seats: they look at it now, or have seen it as it lies there (C42). */
export type Known = 'all' | readonly Seat[];

/**
 * The one place where a card is. The lists of a House hold the same, in order. A card that moves
 * gets another place; a place never changes, so that cards may share one.
 */
export interface Place {
  readonly zone: Zone;
  /** The House in whose territory the zone lies. */
  readonly seat: Seat;
  /** The card that this one is assigned to or lies under, or null. */
  readonly host: GameCardId | null;
}

/**
 * Forum: imperial-deck, assembly, imperial-discard. Domain: domain, and concealed for the programs
 * under the home world. Reserves: house-deck, hand, house-discard. Removed: out of the game.
 */
export type Zone =
  | 'imperial-deck'
  | 'assembly'
  | 'imperial-discard'
  | 'domain'
  | 'concealed'
  | 'house-deck'
  | 'hand'
  | 'house-discard'
  | 'removed';

/** A deployed card is disengaged or engaged; a card outside the Domain has no status (TAT-9-11). */
export type Status = 'none' | 'disengaged' | 'engaged' | 'subdued';

export interface House {
  readonly name: string;
  readonly sponsor: Power;
  readonly profile: Profile;
  /** What a player holds in its Reserves beside cards; favor may go below 0. */
  treasury: number;
  hoard: number;
  favor: number;
  /** Powers whose cards its Imperial deck held. */
  readonly included: readonly Power[];
  /** Out of the game (TAT-6.3.2-06). */
  eliminated: boolean;
  assemblyLimit: number;
  handLimit: number;
  /** Card ids in order; of a pile the last is the top. */
  zones: Record<Zone, GameCardId[]>;
}

/** How the five bonus solaris went, as recorded in the Forum (TAT-4.1-01). */
export interface Profile {
  readonly homeWorld: CardId | null;
  readonly kept: number;
  readonly favor: number;
  readonly spice: number;
  readonly programs: readonly CardId[];
}
