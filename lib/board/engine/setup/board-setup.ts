import { z } from 'zod';
import type { Described } from '@/lib/described';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { SECTORS } from '../../map/schema';
import { isFaction, RULES } from '../facts';

/** Options of the 2019 edition that the engine plays; it refuses all others rather than leave them out unsaid. */
export const PLAYED_OPTIONS = [
  'strict-traitors',
  'shared-end',
  'shared-stronghold',
  'whole-territory',
] as const;

const MOST = RULES.maxPlayers;

export const boardSetupSchema = z.strictObject({
  seed: z.int().min(0).max(0xffffffff),
  edition: z.literal('2019'),
  /** By seat, counterclockwise; "bene-gesserit". */
  factions: z.array(z.string().max(40)).min(RULES.minPlayers).max(MOST),
  /** The sector of each seat's player circle; spread round the map unless told (GF9-setup-12). */
  circles: z
    .array(
      z
        .int()
        .min(0)
        .max(SECTORS - 1),
    )
    .max(MOST)
    .optional(),
  /** Options that are on, by id. */
  options: z.array(z.string().max(40)).max(40).optional(),
});

/** How a game of the board game is set up. */
export type BoardGameSetup = Described<typeof boardSetupSchema>;

export type BoardSetupProblem = InputProblem<
  'bad-setup' | 'players' | 'unknown-faction' | 'faction-twice' | 'circles' | 'option'
>;

/** Whether a game can be set up so: the form, factions that there are and each once, circles that ascend, options that are played. */
export function checkSetup(setup: BoardGameSetup): Result<BoardGameSetup, BoardSetupProblem> {
  const read = boardSetupSchema.safeParse(setup);
  if (!read.success) {
    const [issue] = read.error.issues;
    return problem('bad-setup', issue?.path.join('.') ?? '', issue?.message ?? '');
  }
  const { factions, circles, options = [] } = setup;
  const unknown = factions.find((id) => !isFaction(id));
  if (unknown !== undefined)
    return problem('unknown-faction', 'factions', `The base game has no faction “${unknown}”.`);
  if (new Set(factions).size < factions.length)
    return problem('faction-twice', 'factions', 'Each faction plays once.');
  const ascends = circles?.every((circle, at) => at === 0 || circle > (circles[at - 1] ?? 0));
  if (circles !== undefined && (circles.length !== factions.length || !ascends))
    return problem('circles', 'circles', 'There is one circle for each seat, counterclockwise.');
  const other = options.find((id) => !PLAYED_OPTIONS.some((played) => played === id));
  if (other !== undefined)
    return problem('option', 'options', `The option “${other}” cannot be played yet.`);
  return ok(setup);
}

function problem(code: BoardSetupProblem['code'], at: string, message: string) {
  return fail<BoardSetupProblem>({ code, at, message });
}

/** The circles of so many seats: spread as evenly as six circles allow (GF9-Q05). */
export function circlesOf(seats: number): number[] {
  const { circles } = RULES;
  return Array.from(
    { length: seats },
    (_, seat) => circles[Math.floor((seat * circles.length) / seats)] ?? 0,
  );
}
