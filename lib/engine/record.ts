import { z } from 'zod';
import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { deckSchema } from '@/lib/decks/schema';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { abilitiesOf, encodedCards } from './abilities/book';
import { digest } from './digest';
import { MAX_MOVE_TEXT, type Move, moveText, readMove } from './moves';
import type { GameOptions } from './options';
import { seedOf } from './seed';
import type { GameSetup } from './setup';
import type { GameState } from './state';
import { ENGINE_VERSION } from './version';

/** What says that a JSON file is a recorded game. */
const RECORD_FORMAT = 'landsraad-game';
/** The version of the record format that this code writes and reads. */
const RECORD_VERSION = 1;
/** Most moves that a record may hold: a hundred turns of eight Houses lie far below. */
const MAX_MOVES = 200_000;

const OPTIONS = {
  subduedHost: z.enum(['cards-stay', 'participants-go-down']),
  engagedLeaderAddsForce: z.boolean(),
  plainTacticsInRites: z.boolean(),
  captureCostsFavor: z.boolean(),
  duneCanBeUsurped: z.boolean(),
  initiativeTactics: z.enum(['rounds', 'any-time']),
  admissionIsCheckedTwice: z.boolean(),
  imperialDraw: z.enum(['optional', 'mandatory']),
  movesToDune: z.enum(['everything', 'resources-by-choice']),
  adversariesOf: z.enum(['sponsor', 'sponsor-and-included']),
  turnedAdversarial: z.enum(['nothing', 'subdued']),
  payeeGets: z.enum(['above-listed-cost', 'everything']),
  sixFiefsWin: z.boolean(),
  surrender: z.boolean(),
  promptEvents: z.boolean(),
  openRites: z.boolean(),
} satisfies { readonly [N in keyof GameOptions]: z.ZodType<GameOptions[N]> };

/** What a JSON text leaves out is not there; it is never undefined. */
const optionsSchema = z.strictObject(OPTIONS).partial() as unknown as z.ZodType<
  Partial<GameOptions>
>;

const setupSchema = z.strictObject({
  seed: z.int().min(0).max(0xffffffff),
  rules: z.enum(['tat', 'eots']),
  options: optionsSchema,
  players: z.int().min(1).max(8),
  houses: z
    .array(z.strictObject({ name: z.string().max(200), deck: deckSchema }))
    .min(1)
    .max(8),
});

const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(RECORD_VERSION),
  engine: z.int().min(1).max(1_000_000),
  catalogue: z.string().max(16),
  abilities: z.string().max(16),
  setup: setupSchema,
  moves: z.array(z.string().min(1).max(MAX_MOVE_TEXT)).max(MAX_MOVES),
  checks: z
    .array(z.string().regex(/^[0-9a-f]{4,16}$/))
    .max(MAX_MOVES)
    .optional(),
}) satisfies z.ZodType<GameRecord>;

/**
 * A game as plain JSON: how it was set up, every move since as one short text (moves.ts), and what it
 * was made with. Whoever replays it has the same game, hidden cards and all.
 */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  /** ENGINE_VERSION of the engine that made it. */
  readonly engine: number;
  /** Fingerprints of the cards' facts and abilities that it was made with. */
  readonly catalogue: string;
  readonly abilities: string;
  readonly setup: RecordSetup;
  readonly moves: readonly string[];
  /** How the table stood when each turn was over, and last after all moves (`checkOf`). */
  readonly checks?: readonly string[] | undefined;
}

/** A setup whose seed is a number, with the options that are not those of its rule set alone. */
export interface RecordSetup extends GameSetup {
  readonly seed: number;
  readonly options: Partial<GameOptions>;
}

/** A record of a game from its first turn on. What a deck's owner noted on it stays at home. */
export function recordOf(
  setup: GameSetup,
  moves: readonly Move[],
  catalogue: Catalogue,
): GameRecord {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    engine: ENGINE_VERSION,
    ...fingerprints(catalogue),
    setup: {
      seed: seedOf(setup.seed),
      rules: setup.rules,
      options: { ...setup.options },
      players: setup.players,
      houses: setup.houses.map(({ name, deck }) => ({ name, deck: { ...deck, notes: '' } })),
    },
    moves: moves.map(moveText),
  };
}

/**
 * Reads a record from JSON data. Problems: `not-a-record`, `future-version`, and `bad-record` with the
 * JSON path for everything else that is not as it should be.
 */
export function parseRecord(value: unknown): Result<GameRecord> {
  const head = z.object({ format: z.literal(RECORD_FORMAT), version: z.number() }).safeParse(value);
  if (!head.success)
    return fail({ code: 'not-a-record', at: '', message: 'This is not the record of a game.' });
  if (head.data.version > RECORD_VERSION)
    return fail({
      code: 'future-version',
      at: 'version',
      message: `This record was written by a newer Registry (format version ${head.data.version}; this one reads version ${RECORD_VERSION}). Update, then open it again.`,
    });
  const read = recordSchema.safeParse(value);
  if (!read.success) return fail(...read.error.issues.slice(0, MOST_PROBLEMS).map(problemOf));
  return ok(read.data);
}

/** The moves of a record as values. Problem: `bad-move`, with the place of the first text that is none. */
export function movesOf(record: GameRecord): Result<readonly Move[]> {
  const moves: Move[] = [];
  for (const [at, text] of record.moves.entries()) {
    const move = readMove(text);
    if (move === null)
      return fail({
        code: 'bad-move',
        at: `moves.${at}`,
        message: `Move ${at + 1} of this record, “${text}”, is no move of this game.`,
      });
    moves.push(move);
  }
  return ok(moves);
}

/** Tells states apart: equal states have equal hashes on every machine, whatever way they came about. */
export function stateHash(state: Readonly<GameState>): string {
  return digest(state);
}

/**
 * A short digest of what lies on the table and with whom: what the engine holds beside it may be of
 * another shape in another version.
 */
export function checkOf({ houses, cards, guildHoard, outcome }: Readonly<GameState>): string {
  const all = houses.map(({ treasury, hoard, favor, zones }) => ({
    treasury,
    hoard,
    favor,
    zones,
  }));
  return digest({ houses: all, cards, guildHoard, outcome }).slice(0, 6);
}

/** What a game is played with: the facts of the cards, and what the engine makes them do. */
interface Fingerprints {
  readonly catalogue: string;
  readonly abilities: string;
}

const KNOWN = new WeakMap<Catalogue, Fingerprints>();

export function fingerprints(catalogue: Catalogue): Fingerprints {
  const known = KNOWN.get(catalogue);
  if (known !== undefined) return known;
  const made = {
    catalogue: digest([...catalogue.byId.values()].map(playedFacts).sort(byId)),
    abilities: digest(Object.fromEntries(encodedCards().map((id) => [id, abilitiesOf(id)]))),
  };
  KNOWN.set(catalogue, made);
  return made;
}

/** What of a card matters in play. */
function playedFacts(card: Card) {
  const { id, title, subtitle, deck, type, subtypes, cost, allegiance, requirement } = card;
  const { command, resistance, talents, unique, character } = card;
  return {
    ...{ id, title, subtitle, deck, type, subtypes, cost, allegiance, requirement },
    ...{ command, resistance, talents, unique, character },
  };
}

function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1;
}

const MOST_PROBLEMS = 20;

function problemOf(issue: z.core.$ZodIssue): InputProblem {
  return badRecord(issue.path.join('.'), issue.message);
}

function badRecord(at: string, why: string): InputProblem {
  const where = at === '' ? 'This record' : `This record, at ${at},`;
  return { code: 'bad-record', at, message: `${where} is not as it should be: ${why}` };
}
