import { z } from 'zod';
import { readAs } from '@/lib/read-as';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { SET_CODES } from '@/lib/rules/taxonomy';
import type { Format } from './format';

/** Most titles that a ban list or a restricted list may name: every card there is. */
const MAX_TITLES = 661;

const titles = z.array(z.string().min(1).max(200)).max(MAX_TITLES);

/** The published form of a format. */
export const formatSchema = z.strictObject({
  version: z.literal(1),
  id: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1).max(120),
  summary: z.string().max(2_000),
  sets: z.array(z.enum(SET_CODES)).min(1),
  // TAT-4.2-01, TAT-4.2-07
  imperialMinimum: z.int().min(0).max(500).describe('Least cards in the Imperial deck.'),
  houseMinimum: z.int().min(0).max(500).describe('Least cards in the House deck.'),
  // TAT-4.2-10
  houseCopies: z.int().min(1).max(99).describe('Most copies of a title in the House deck.'),
  uniqueness: z
    .enum(['title', 'character'])
    .describe('What may stand once in the Imperial deck: a title, or a person under any title.'),
  // C07, CRF-1.B-05
  sponsorAllegianceFree: z
    .boolean()
    .describe("The sponsor's own House cards need no Imperial card of that allegiance."),
  programs: z.boolean(),
  banned: titles.describe('Titles that may not be used at all.'),
  restricted: titles.describe('Titles of which one copy may be used over both decks.'),
});

const versionSchema = z.object({ version: z.number().min(2) });

type FormatProblem = InputProblem<'future-version' | 'format'>;

/**
 * Reads a format from JSON data. Problems: `future-version`, or `format` for each field that is not
 * as it should be, with its JSON path.
 */
export function parseFormat(value: unknown): Result<Format, FormatProblem> {
  const newer = readAs(versionSchema, value);
  if (newer.success)
    return fail({
      code: 'future-version',
      at: 'version',
      message: `This format was written by a newer Registry (format version ${newer.data.version}; this one reads version 1). Update, then open it again.`,
    });
  const parsed = readAs(formatSchema, value);
  if (parsed.success) return ok(parsed.data);
  return fail(
    ...parsed.error.issues.map((issue): FormatProblem => {
      const at = issue.path.map(String).join('.');
      return { code: 'format', at, message: at === '' ? issue.message : `${at}: ${issue.message}` };
    }),
  );
}
