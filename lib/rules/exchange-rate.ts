/**
 * The CHOAM Rate of Exchange: solaris for one spice, read from the spice in the Guild Hoard.
 * Source: TAT-2.2-03, TAT-2.2-04, and the rules beside the rows and functions.
 */

/** Least spice in the Guild Hoard for each rate, lowest rate first. */
export const CROE_TABLE = [
  { rate: 1, from: 13 }, // TAT-5.1-06
  { rate: 2, from: 10 }, // TAT-5.1-07
  { rate: 3, from: 7 }, // TAT-5.1-08
  { rate: 4, from: 4 }, // TAT-5.1-09
  { rate: 5, from: 1 }, // TAT-5.1-10
  { rate: 6, from: 0 }, // TAT-5.1-11
] as const;

/** Solaris for one spice when the Guild Hoard holds `guildHoard` spice (an integer, 0 or more). */
export function croe(guildHoard: number): number {
  return CROE_TABLE.find((row) => guildHoard >= row.from)?.rate ?? 6;
}

/** Spice in the Guild Hoard before the first turn: 4, and 2 for each player (TAT-5.1-04). */
export function startingGuildHoard(players: number): number {
  return 4 + 2 * players;
}

/** The rate before the first turn (TAT-5.1-05). */
export function startingCroe(players: number): number {
  return croe(startingGuildHoard(players));
}
