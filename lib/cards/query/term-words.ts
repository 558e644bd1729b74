import { fail, ok, type Result } from '@/lib/result';
import { listedOr } from '@/lib/sentences';
import type { Sign, TermToken } from './lex';
import { nearest, type QueryProblem, type QueryProblemCode, quote } from './problem';
import type { Condition, SortKey, Span } from './query';
import { type Value, valuesMeant } from './vocabulary';

/** A sort key whose direction may still wait for `order:desc`. */
export interface OpenSortKey {
  readonly field: SortKey['field'];
  readonly descending: boolean | null;
}

/** What one `field:value` says. */
export type Term =
  | { readonly kind: 'condition'; readonly what: Condition; readonly negated: boolean }
  | { readonly kind: 'sort'; readonly keys: readonly OpenSortKey[] }
  | { readonly kind: 'direction'; readonly descending: boolean };

export type Read = Result<Term, QueryProblem>;

export function problem(
  code: QueryProblemCode,
  { start, end }: Span,
  message: string,
  fix?: string | null,
): Read {
  return fail({ code, start, end, message, ...(fix ? { fix } : {}) });
}

/** `!=` on words is plain negation; on numbers it is a comparison of its own. */
export function condition(what: Condition, sign: Sign): Read {
  return ok({ kind: 'condition', what, negated: sign === '!=' });
}

export function isNone(value: string): boolean {
  return value.toLowerCase() === 'none';
}

/** A term whose value is one of a list, or why it is none of them. */
export function oneOf<T extends string>(
  token: TermToken,
  typed: string,
  values: readonly Value<T>[],
  noun: string,
  make: (id: T) => Condition,
): Read {
  const meant = valuesMeant(typed, values);
  const [first] = meant;
  if (first && meant.length === 1) return condition(make(first.id), token.sign);
  if (first)
    return problem(
      'ambiguous-value',
      token.valueSpan,
      `${quote(typed)} could be ${labels(meant)}. Write more of it.`,
    );
  const id = nearest(
    typed,
    values.flatMap((value) => [value.id, value.label, ...value.words]),
  );
  const near = id === null ? undefined : valuesMeant(id, values)[0];
  return problem(
    'unknown-value',
    token.valueSpan,
    near
      ? `${quote(typed)} is no ${noun}. Did you mean ${near.label}?`
      : `${quote(typed)} is no ${noun}. It takes ${labels(values)}.`,
    near?.id,
  );
}

function labels(values: readonly Value[]): string {
  return listedOr(values.map(({ label }) => label));
}
