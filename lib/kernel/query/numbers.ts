import { ok, type Result } from '@/lib/result';
import type { Sign, TermToken } from './lex';
import type { QueryProblem } from './problem';
import type { Comparison } from './query';
import { problem } from './term';

/** A whole number as it is typed. */
export const WHOLE = /^\d{1,4}$/;
const RANGE = /^(\d{0,4})\.\.(\d{0,4})$/;

/** How an amount is compared, or in which range it lies. */
export type Amount =
  | { readonly kind: 'number'; readonly is: Comparison; readonly value: number }
  | ({ readonly kind: 'range' } & Range);

interface Range {
  /** Null is an open end; at least one end is closed. */
  readonly min: number | null;
  readonly max: number | null;
  /** False where the value must be there and lie outside. */
  readonly inside: boolean;
}

export function comparison(sign: Sign): Comparison {
  return sign === ':' ? '=' : sign;
}

/** `cost>=2`, `cost:2..4`; null for a value that is neither a number nor a range. */
export function readAmount(token: TermToken, value: string): Result<Amount, QueryProblem> | null {
  const is = comparison(token.sign);
  if (WHOLE.test(value)) return ok({ kind: 'number', is, value: Number(value) });
  const range = readRange(value);
  if (range === null) return null;
  return is === '=' || is === '!='
    ? ok({ kind: 'range', ...range, inside: is === '=' })
    : problem('bad-operator', token, `A range takes : or = or !=, not ${token.sign}.`);
}

function readRange(
  value: string,
): { readonly min: number | null; readonly max: number | null } | null {
  const range = RANGE.exec(value);
  if (!range || !(range[1] || range[2])) return null;
  const [from, to] = [end(range[1]), end(range[2])];
  const turned = from !== null && to !== null && from > to;
  return { min: turned ? to : from, max: turned ? from : to };
}

function end(digits: string | undefined): number | null {
  return digits ? Number(digits) : null;
}

/** The amount that stands for X. */
export const X = Number.POSITIVE_INFINITY;

/** False where a side is absent and where X meets a number; X equals X. */
export function compare(a: number | undefined, is: Comparison, b: number | undefined): boolean {
  if (a === undefined || b === undefined || (a === X) !== (b === X)) return false;
  switch (is) {
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

/** Whether an amount that is there, and is not X, lies in a range, or outside if that is asked. */
export function isInRange(value: number | undefined, { min, max, inside }: Range): boolean {
  if (value === undefined || value === X) return false;
  return (value >= (min ?? 0) && value <= (max ?? Number.MAX_SAFE_INTEGER)) === inside;
}
