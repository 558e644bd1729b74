import { z } from 'zod';
import { deckSchema } from '@/lib/decks/schema';
import type { Described } from '@/lib/described';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { madeOtherwise, madeWith } from '@/lib/engine/record';
import { ruleSetSchema } from '@/lib/engine/setup/setup-schema';
import { readSeated } from '@/lib/players/seated';
import { readAs } from '@/lib/read-as';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { listed } from '@/lib/sentences';
import type { GameResult } from './play-fixture';
import { fixtureOf, type Schedule, tablesOf } from './schedule';

/** What a gauntlet is, apart from its games. */
const planSchema = z.strictObject({
  decks: z.array(deckSchema).min(2).max(64),
  /** So many of the decks meet all others; the rest are only met. */
  own: z.int().min(1).max(64),
  /** As `readSeated` reads it. */
  player: z.string().refine((text) => readSeated(text) !== null, 'no such player'),
  rules: ruleSetSchema,
  houses: z.int().min(2).max(4),
  seed: z.int().min(0).max(0xffffffff),
  games: z.int().min(1),
  until: z.number().gt(0).lt(1).optional(),
  /** Places of the decks of whose cards the games tell. */
  byCard: z.array(z.int().min(0).max(63)).min(1).max(64).optional(),
});

export type Plan = Described<typeof planSchema>;

/** 1 and 2 are read too, but for games that tell of cards: 1 could not, and 2 said less of them. */
const VERSION = 3;

const headSchema = z.strictObject({
  format: z.literal('landsraad-gauntlet'),
  version: z.literal([1, 2, VERSION]),
  engine: z.int(),
  catalogue: z.string().max(16),
  abilities: z.string().max(16),
  plan: planSchema,
});

const fateSchema = z.strictObject({
  card: z.string().max(100),
  seen: z.int().min(0),
  played: z.int().min(0).nullable(),
  engaged: z.int().min(0),
  solaris: z.int().min(0),
  spice: z.int().min(0),
  favor: z.int().min(0),
  cost: z.int().min(0),
  held: z.int().min(0),
});

export const resultSchema: z.ZodType<GameResult> = z.strictObject({
  game: z.int().min(0),
  seed: z.int().min(0),
  seats: z.array(z.int().min(0)),
  winner: z.int().min(0).nullable(),
  reason: z.string().max(40).nullable(),
  turns: z.int().min(0),
  steps: z.int().min(0),
  hash: z.string().max(16),
  admission: z.array(z.int().min(1).nullable()),
  cards: z.array(z.array(fateSchema).nullable()).optional(),
});

export type JournalProblem = InputProblem<
  'not-a-journal' | 'future-version' | 'bad-journal' | 'made-otherwise'
>;

export function scheduleOf({ own, decks, houses, seed }: Plan): Schedule {
  return { tables: tablesOf(own, decks.length, houses), seed };
}

/** The first line of the file that keeps the games of a gauntlet; a line for each game follows. */
export function journalHead(plan: Plan, catalogue: GameCatalogue): string {
  return line({ format: 'landsraad-gauntlet', version: VERSION, ...madeWith(catalogue), plan });
}

export function journalLine(result: GameResult): string {
  return line(result);
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

interface Journal {
  readonly plan: Plan;
  readonly played: readonly GameResult[];
  /** The text as far as it is whole: whoever goes on writes behind it. */
  readonly whole: string;
}

/**
 * Reads such a file. A last line that was cut off while it was written is left out: that game is played
 * again. Problems: `not-a-journal`, `future-version`, `bad-journal`, and `made-otherwise` where games would
 * not be what they were when it was written.
 */
export function readJournal(
  text: string,
  catalogue: GameCatalogue,
): Result<Journal, JournalProblem> {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first = '', ...rest] = whole.split('\n').slice(0, -1);
  const head = headOf(first, catalogue);
  if (!head.ok) return head;
  const plan = head.value;
  const schedule = scheduleOf(plan);
  const played: GameResult[] = [];
  for (const [at, text] of rest.entries()) {
    const result = readAs(resultSchema, parsed(text));
    if (!result.success || !isOf(schedule, plan, result.data))
      return fail({
        code: 'bad-journal',
        at: `line ${at + 2}`,
        message: `Line ${at + 2} is no game of this gauntlet. Take the line out: its game is played again.`,
      });
    played.push(result.data);
  }
  return ok({ plan, played, whole });
}

function headOf(text: string, catalogue: GameCatalogue): Result<Plan, JournalProblem> {
  const value = parsed(text);
  const known = z
    .object({ format: z.literal('landsraad-gauntlet'), version: z.number() })
    .safeParse(value);
  if (!known.success)
    return fail({
      code: 'not-a-journal',
      at: 'line 1',
      message: 'This file does not hold the games of a gauntlet.',
    });
  if (known.data.version > VERSION)
    return fail({
      code: 'future-version',
      at: 'line 1',
      message: 'This file was written by a newer Registry. Update, then take it up again.',
    });
  const head = readAs(headSchema, value);
  if (!head.success) {
    const [issue] = head.error.issues;
    return fail({
      code: 'bad-journal',
      at: `line 1, ${issue?.path.join('.')}`,
      message: `What the gauntlet is cannot be read: ${issue?.message}`,
    });
  }
  const { plan, ...made } = head.data;
  const saysLess = made.version < VERSION && plan.byCard !== undefined;
  const otherwise = [
    ...madeOtherwise(made, catalogue),
    ...(saysLess ? ['a Registry that told less of each card'] : []),
  ];
  if (otherwise.length === 0) return ok(plan);
  return fail({
    code: 'made-otherwise',
    at: 'line 1',
    message: `The games of this file were played with ${listed(otherwise)}; new games would not go with them. Begin the gauntlet anew.`,
  });
}

/** Whether a result is that of the game of its number, and tells of the cards that were asked for. */
function isOf(
  schedule: Schedule,
  { byCard = [] }: Plan,
  { game, seed, seats, winner, admission, cards }: GameResult,
): boolean {
  const fixture = fixtureOf(schedule, game);
  return (
    fixture.seed === seed &&
    fixture.seats.join() === seats.join() &&
    admission.length === seats.length &&
    (winner === null || winner < seats.length) &&
    seats.every((deck, seat) => (cards?.[seat] != null) === byCard.includes(deck))
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
