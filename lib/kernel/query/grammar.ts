import { fail, ok, type Result } from '@/lib/result';
import { searchText } from '@/lib/words/text';
import { lex, type TermToken, type Token, type WordToken } from './lex';
import { type QueryProblem, type QueryProblemCode, quote } from './problem';
import type { Expression, Query, SortKey, Span, Words } from './query';
import type { OpenSortKey, Read } from './term';

/** Longest text that is read, in UTF-16 units. */
export const MAX_QUERY_LENGTH = 2_000;
/** Deepest nesting of parentheses. */
export const MAX_QUERY_DEPTH = 40;
/** Most words and terms. */
export const MAX_QUERY_TERMS = 200;
const MAX_PROBLEMS = 10;

/**
 * The language of searches, whatever cards are searched: a text is read into words, quoted phrases and terms,
 * joined by a blank or `and`, by `or`, turned round by `-` and `not`, and put together by parentheses; `not` binds before
 * and, and before or. Terms that sort may stand anywhere and never change which cards are found.
 *
 * `readTerm` knows the fields. Fails with at most ten problems, each with its place; never throws.
 */
export function parseWith<C, F>(
  text: string,
  { readTerm, byName }: Language<C, F>,
): Result<Query<C, F>, QueryProblem> {
  if (text.length > MAX_QUERY_LENGTH)
    return fail({
      code: 'too-long',
      start: MAX_QUERY_LENGTH,
      end: text.length,
      message: `A search may have ${MAX_QUERY_LENGTH} characters; this one has ${text.length}.`,
    });
  const reader: Reader<C, F> = {
    readTerm,
    text,
    tokens: lex(text),
    at: 0,
    terms: 0,
    problems: [],
    keys: [],
    spans: [],
    descending: null,
  };
  let where = readAny(reader, 0);
  while (reader.at < reader.tokens.length) {
    const token = reader.tokens[reader.at];
    if (token && token.kind === 'close')
      report(reader, 'stray-close', token, 'This parenthesis closes nothing.');
    reader.at += 1;
    where = readAny(reader, 0) ?? where;
  }
  return reader.problems.length > 0
    ? fail(...reader.problems.slice(0, MAX_PROBLEMS))
    : ok({ where, sort: sortKeys(reader, byName), sortSpans: reader.spans });
}

/** What a kind of cards can be asked for. */
export interface Language<C, F> {
  /** Reads a term, or says what is wrong with its field, operator or value. */
  readonly readTerm: (token: TermToken) => Read<C, F>;
  /** The field that is sorted by where only a direction is given. */
  readonly byName: F;
}

interface Reader<C, F> {
  readonly readTerm: (token: TermToken) => Read<C, F>;
  readonly text: string;
  readonly tokens: readonly Token[];
  at: number;
  terms: number;
  readonly problems: QueryProblem[];
  readonly keys: OpenSortKey<F>[];
  readonly spans: Span[];
  /** What `order:asc` or `order:desc` says, the last one standing. */
  descending: boolean | null;
}

function report(
  reader: { readonly problems: QueryProblem[] },
  code: QueryProblemCode,
  { start, end }: Span,
  message: string,
): void {
  reader.problems.push({ code, start, end, message });
}

function sortKeys<C, F>({ keys, descending }: Reader<C, F>, byName: F): readonly SortKey<F>[] {
  if (keys.length === 0) return descending ? [{ field: byName, descending }] : [];
  return keys.map((key) => ({
    field: key.field,
    descending: key.descending ?? descending ?? false,
  }));
}

function join<C>(kind: 'all' | 'any', parts: readonly Expression<C>[]): Expression<C> | null {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return null;
  if (parts.length === 1) return first;
  const of = parts.flatMap((part) => (part.kind === kind ? part.of : [part]));
  return { kind, of, start: first.start, end: last.end };
}

function readAny<C, F>(reader: Reader<C, F>, depth: number): Expression<C> | null {
  const parts: Expression<C>[] = [];
  let either: Token | undefined;
  for (;;) {
    const from = reader.problems.length;
    const part = readAll(reader, depth);
    const next = reader.tokens[reader.at];
    const more = next?.kind === 'or';
    if (part) parts.push(part);
    else if ((either || more) && reader.problems.length === from) {
      const at = either ?? next;
      const side = either ? 'after' : 'before';
      if (at) report(reader, 'missing-operand', at, `“or” needs something ${side} it.`);
    }
    if (!more) return join('any', parts);
    either = next;
    reader.at += 1;
  }
}

function readAll<C, F>(reader: Reader<C, F>, depth: number): Expression<C> | null {
  const parts: Expression<C>[] = [];
  /** Whether plain words came last. */
  let inRow = false;
  for (;;) {
    const token = reader.tokens[reader.at];
    if (!token || token.kind === 'or' || token.kind === 'close') return join('all', parts);
    if (token.kind === 'and') {
      const next = reader.tokens[reader.at + 1];
      const ends = !next || next.kind === 'or' || next.kind === 'close' || next.kind === 'and';
      if (ends || parts.length === 0)
        report(
          reader,
          'missing-operand',
          token,
          `“and” needs something ${ends ? 'after' : 'before'} it; quote it to look for the word.`,
        );
      reader.at += 1;
      continue;
    }
    const part = readOne(reader, depth);
    if (!part) continue;
    const isPlain = token.kind === 'word' && !token.quoted;
    const row = inRow && isPlain ? parts.pop() : undefined;
    parts.push(row === undefined ? part : inOneRow(row, part));
    inRow = isPlain;
  }
}

/** Plain words that follow each other, as one condition: "draw a card" may be a title or what a card does. */
function inOneRow<C>(row: Expression<C>, next: Expression<C>): Expression<C> {
  if (row.kind !== 'is' || !isWords(row.what)) return row;
  if (next.kind !== 'is' || !isWords(next.what)) return row;
  const text = `${row.what.text} ${next.what.text}`;
  return { ...row, what: { kind: 'text', text, quoted: false }, end: next.end };
}

function isWords<C>(what: C | Words): what is Words {
  return typeof what === 'object' && what !== null && 'kind' in what && what.kind === 'text';
}

/** A word, a term or a group with the signs of negation before it; null for a sort or a problem. */
function readOne<C, F>(reader: Reader<C, F>, depth: number): Expression<C> | null {
  const first = reader.tokens[reader.at];
  let negated = false;
  for (;;) {
    const token = reader.tokens[reader.at];
    if (token?.kind !== 'minus' && token?.kind !== 'not') break;
    negated = !negated;
    reader.at += 1;
  }
  const token = reader.tokens[reader.at];
  if (!first) return null;
  if (!token || token.kind === 'or' || token.kind === 'and' || token.kind === 'close') {
    report(reader, 'missing-operand', first, '“not” needs something after it.');
    return null;
  }
  reader.at += 1;
  const from = reader.problems.length;
  const found = readOperand(reader, token, depth);
  if (!found) {
    if (token !== first && token.kind === 'term' && reader.problems.length === from)
      report(reader, 'missing-operand', first, 'A sort cannot be negated: write sort:-cost.');
    return null;
  }
  const { start } = first;
  const { end } = found;
  return negated ? negation(found, start) : { ...found, start, end };
}

function negation<C>(of: Expression<C>, start: number): Expression<C> {
  return of.kind === 'not'
    ? { ...of.of, start, end: of.end }
    : { kind: 'not', of, start, end: of.end };
}

function readOperand<C, F>(
  reader: Reader<C, F>,
  token: Token,
  depth: number,
): Expression<C> | null {
  reader.terms += token.kind === 'open' ? 0 : 1;
  if (reader.terms > MAX_QUERY_TERMS && reader.problems.length === 0)
    report(
      reader,
      'too-long',
      { start: token.start, end: reader.text.length },
      `A search may have ${MAX_QUERY_TERMS} words and terms; this one has more.`,
    );
  // Looking for what was meant takes time, and nobody reads the hundredth problem.
  if (reader.terms > MAX_QUERY_TERMS || reader.problems.length >= MAX_PROBLEMS) {
    reader.at = reader.tokens.length;
    return null;
  }
  switch (token.kind) {
    case 'open':
      return readGroup(reader, token, depth);
    case 'word':
      return readWord(reader, token);
    case 'term': {
      const term = reader.readTerm(token);
      if (!term.ok) {
        reader.problems.push(...term.problems);
        return null;
      }
      const { start, end } = token;
      if (term.value.kind === 'condition') {
        const is: Expression<C> = { kind: 'is', what: term.value.what, start, end };
        return term.value.negated ? negation(is, start) : is;
      }
      reader.spans.push({ start, end });
      if (term.value.kind === 'sort') reader.keys.push(...term.value.keys);
      else reader.descending = term.value.descending;
      return null;
    }
    default:
      report(
        reader,
        'missing-operand',
        token,
        'A minus must stand right before what it leaves out.',
      );
      return null;
  }
}

function readGroup<C, F>(reader: Reader<C, F>, open: Token, depth: number): Expression<C> | null {
  if (depth >= MAX_QUERY_DEPTH) {
    report(
      reader,
      'too-deep',
      open,
      `Parentheses may be nested ${MAX_QUERY_DEPTH} deep, and these go deeper.`,
    );
    reader.at = reader.tokens.length;
    return null;
  }
  const from = reader.problems.length;
  const inner = readAny(reader, depth + 1);
  const close = reader.tokens[reader.at];
  if (close?.kind !== 'close') {
    if (reader.problems.length === from)
      report(reader, 'unclosed-group', open, 'This parenthesis is never closed.');
    return null;
  }
  reader.at += 1;
  if (!inner) {
    if (reader.problems.length === from)
      report(
        reader,
        'empty-group',
        { start: open.start, end: close.end },
        'There is nothing between these parentheses.',
      );
    return null;
  }
  return { ...inner, start: open.start, end: close.end };
}

function readWord<C, F>(reader: Reader<C, F>, token: WordToken): Expression<C> | null {
  if (!token.closed) {
    report(reader, 'unclosed-quote', token, 'The quotation mark is never closed.');
    return null;
  }
  if (searchText(token.text) === '') {
    report(
      reader,
      'empty-word',
      token,
      token.text.trim() === ''
        ? 'There is nothing between these quotation marks.'
        : `${quote(token.text)} holds nothing to look for.`,
    );
    return null;
  }
  const { start, end } = token;
  return { kind: 'is', what: { kind: 'text', text: token.text, quoted: token.quoted }, start, end };
}
