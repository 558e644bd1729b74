import { z } from 'zod';

/**
 * `safeParse` for data from outside. Zod asks whatever has a `length` how long it is, before it has
 * settled what it is, and throws where that length cannot be compared, as in
 * `{"length": {"valueOf": 1, "toString": 1}}`. Here such data just have not the form.
 */
export function readAs<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  try {
    return schema.safeParse(value);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const message = 'a length that is no number';
    return {
      success: false,
      error: new z.ZodError([{ code: 'custom', path: [], message }]) as z.ZodError<T>,
    };
  }
}

/**
 * Records of the project's own `file`, which are right unless somebody broke them. Throws then, naming
 * file, place and field.
 */
export function ownRecords<T>(file: string, schema: z.ZodType<T>, records: unknown): T {
  const parsed = schema.safeParse(records);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    (issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(issues.join('\n'));
}
