/**
 * What a search text means once it is read, whatever cards are searched: `C` are the conditions that a kind of card can be
 * asked for, `F` the fields that it can be sorted by. Places are offsets into the text, end excluded.
 */

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words as they were typed in a row; in quotes they are looked for as they stand. */
export interface Words {
  readonly kind: 'text';
  readonly text: string;
  readonly quoted: boolean;
}

/** Lists are flat: no `all` directly in an `all`, no `any` in an `any`, and hold two or more. */
export type Expression<C> = Span &
  (
    | { readonly kind: 'all'; readonly of: readonly Expression<C>[] }
    | { readonly kind: 'any'; readonly of: readonly Expression<C>[] }
    | { readonly kind: 'not'; readonly of: Expression<C> }
    | { readonly kind: 'is'; readonly what: C | Words }
  );

/** The conditions that a query joins by "and", outermost. */
export function conjuncts<C>(where: Expression<C> | null): readonly Expression<C>[] {
  if (where === null) return [];
  return where.kind === 'all' ? where.of : [where];
}

export interface SortKey<F> {
  readonly field: F;
  readonly descending: boolean;
}

export interface Query<C, F> {
  /** Null: every card. */
  readonly where: Expression<C> | null;
  /** First key first. */
  readonly sort: readonly SortKey<F>[];
  /** Where in the text the sort terms stand. */
  readonly sortSpans: readonly Span[];
}

/** The test that an expression amounts to, of those of its conditions. */
export function testOf<C, E>(
  expression: Expression<C>,
  testOfCondition: (what: C | Words) => (entry: E) => boolean,
): (entry: E) => boolean {
  switch (expression.kind) {
    case 'is':
      return testOfCondition(expression.what);
    case 'not': {
      const test = testOf(expression.of, testOfCondition);
      return (entry) => !test(entry);
    }
    case 'all':
    case 'any': {
      const tests = expression.of.map((part) => testOf(part, testOfCondition));
      return expression.kind === 'all'
        ? (entry) => tests.every((test) => test(entry))
        : (entry) => tests.some((test) => test(entry));
    }
  }
}
