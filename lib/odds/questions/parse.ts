import { parseQuery } from '@/lib/cards/query/parse';
import type { Query } from '@/lib/cards/query/query';
import type { Deck } from '@/lib/decks/deck';
import { allocationOf, houseStart } from '@/lib/decks/profile';
import { MAX_QUERY_DEPTH, MAX_QUERY_LENGTH } from '@/lib/kernel/query/grammar';
import { lex, type Token } from '@/lib/kernel/query/lex';
import type { QueryProblem } from '@/lib/kernel/query/problem';
import type { Span } from '@/lib/kernel/query/query';
import { fail, ok, type Result } from '@/lib/result';
import { amountAt } from './amounts';
import { type Place, placeAt } from './places';
import type { Question, Wanted } from './question';

/** Most conditions of a question. */
export const MOST_CONDITIONS = 12;
/** The latest turn that may be asked for. */
export const LATEST_TURN = 20;

/** Why a question cannot be read: those of a search, and what only a question can lack. */
export interface QuestionProblem extends Omit<QueryProblem, 'code'> {
  readonly code: QueryProblem['code'] | 'no-amount' | 'bad-amount' | 'no-cards' | 'bad-turn';
}

/**
 * Reads a question about an opening: conditions joined by `and`, `or`, `not` and parentheses, each an
 * amount, a search as in the search box, and a place:
 *
 *     at least 1 t:charter and at least 2 t:persona in the assembly by turn 2
 *     no cost<=2 in the hand or (no t:holding and no t:ally in the assembly)
 *
 * `and` and `or` join conditions where an amount follows, else they belong to the search. A place
 * behind a group is that of all in it. A condition without a place has that of the next one that has one, else
 * of the one before; where none has one, hand and Assembly count together. `treasury` stands for the deck's solaris at the start, in amounts and in searches
 * (`cost<=treasury`). amounts.ts and places.ts say what else may be written.
 *
 * Fails with one problem, with its place in the text; never throws.
 */
export function parseQuestion(text: string, deck: Deck): Result<Question, QuestionProblem> {
  const { treasury } = houseStart(deck.players, allocationOf(deck));
  if (text.length > MAX_QUERY_LENGTH)
    return fail({
      code: 'too-long',
      start: MAX_QUERY_LENGTH,
      end: text.length,
      message: `A question may have ${MAX_QUERY_LENGTH} characters; this one has ${text.length}.`,
    });
  const reader: Reader = { text, treasury, tokens: lex(text), at: 0, places: [], problem: null };
  const question = readAny(reader, true, 0);
  const rest = reader.tokens[reader.at];
  if (question !== null && rest !== undefined) {
    if (rest.kind === 'close')
      refuse(reader, 'stray-close', rest, 'This parenthesis closes nothing.');
    else
      refuse(reader, 'missing-operand', rest, '“and” or “or” must stand between two conditions.');
  }
  if (reader.problem !== null) return fail(reader.problem);
  if (question === null) throw new Error('what cannot be read has a problem');
  return ok(placed(question, reader.places));
}

interface Reader {
  readonly text: string;
  readonly treasury: number;
  readonly tokens: readonly Token[];
  at: number;
  /** The place of each condition as it is written; null where it has none. */
  readonly places: (Place | null)[];
  /** The first thing that cannot be read; nothing is read after it. */
  problem: QuestionProblem | null;
}

/** A condition whose place is known by its number among the written ones. */
interface Draft extends Omit<Wanted, 'where' | 'turn'> {
  readonly written: number;
}

type Drafted =
  | { readonly kind: 'is'; readonly what: Draft }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Drafted[] };

function refuse(
  reader: Reader,
  code: QuestionProblem['code'],
  { start, end }: Span,
  message: string,
): null {
  reader.problem ??= { code, start, end, message };
  return null;
}

function readAny(reader: Reader, yes: boolean, depth: number): Drafted | null {
  return readJoined(reader, 'or', yes ? 'any' : 'all', () =>
    readJoined(reader, 'and', yes ? 'all' : 'any', () => readOne(reader, yes, depth)),
  );
}

function readJoined(
  reader: Reader,
  joint: 'and' | 'or',
  kind: 'all' | 'any',
  read: () => Drafted | null,
): Drafted | null {
  const parts: Drafted[] = [];
  for (;;) {
    const part = read();
    if (part === null) return null;
    parts.push(part);
    if (reader.tokens[reader.at]?.kind !== joint)
      return parts.length === 1 ? part : { kind, of: parts };
    reader.at += 1;
  }
}

function readOne(reader: Reader, yes: boolean, depth: number): Drafted | null {
  const token = reader.tokens[reader.at];
  if (token?.kind === 'not') {
    reader.at += 1;
    return readOne(reader, !yes, depth);
  }
  if (token?.kind !== 'open') return readCondition(reader, yes);
  if (depth >= MAX_QUERY_DEPTH)
    return refuse(reader, 'too-deep', token, `Parentheses may be nested ${MAX_QUERY_DEPTH} deep.`);
  reader.at += 1;
  const first = reader.places.length;
  const inner = readAny(reader, yes, depth + 1);
  if (reader.tokens[reader.at]?.kind !== 'close')
    return refuse(reader, 'unclosed-group', token, 'This parenthesis is never closed.');
  reader.at += 1;
  const place = readPlace(reader);
  for (let at = first; at < reader.places.length; at += 1) reader.places[at] ??= place;
  return inner;
}

/** The place that follows, if any; null too where its turn is none, which is a problem. */
function readPlace(reader: Reader): Place | null {
  const { tokens, at } = reader;
  const place = placeAt(tokens, at);
  if (place === null) return null;
  reader.at = place.next;
  if (place.turn >= 1 && place.turn <= LATEST_TURN) return place;
  const span = { start: tokens[at]?.start ?? 0, end: tokens[place.next - 1]?.end ?? 0 };
  return refuse(reader, 'bad-turn', span, `A turn is a number from 1 to ${LATEST_TURN}.`);
}

function readCondition(reader: Reader, yes: boolean): Drafted | null {
  const { text, tokens, treasury, at, places } = reader;
  const start = tokens[at]?.start ?? text.length;
  const spanTo = (next: number): Span => ({ start, end: tokens[next - 1]?.end ?? start });
  const amount = amountAt(tokens, at, treasury);
  if (amount === null) {
    const example = 'Say how many, as in “at least 1 t:charter” or “no t:event”.';
    return refuse(reader, 'no-amount', spanTo(at + 1), example);
  }
  const { min, max, unit } = amount;
  const said = spanTo(amount.next);
  if (max < min) return refuse(reader, 'bad-amount', said, 'No number is as asked here.');
  if (min === 0 && max === Number.POSITIVE_INFINITY)
    return refuse(reader, 'bad-amount', said, 'At least 0 is always so.');
  const end = endOfQuery(reader, amount.next);
  if (end === amount.next && !amount.isOfCards)
    return refuse(reader, 'no-cards', said, 'Say which cards, as in “at least 1 t:charter”.');
  const query = readQueryBetween(reader, amount.next, end);
  if (query === null) return null;
  if (places.length === MOST_CONDITIONS)
    return refuse(reader, 'too-long', said, `A question may have ${MOST_CONDITIONS} conditions.`);
  reader.at = end;
  places.push(readPlace(reader));
  const draft = { query, unit, min, max, written: places.length - 1 };
  return yes ? { kind: 'is', what: draft } : outside(draft);
}

/** What is so where a condition is not: fewer, or more. */
function outside(draft: Draft): Drafted {
  const { min, max } = draft;
  const parts: Drafted[] = [];
  if (min > 0) parts.push({ kind: 'is', what: { ...draft, min: 0, max: min - 1 } });
  if (max < Number.POSITIVE_INFINITY)
    parts.push({ kind: 'is', what: { ...draft, min: max + 1, max: Number.POSITIVE_INFINITY } });
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: 'any', of: parts };
}

/** Where the search ends that begins here: at a place, at the end of a group, or before the next condition. */
function endOfQuery({ tokens, treasury }: Reader, start: number): number {
  let depth = 0;
  for (let at = start; ; at += 1) {
    const kind = tokens[at]?.kind;
    if (kind === undefined || (depth === 0 && kind === 'close')) return at;
    if (kind === 'open') depth += 1;
    if (kind === 'close') depth -= 1;
    if (depth > 0) continue;
    if (placeAt(tokens, at) !== null) return at;
    if ((kind === 'and' || kind === 'or') && beginsCondition(tokens, at + 1, treasury)) return at;
  }
}

function beginsCondition(tokens: readonly Token[], start: number, treasury: number): boolean {
  let at = start;
  while (tokens[at]?.kind === 'not' || tokens[at]?.kind === 'open') at += 1;
  return amountAt(tokens, at, treasury) !== null;
}

const TREASURY = /([<>=:.]\s*)(treasury)\b/gi;

/** The search between two words; without any it means all cards. */
function readQueryBetween(reader: Reader, from: number, to: number): Query | null {
  const { text, tokens, treasury } = reader;
  const start = tokens[from]?.start ?? text.length;
  const end = to > from ? (tokens[to - 1]?.end ?? start) : start;
  // As long as the word, so that places in the search are places in the question.
  const typed = text
    .slice(start, end)
    .replaceAll(TREASURY, (_, sign, word) => sign + String(treasury).padEnd(word.length));
  const query = parseQuery(typed);
  if (query.ok) return { where: query.value.where, sort: [], sortSpans: [] };
  const [problem] = query.problems;
  if (problem !== undefined)
    reader.problem = { ...problem, start: start + problem.start, end: start + problem.end };
  return null;
}

function placed(question: Drafted, written: readonly (Place | null)[]): Question {
  if (question.kind !== 'is')
    return { kind: question.kind, of: question.of.map((part) => placed(part, written)) };
  const { written: at, ...what } = question.what;
  const place =
    written.slice(at).find((each) => each !== null) ??
    written.slice(0, at).findLast((each) => each !== null);
  return { kind: 'is', what: { ...what, where: place?.where ?? 'both', turn: place?.turn ?? 1 } };
}
