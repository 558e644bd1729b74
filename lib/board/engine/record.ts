import { z } from 'zod';
import type { Described } from '@/lib/described';
import { digest } from '@/lib/kernel/hash';
import { moveText } from '@/lib/kernel/moves';
import { RECORD_FIELDS, RECORD_VERSION, type RecordProblem, readRecord } from '@/lib/kernel/record';
import type { Result } from '@/lib/result';
import type { BoardMove } from './actions';
import { isOn } from './queries/options';
import { type BoardGameSetup, boardSetupSchema } from './setup/board-setup';
import type { BoardState } from './state/state';

/** Counts up whenever the same record may play otherwise than before. */
const BOARD_ENGINE_VERSION = 3;
/** What says that a JSON file is a recorded game of the board game. */
const RECORD_FORMAT = 'landsraad-board-game';

const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  ...RECORD_FIELDS,
  /** BOARD_ENGINE_VERSION of the engine that made it. */
  engine: z.int().min(1).max(1_000_000),
  setup: boardSetupSchema,
});

/** A game as plain JSON: how it was set up, and every move since as one short text (actions.ts). */
export type BoardRecord = Described<typeof recordSchema>;

export function recordOf(setup: BoardGameSetup, moves: readonly BoardMove[]): BoardRecord {
  return {
    ...{ format: RECORD_FORMAT, version: RECORD_VERSION, engine: BOARD_ENGINE_VERSION },
    setup,
    moves: moves.map(moveText),
  };
}

/** Reads a record from JSON data. Problems: those of readRecord. */
export function parseBoardRecord(value: unknown): Result<BoardRecord, RecordProblem> {
  return readRecord(recordSchema, RECORD_FORMAT, value);
}

/** What a record was made with that is otherwise now, in words. */
export function madeOtherwise({ engine }: BoardRecord): readonly string[] {
  return engine === BOARD_ENGINE_VERSION ? [] : [`rules engine ${engine}`];
}

/** A short digest of what lies on the table: what the engine holds beside it may be of another shape in another version. */
export function checkOf(state: Readonly<BoardState>): string {
  const { factions, storm, stormCard, wallStands, spice, discards, outcome } = state;
  const isPlain = !isOn(state, 'advantages');
  const all = factions.map((faction) => {
    const { id, reserves, tanks, forces, leaders, hand, spice: own, allies } = faction;
    const { advisors, eliteReserves, eliteTanks, kwisatz, captives } = faction;
    // As it was when nobody had more than one ally.
    const ally = allies.length > 1 ? allies : (allies[0] ?? null);
    const more = isPlain ? {} : { advisors, eliteReserves, eliteTanks, kwisatz, captives };
    return { id, reserves, tanks, forces, leaders, hand, own, ally, ...more };
  });
  return digest({ all, storm, stormCard, wallStands, spice, discards, outcome }).slice(0, 6);
}
