import { fail, ok, type Result } from '@/lib/result';
import { listedOr } from '@/lib/sentences';
import type { Sign, TermToken } from './lex';
import { nearest, type QueryProblem, type QueryProblemCode, quote } from './problem';
import type { Span } from './query';
import { type Value, valuesMeant } from './values';

/** A sort key whose direction may still wait for `order:desc`. */
export interface OpenSortKey<F> {
  readonly field: F;
  readonly descending: boolean | null;
}

/** What one `field:value` says. */
export type Term<C, F> =
  | { readonly kind: 'condition'; readonly what: C; readonly negated: boolean }
  | { readonly kind: 'sort'; readonly keys: readonly OpenSortKey<F>[] }
  | { readonly kind: 'direction'; readonly descending: boolean };

export type Read<C, F> = Result<Term<C, F>, QueryProblem>;

export function problem(
  code: QueryProblemCode,
  { start, end }: Span,
  message: string,
  fix?: string | null,
): Result<never, QueryProblem> {
  return fail({ code, start, end, message, ...(fix ? { fix } : {}) });
}

/** `!=` on words is plain negation; on numbers it is a comparison of its own. */
export function condition<C>(what: C, sign: Sign): Read<C, never> {
  return ok({ kind: 'condition', what, negated: sign === '!=' });
}

export function isNone(value: string): boolean {
  return value.toLowerCase() === 'none';
}

/** A term whose value is one of a list, or why it is none of them. */
export function oneOf<T extends string, C>(
  token: TermToken,
  typed: string,
  values: readonly Value<T>[],
  noun: string,
  make: (id: T) => C,
): Read<C, never> {
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

/** What is wrong with a term of any field, as a value that is not there; null where nothing is. */
export function unfinished(token: TermToken, example: string): Result<never, QueryProblem> | null {
  if (!token.closed)
    return problem('unclosed-quote', token.valueSpan, 'The quotation mark is never closed.');
  if (token.value.trim() !== '') return null;
  return problem(
    'missing-value',
    token,
    `${quote(`${token.field}${token.sign}`)} needs a value, as in ${example}.`,
  );
}

/** Fields that hold words have no order: what is wrong with another operator, null where it is none. */
export function withoutOrder(token: TermToken): Result<never, QueryProblem> | null {
  if (token.sign === ':' || token.sign === '=' || token.sign === '!=') return null;
  return problem(
    'bad-operator',
    token,
    `${quote(token.field)} takes : or = or !=, not ${token.sign}, for it has no order.`,
  );
}

/** What is said of a field that there is not; `names` are those that there are. */
export function unknownField(
  token: TermToken,
  names: readonly string[],
  example: string,
): Result<never, QueryProblem> {
  if (token.field === '')
    return problem(
      'missing-field',
      token,
      `${quote(token.sign)} needs a field before it, as in ${example}.`,
    );
  const near = nearest(token.field, names);
  const hint = near
    ? `Did you mean ${quote(near)}?`
    : 'Put quotation marks round it to look for these very words.';
  return problem(
    'unknown-field',
    token.fieldSpan,
    `There is no field ${quote(token.field)}. ${hint}`,
    near,
  );
}

/** What can be sorted by, for reading and for saying so. */
export interface Sorts<F> {
  /** The field of a name that cards can be sorted by; undefined for any other. */
  readonly fieldOf: (name: string) => F | undefined;
  /** All names of such fields. */
  readonly names: readonly string[];
  /** "name, set, cost, battle …" and "sort:cost". */
  readonly some: string;
  readonly example: string;
}

/** What cards can be sorted by: of all names of fields, those that mean one of these. */
export function sortsAmong<F extends string>(
  fields: readonly F[],
  names: readonly string[],
  meantBy: (name: string) => string | undefined,
  words: Pick<Sorts<F>, 'some' | 'example'>,
): Sorts<F> {
  const fieldOf = (name: string) => {
    const key = meantBy(name);
    return fields.find((field) => field === key);
  };
  return { ...words, fieldOf, names: names.filter((name) => fieldOf(name) !== undefined) };
}

/** `sort:-cost,name`: keys one after another, a minus turns one round. */
export function readSort<F>(
  token: TermToken,
  value: string,
  { fieldOf, names, some, example }: Sorts<F>,
): Read<never, F> {
  if (token.sign === '!=') return problem('bad-operator', token, 'A sort takes : or =.');
  const keys: OpenSortKey<F>[] = [];
  for (const part of value.split(',')) {
    const name = part.trim().replace(/^[-+]/, '');
    if (name === '') continue;
    const field = fieldOf(name);
    if (field === undefined) {
      const near = nearest(name, names);
      return problem(
        'unknown-value',
        token.valueSpan,
        `Cards cannot be sorted by ${quote(name)}. ${
          near ? `Did you mean ${quote(near)}?` : `Sort by ${some}`
        }`,
        near === null ? null : value.replace(name, near),
      );
    }
    const first = part.trim()[0];
    keys.push({ field, descending: first === '-' ? true : first === '+' ? false : null });
  }
  if (keys.length === 0)
    return problem('missing-value', token, `Say what to sort by, as in ${example}.`);
  return ok({ kind: 'sort', keys });
}

/** `order:desc` for all keys that have no sign of their own; anything else is a sort. */
export function readOrder<F>(token: TermToken, value: string, sorts: Sorts<F>): Read<never, F> {
  return /^(asc|desc)(ending)?$/i.test(value)
    ? ok({ kind: 'direction', descending: /^d/i.test(value) })
    : readSort(token, value, sorts);
}
