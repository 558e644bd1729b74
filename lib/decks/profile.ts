import { croe, startingCroe, startingGuildHoard } from '@/lib/rules/exchange-rate';
import type { Deck } from './deck';

/** The House Profile: five bonus solaris, spent or kept before the game (section 4.1 of the rulebook). */

/** Solaris for the profile, beside the treasury's 20 (TAT-4.1-03, TAT-4.1-13). */
export const BONUS_SOLARIS = 5;
/** Bonus solaris for one more favor (TAT-4.1-05). */
export const FAVOR_PRICE = 2;
/** Bonus solaris for one program (TAT-4.1-08). */
export const PROGRAM_PRICE = 1;
/** Solaris in the treasury at the start, without what is kept (TAT-5.2.3-05). */
export const STARTING_TREASURY = 20;
/** Favor at the start, without what is bought (TAT-5.2.3-07). */
export const STARTING_FAVOR = 10;

/** What the bonus solaris buy, in tokens and programs. */
export interface Allocation {
  readonly favor: number;
  readonly spice: number;
  readonly programs: number;
}

/** A House at the start of the game, as its profile makes it. Amounts in solaris, favor and spice. */
export interface HouseStart {
  /** Bonus solaris spent; more than 5 where the profile is not legal. */
  readonly spent: number;
  /** Bonus solaris that go to the treasury (TAT-4.1-04). */
  readonly kept: number;
  readonly treasury: number;
  readonly favor: number;
  /** Spice of the House; it is not taken from the Guild Hoard (TAT-4.1-07). */
  readonly hoard: number;
  readonly guildHoard: number;
  readonly croe: number;
  /** Bonus solaris for one spice: the starting CROE and 1 (TAT-4.1-06). */
  readonly spicePrice: number;
}

export function allocationOf(deck: Deck): Allocation {
  const { favor, spice } = deck.profile;
  return { favor, spice, programs: deck.programs.length };
}

/** Bonus solaris for one spice with so many Houses at the table (TAT-4.1-06). */
export function spicePrice(players: number): number {
  return startingCroe(players) + 1;
}

/** Bonus solaris that an allocation costs. A negative amount pays nothing back. */
export function solarisSpent(players: number, { favor, spice, programs }: Allocation): number {
  return (
    FAVOR_PRICE * Math.max(favor, 0) +
    spicePrice(players) * Math.max(spice, 0) +
    PROGRAM_PRICE * Math.max(programs, 0)
  );
}

/** Whether nothing is negative and no more than the five bonus solaris are spent (TAT-4.1-13). */
export function isLegalAllocation(players: number, allocation: Allocation): boolean {
  const { favor, spice, programs } = allocation;
  return (
    Math.min(favor, spice, programs) >= 0 && solarisSpent(players, allocation) <= BONUS_SOLARIS
  );
}

/**
 * What a House has when the game begins. An overspent profile keeps nothing, and its treasury stays
 * at 20: those solaris may not be used (TAT-4.1-13).
 */
export function houseStart(players: number, allocation: Allocation): HouseStart {
  const spent = solarisSpent(players, allocation);
  const kept = Math.max(BONUS_SOLARIS - spent, 0);
  const guildHoard = startingGuildHoard(players);
  return {
    spent,
    kept,
    treasury: STARTING_TREASURY + kept,
    favor: STARTING_FAVOR + allocation.favor,
    hoard: allocation.spice,
    guildHoard,
    croe: croe(guildHoard),
    spicePrice: spicePrice(players),
  };
}

/**
 * Every legal way to spend the bonus solaris when exactly so many programs are bought, most kept
 * first. Empty where the programs alone cost more than five.
 */
export function legalAllocations(players: number, programs: number): readonly Allocation[] {
  const found: Allocation[] = [];
  for (let favor = 0; favor <= BONUS_SOLARIS; favor += 1)
    for (let spice = 0; spice <= BONUS_SOLARIS; spice += 1) {
      const allocation = { favor, spice, programs };
      if (isLegalAllocation(players, allocation)) found.push(allocation);
    }
  return found.sort((a, b) => solarisSpent(players, a) - solarisSpent(players, b));
}
