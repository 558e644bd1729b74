import type { Token } from '@/lib/kernel/query/lex';

/** How many are asked for, and how many words say so. */
export interface Amount {
  readonly min: number;
  /** Infinite where there is no bound. */
  readonly max: number;
  readonly unit: 'cards' | 'solaris';
  /** Where the words end that say it. */
  readonly next: number;
  /** Whether it says what is counted, so that no search need follow. */
  readonly isOfCards: boolean;
}

const NUMBERS: ReadonlyMap<string, number> = new Map(
  'no one two three four five six seven'.split(' ').map((word, number) => [word, number]),
);

const RANGE = /^(\d{1,3})(?:\.\.|[-–])(\d{1,3})$/;

/** A word as it was typed, in small letters; "" for quotes, terms and signs. */
export function wordAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  if (token?.kind === 'word') return token.quoted ? '' : token.text.toLowerCase();
  return token?.kind === 'and' || token?.kind === 'or' ? token.kind : '';
}

/** A whole number of at most three digits, or the word for a small one. */
export function numberAt(
  tokens: readonly Token[],
  at: number,
  treasury?: number,
): number | undefined {
  const word = wordAt(tokens, at);
  if (/^\d{1,3}$/.test(word)) return Number(word);
  return word === 'treasury' ? treasury : NUMBERS.get(word);
}

/**
 * The amount that begins here: "at least 2", "at most 1", "exactly 3", "between 1 and 3", "1 to 3", "2+",
 * "2 or more", "more than 4", "fewer than 2", "no", "a", and a number alone, which is a least. "Solaris"
 * behind it counts what the cards cost; "treasury" is the number of solaris at the start. Null for other words.
 */
export function amountAt(tokens: readonly Token[], start: number, treasury: number): Amount | null {
  const bounds = boundsAt(tokens, start, treasury);
  if (bounds === null) return null;
  let [min, max, next] = bounds;
  const unit = wordAt(tokens, next) === 'solaris' ? 'solaris' : 'cards';
  let isOfCards = false;
  while (FILLERS.has(wordAt(tokens, next))) {
    isOfCards ||= OF_CARDS.has(wordAt(tokens, next));
    next += 1;
  }
  return { min, max, unit, next, isOfCards };
}

/** Words between an amount and the search. */
const FILLERS: ReadonlySet<string> = new Set(['of', 'my', 'your', 'card', 'cards', 'solaris']);
const OF_CARDS: ReadonlySet<string> = new Set(['card', 'cards', 'solaris']);

type Bounds = readonly [min: number, max: number, next: number];

function boundsAt(tokens: readonly Token[], at: number, treasury: number): Bounds | null {
  const word = (ahead: number) => wordAt(tokens, at + ahead);
  const number = (ahead: number) => numberAt(tokens, at + ahead, treasury);
  const first = number(0);
  const second = number(1);
  const third = number(2);
  const start = word(0);
  if (third !== undefined) {
    const two = `${start} ${word(1)}`;
    if (two === 'at least') return [third, Number.POSITIVE_INFINITY, at + 3];
    if (two === 'at most') return [0, third, at + 3];
    if (two === 'more than') return [third + 1, Number.POSITIVE_INFINITY, at + 3];
    if (two === 'fewer than' || two === 'less than') return [0, third - 1, at + 3];
    if (first !== undefined && word(1) === 'to') return [first, third, at + 3];
  }
  if (start === 'exactly' && second !== undefined) return [second, second, at + 2];
  const fourth = number(3);
  if (start === 'between' && second !== undefined && word(2) === 'and' && fourth !== undefined)
    return [second, fourth, at + 4];
  const range = RANGE.exec(start);
  if (range) return [Number(range[1]), Number(range[2]), at + 1];
  if (/^\d{1,3}\+$/.test(start))
    return [Number.parseInt(start, 10), Number.POSITIVE_INFINITY, at + 1];
  if (start === 'a' || start === 'an') return [1, Number.POSITIVE_INFINITY, at + 1];
  if (first === undefined) return null;
  if (word(1) === 'or' && word(2) === 'more') return [first, Number.POSITIVE_INFINITY, at + 3];
  if (word(1) === 'or' && (word(2) === 'fewer' || word(2) === 'less')) return [0, first, at + 3];
  return [first, first === 0 ? 0 : Number.POSITIVE_INFINITY, at + 1];
}
