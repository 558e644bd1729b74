import type { Span } from './query';

export type Sign = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

/** A field with its operator and value, as typed; an empty value has an empty place. */
export interface TermToken extends Span {
  readonly kind: 'term';
  readonly field: string;
  readonly fieldSpan: Span;
  readonly sign: Sign;
  readonly value: string;
  readonly valueSpan: Span;
  /** False where a quote was opened and not closed. */
  readonly closed: boolean;
}

export interface WordToken extends Span {
  readonly kind: 'word';
  readonly text: string;
  readonly quoted: boolean;
  readonly closed: boolean;
}

/** `dash` is a minus with nothing right after it. */
export interface MarkToken extends Span {
  readonly kind: 'open' | 'close' | 'minus' | 'dash' | 'not' | 'or' | 'and';
}

export type Token = TermToken | WordToken | MarkToken;

const SPACE = /\s*/y;
const RUN = /[^\s()"“”„‟«»]*/y;
const QUOTED = /["“”„‟«»]([^"“”„‟«»]*)(["“”„‟«»]?)/y;
// A colon before another operator is a habit from other tools and does no harm.
const OPERATOR = /:?(?:<=|>=|=<|=>|==|<>|!=|[<>=≤≥≠])|:/;

const SIGNS: ReadonlyMap<string, Sign> = new Map([
  ['==', '='],
  ['=<', '<='],
  ['≤', '<='],
  ['=>', '>='],
  ['≥', '>='],
  ['<>', '!='],
  ['≠', '!='],
]);

/** An operator and what stands on both sides of it; null where there is none. */
export function splitAtOperator(text: string): {
  readonly left: string;
  readonly sign: Sign;
  readonly right: string;
  readonly at: number;
} | null {
  const found = OPERATOR.exec(text);
  if (!found) return null;
  const typed = found[0].length > 1 ? found[0].replace(/^:/, '') : found[0];
  return {
    left: text.slice(0, found.index),
    sign: SIGNS.get(typed) ?? (typed as Sign),
    right: text.slice(found.index + found[0].length),
    at: found.index,
  };
}

function take(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Cuts a search text into its parts. Never fails; blanks round an operator do not matter. */
export function lex(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    at += take(SPACE, text, at)?.[0].length ?? 0;
    const char = text[at];
    if (char === undefined) return tokens;
    if (char === '(' || char === ')') {
      tokens.push({ kind: char === '(' ? 'open' : 'close', start: at, end: at + 1 });
      at += 1;
    } else if (char === '-') {
      const lone = /^[\s)]?$/.test(text[at + 1] ?? '');
      tokens.push({ kind: lone ? 'dash' : 'minus', start: at, end: at + 1 });
      at += 1;
    } else {
      const quoted = take(QUOTED, text, at);
      const token = quoted ? phrase(quoted) : run(text, at, tokens);
      tokens.push(token);
      at = token.end;
    }
  }
}

function phrase(quoted: RegExpExecArray): WordToken {
  return {
    kind: 'word',
    text: quoted[1] ?? '',
    quoted: true,
    closed: quoted[2] !== '',
    start: quoted.index,
    end: quoted.index + quoted[0].length,
  };
}

/** A word, a keyword or a term; a term with blanks before its operator takes back the word before. */
function run(text: string, start: number, tokens: Token[]): Token {
  const typed = take(RUN, text, start)?.[0] ?? '';
  const parts = splitAtOperator(typed);
  if (!parts) {
    const span = { start, end: start + typed.length };
    const lower = typed.toLowerCase();
    if (lower === 'or' || lower === 'and' || lower === 'not') return { kind: lower, ...span };
    return { kind: 'word', text: typed, quoted: false, closed: true, ...span };
  }
  const before = tokens.at(-1);
  let field = parts.left;
  let fieldSpan: Span = { start, end: start + parts.at };
  if (field === '' && before?.kind === 'word' && !before.quoted) {
    tokens.pop();
    field = before.text;
    fieldSpan = { start: before.start, end: before.end };
  }
  const value = valueAt(text, start + typed.length - parts.right.length, parts.right);
  return {
    kind: 'term',
    field,
    fieldSpan,
    sign: parts.sign,
    ...value,
    start: fieldSpan.start,
    end: value.valueSpan.end,
  };
}

function valueAt(
  text: string,
  start: number,
  rest: string,
): Pick<TermToken, 'value' | 'valueSpan' | 'closed'> {
  if (rest !== '') {
    return { value: rest, valueSpan: { start, end: start + rest.length }, closed: true };
  }
  const from = start + (take(SPACE, text, start)?.[0].length ?? 0);
  const quoted = take(QUOTED, text, from);
  if (quoted) {
    const { text: value, start: begin, end, closed } = phrase(quoted);
    return { value, valueSpan: { start: begin, end }, closed };
  }
  const value = take(RUN, text, from)?.[0] ?? '';
  if (value === '') return { value, valueSpan: { start, end: start }, closed: true };
  return { value, valueSpan: { start: from, end: from + value.length }, closed: true };
}
