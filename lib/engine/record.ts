import { z } from 'zod';
import type { Card } from '@/lib/cards/card';
import { withConsidered } from '@/lib/decks/deck';
import type { Described } from '@/lib/described';
import { digest } from '@/lib/kernel/hash';
import { moveText } from '@/lib/kernel/moves';
import { RECORD_FIELDS, RECORD_VERSION, type RecordProblem, readRecord } from '@/lib/kernel/record';
import { seedOf } from '@/lib/kernel/seed';
import type { Result } from '@/lib/result';
import type { GameCatalogue } from './abilities/game-catalogue';
import { reviewSchema } from './game-review';
import type { Move } from './moves';
import type { GameSetup } from './setup/new-game';
import { setupSchema } from './setup/setup-schema';
import type { GameState } from './state/state';

/** Counts up whenever the same record may play otherwise than before. */
export const ENGINE_VERSION = 1;
/** What says that a JSON file is a recorded game. */
const RECORD_FORMAT = 'landsraad-game';

const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  ...RECORD_FIELDS,
  /** ENGINE_VERSION of the engine that made it. */
  engine: z.int().min(1).max(1_000_000),
  /** Fingerprints of the cards' facts and abilities that it was made with. */
  catalogue: z.string().max(16),
  abilities: z.string().max(16),
  setup: setupSchema,
  /** What was found in it; one that cannot be read is left out, for the game counts more. */
  review: reviewSchema.optional().catch(undefined),
});

/**
 * A game as plain JSON: how it was set up, every move since as one short text (moves.ts), and what it
 * was made with. Whoever replays it has the same game, hidden cards and all.
 */
export type GameRecord = Described<typeof recordSchema>;
export type RecordSetup = GameRecord['setup'];

/** A record of a game from its first turn on. What a deck's owner noted on it stays at home. */
export function recordOf(
  setup: GameSetup,
  moves: readonly Move[],
  catalogue: GameCatalogue,
): GameRecord {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ...madeWith(catalogue),
    setup: {
      seed: seedOf(setup.seed),
      rules: setup.rules,
      options: { ...setup.options },
      players: setup.players,
      houses: setup.houses.map(({ name, deck }) => ({
        name,
        deck: withConsidered({ ...deck, notes: '' }, []),
      })),
    },
    moves: moves.map(moveText),
  };
}

/** Reads a record from JSON data. Problems: those of readRecord. */
export function parseRecord(value: unknown): Result<GameRecord, RecordProblem> {
  return readRecord(recordSchema, RECORD_FORMAT, value);
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

const KNOWN = new WeakMap<GameCatalogue, Fingerprints>();

function fingerprints(catalogue: GameCatalogue): Fingerprints {
  const known = KNOWN.get(catalogue);
  if (known !== undefined) return known;
  const made = {
    catalogue: digest([...catalogue.byId.values()].map(playedFacts).sort(byId)),
    abilities: digest(Object.fromEntries(catalogue.abilities)),
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

/** What games are played with now: where any of it differs, the same moves may lead elsewhere. */
export function madeWith(catalogue: GameCatalogue): Fingerprints & { readonly engine: number } {
  return { engine: ENGINE_VERSION, ...fingerprints(catalogue) };
}

/** What a record was made with that is otherwise now, in words. */
export function madeOtherwise(
  record: Pick<GameRecord, 'engine' | 'catalogue' | 'abilities'>,
  catalogue: GameCatalogue,
): readonly string[] {
  const now = madeWith(catalogue);
  return [
    ...(record.engine === now.engine ? [] : [`rules engine ${record.engine}`]),
    ...(record.catalogue === now.catalogue ? [] : ['other facts of the cards']),
    ...(record.abilities === now.abilities ? [] : ['other abilities of the cards']),
  ];
}
