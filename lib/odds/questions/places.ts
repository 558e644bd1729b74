import type { Token } from '@/lib/kernel/query/lex';
import { numberAt, wordAt } from './amounts';
import type { Where } from './question';

/** Among which cards a condition counts, and where the words end that say so. */
export interface Place {
  readonly where: Where;
  readonly turn: number;
  readonly next: number;
}

/**
 * The place that begins here: "in the hand", "in the opening hand", "in the Assembly by turn 2", "in the hand
 * or Assembly", "by turn 3". What names no pile means both, what names no turn the opening. Null for other
 * words.
 */
export function placeAt(tokens: readonly Token[], start: number): Place | null {
  let where: Where | null = null;
  let turn: number | null = null;
  let next = start;
  for (;;) {
    const pile: Found<Where> | null = where === null ? pileAt(tokens, next) : null;
    const by: Found<number> | null = turn === null ? turnAt(tokens, next) : null;
    if (pile !== null) [where, next] = pile;
    else if (by !== null) [turn, next] = by;
    else break;
  }
  return next === start ? null : { where: where ?? 'both', turn: turn ?? 1, next };
}

/** What words say, and where they end. */
type Found<T> = readonly [said: T, next: number];

const ARTICLES: ReadonlySet<string> = new Set([
  'the',
  'my',
  'your',
  'opening',
  'first',
  'starting',
]);
const PILES: Readonly<Record<string, Where>> = { hand: 'hand', assembly: 'assembly' };

function pileAt(tokens: readonly Token[], start: number): Found<Where> | null {
  if (wordAt(tokens, start) !== 'in') return null;
  const one = namedPile(tokens, start + 1);
  if (one === null) return null;
  const [where, end] = one;
  const joint = wordAt(tokens, end);
  const other = joint === 'and' || joint === 'or' ? namedPile(tokens, end + 1) : null;
  return other === null ? [where, end] : [other[0] === where ? where : 'both', other[1]];
}

function namedPile(tokens: readonly Token[], start: number): Found<Where> | null {
  let at = start;
  while (ARTICLES.has(wordAt(tokens, at))) at += 1;
  const where = PILES[wordAt(tokens, at)];
  return where === undefined ? null : [where, at + 1];
}

function turnAt(tokens: readonly Token[], start: number): Found<number> | null {
  const from = wordAt(tokens, start) === 'seen' ? start + 1 : start;
  if (wordAt(tokens, from) !== 'by') return null;
  const at = wordAt(tokens, from + 1) === 'turn' ? from + 2 : from + 1;
  const turn = numberAt(tokens, at);
  return turn === undefined ? null : [turn, at + 1];
}
