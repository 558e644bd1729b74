import { parseWith } from '@/lib/kernel/query/grammar';
import type { QueryProblem } from '@/lib/kernel/query/problem';
import type { Result } from '@/lib/result';
import type { Condition, Query, SortField } from './query';
import { readTerm } from './terms';

/**
 * Reads a search text in the language of grammar.ts; fields.ts lists the fields.
 *
 * `:` means contains for name and type and equals for the rest. A comparison of an absent value, or of X with a
 * number, is false, for `!=` too; `not` is plain negation, so `command!=2` leaves out cards without command and
 * `-command=2` keeps them. On fields that hold words, and for `none` and `cost!=x`, `!=` is that negation.
 */
export function parseQuery(text: string): Result<Query, QueryProblem> {
  return parseWith<Condition, SortField>(text, { readTerm, byName: 'name' });
}

/** What a search text asks for; null where it cannot be read. */
export function readQuery(text: string): Query | null {
  const parsed = parseQuery(text);
  return parsed.ok ? parsed.value : null;
}
