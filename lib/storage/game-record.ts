import { z } from 'zod';
import { type KeptReview, keptReviewSchema } from '@/lib/engine/game-review';
import type { RecordSetup } from '@/lib/engine/record';
import { setupSchema } from '@/lib/engine/setup/setup-schema';
import { MAX_MOVE_TEXT, MAX_MOVES } from '@/lib/kernel/record';
import type { KeptMoves } from '@/lib/kernel/replay';
import { AUTOMATIC, STANDING_ORDERS } from '@/lib/players/who-plays';
import { markSchema } from './records';

const whole = z.int().min(0);

/** As a table is set up: its seed may be a word, and nothing need be settled beside the rule set. */
interface Setup extends Omit<RecordSetup, 'seed' | 'options'> {
  readonly seed: number | string;
  readonly options?: RecordSetup['options'];
}

/** What of any game is kept while it is played: its moves as text, never its states. */
function course() {
  const line: z.ZodType<KeptMoves> = z
    .strictObject({
      moves: z.array(z.string().min(1).max(MAX_MOVE_TEXT)).max(MAX_MOVES),
      by: z.string().max(MAX_MOVES),
    })
    .refine(({ moves, by }) => moves.length === by.length, { path: ['by'], message: 'too short' });
  return {
    line,
    /** Moves before the position on the table. */
    at: whole,
    branches: z.array(z.strictObject({ from: whole, line })).max(10_000),
    /** For the list of games: its turn, and whether it is over. */
    turn: whole,
    isOver: z.boolean(),
  };
}

function cardGame() {
  const { shape } = setupSchema;
  const setup: z.ZodType<Setup> = setupSchema.extend({
    seed: z.union([shape.seed, z.string().max(200)]),
    options: shape.options.exactOptional(),
  });
  const review: z.ZodType<KeptReview> = keptReviewSchema;
  return {
    /** The card game was the only one at first, and says nothing of it. */
    game: z.undefined().optional(),
    setup,
    /** By seat, as are the standing orders. */
    controllers: z.array(z.enum(['person', ...AUTOMATIC])).max(8),
    standing: z.array(z.enum(STANDING_ORDERS)).max(8),
    ...course(),
    /** The last review of a line; one that cannot be read is left out, for the game counts more. */
    review: review.optional().catch(undefined),
  };
}

/** Storage knows no rule of the board game: what is in its setup the table reads when it takes the game up. */
function boardGame() {
  const setup: z.ZodType<Readonly<Record<string, unknown>>> = z.record(
    z.string().max(40),
    z.json(),
  );
  return {
    game: z.literal('board'),
    setup,
    /** By seat. */
    controllers: z.array(z.string().max(40)).min(1).max(8),
    ...course(),
  };
}

/** The longest name that a player can give a game. */
export const MOST_GAME_NAME = 60;

/** A row of the table `games`. Its schema is made with the first that is read. */
export const storedGameSchema = z.lazy(() => {
  const stored = {
    version: z.literal(1),
    id: z.string().min(1).max(100),
    /** The writing that made the record so: a tab that finds another's goes on as another game. */
    mark: markSchema,
    /** Milliseconds since 1970. */
    savedAt: z.number(),
    /** As the player calls it; who plays tells it apart otherwise. */
    name: z.string().min(1).max(MOST_GAME_NAME).optional(),
  };
  return z
    .discriminatedUnion('game', [
      z
        .strictObject({ ...stored, ...cardGame() })
        .refine(
          ({ controllers, standing, setup: { houses } }) =>
            controllers.length === houses.length && standing.length === houses.length,
          { path: ['controllers'], message: 'not one for each House' },
        ),
      z.strictObject({ ...stored, ...boardGame() }),
    ])
    .refine(({ at, line }) => at <= line.moves.length, { path: ['at'], message: 'beyond the end' });
});
export type StoredGame = Readonly<z.infer<typeof storedGameSchema>>;
export type StoredBoardGame = Extract<StoredGame, { readonly game: 'board' }>;
export type StoredCardGame = Exclude<StoredGame, StoredBoardGame>;

/** What a table says of its game; the rest of the record is storage's own. */
export type CardGameInPlay = Pick<StoredCardGame, keyof ReturnType<typeof cardGame>>;
export type BoardGameInPlay = Pick<StoredBoardGame, keyof ReturnType<typeof boardGame>>;
export type GameInPlay = CardGameInPlay | BoardGameInPlay;
