import { z } from 'zod';
import type { Deck } from '@/lib/decks/deck';
import { parseDeck } from '@/lib/decks/parse';
import type { Format } from '@/lib/legality/format';
import { parseFormat } from '@/lib/legality/schema';
import type { Result } from '@/lib/result';

/** A deck as the JSON file format has it, with the problems that a file would have. */
export const deckBody = parsedBy<Deck>(parseDeck);

/** The id of a format, or a whole format. */
export const formatBody = parsedBy<string | Format>((value) =>
  typeof value === 'string' ? { ok: true, value } : parseFormat(value),
);

/** A schema that leaves the reading to a function of the library and takes over its problems. */
export function parsedBy<T>(parse: (value: unknown) => Result<T>) {
  return z.unknown().transform((value, context): T => {
    const parsed = parse(value);
    if (parsed.ok) return parsed.value;
    for (const { code, at, message } of parsed.problems)
      context.addIssue({
        code: 'custom',
        message,
        path: at === '' ? [] : at.split('.'),
        params: { code },
      });
    return z.NEVER;
  });
}
