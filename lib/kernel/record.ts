import { z } from 'zod';
import { readAs } from '@/lib/read-as';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';

/** The version of the record format that this code writes and reads. */
export const RECORD_VERSION = 1;
/** Most moves that a record may hold: a hundred turns of eight players lie far below. */
export const MAX_MOVES = 200_000;
/** Longest text that a move can have. */
export const MAX_MOVE_TEXT = 80;

/** What the record of any game holds, beside its format, its setup and what it was made with. */
export const RECORD_FIELDS = {
  version: z.literal(RECORD_VERSION),
  moves: z.array(z.string().min(1).max(MAX_MOVE_TEXT)).max(MAX_MOVES),
  checks: z
    .array(z.string().regex(/^[0-9a-f]{4,16}$/))
    .max(MAX_MOVES)
    .optional(),
};

const MOST_PROBLEMS = 20;

/** `bad-record`, with the JSON path, for everything that is not as it should be. */
export type RecordProblem = InputProblem<'not-a-record' | 'future-version' | 'bad-record'>;

/** Reads the record of a game from JSON data. */
export function readRecord<R>(
  schema: z.ZodType<R>,
  format: string,
  value: unknown,
): Result<R, RecordProblem> {
  const head = readAs(z.object({ format: z.literal(format), version: z.number() }), value);
  if (!head.success)
    return fail({ code: 'not-a-record', at: '', message: 'This is not the record of a game.' });
  if (head.data.version > RECORD_VERSION)
    return fail({
      code: 'future-version',
      at: 'version',
      message: `This record was written by a newer Registry (format version ${head.data.version}; this one reads version ${RECORD_VERSION}). Update, then open it again.`,
    });
  const read = readAs(schema, value);
  if (!read.success) return fail(...read.error.issues.slice(0, MOST_PROBLEMS).map(problemOf));
  return ok(read.data);
}

function problemOf({ path, message }: z.core.$ZodIssue): RecordProblem {
  const at = path.join('.');
  const where = at === '' ? 'This record' : `This record, at ${at},`;
  return { code: 'bad-record', at, message: `${where} is not as it should be: ${message}` };
}
