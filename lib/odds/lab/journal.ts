import { z } from 'zod';
import { MAX_COUNT } from '@/lib/decks/deck';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { madeOtherwise, madeWith } from '@/lib/engine/record';
import { readAs } from '@/lib/read-as';
import type { Change } from './swap';

/** The changes of a race, and who won the games that were played; the deck and its rivals stand elsewhere. */
export interface RaceJournal {
  readonly changes: readonly Change[];
  /** Pairs of games that are wanted of each change. */
  readonly pairs: number;
  /** Games by number (race.ts): those that the deck, changed or not, has won, and the others. */
  readonly won: readonly number[];
  readonly lost: readonly number[];
}

const FORMAT = 'landsraad-race';
const VERSION = 1;

const numbers = z.array(z.int().min(0)).max(1_000_000);

const swapSchema = z.strictObject({
  out: z.string().max(100),
  into: z.string().max(100),
  copies: z.int().min(1).max(MAX_COUNT),
});

const journalSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  engine: z.int(),
  catalogue: z.string().max(16),
  abilities: z.string().max(16),
  changes: z.array(z.array(swapSchema).min(1).max(100)).min(1).max(100),
  pairs: z.int().min(1).max(1_000_000),
  won: numbers,
  lost: numbers,
});

export function raceJournal(journal: RaceJournal, catalogue: GameCatalogue): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...madeWith(catalogue), ...journal });
}

/** Null for what is no such journal, or was played with what would play otherwise now. */
export function readRaceJournal(text: string, catalogue: GameCatalogue): RaceJournal | null {
  const read = readAs(journalSchema, parsed(text));
  if (!read.success) return null;
  const { changes, pairs, won, lost, ...made } = read.data;
  return madeOtherwise(made, catalogue).length > 0 ? null : { changes, pairs, won, lost };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
