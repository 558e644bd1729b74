import type { CardId } from '@/lib/cards/card';
import { hashText, mix32 } from '@/lib/kernel/hash';

/*
 * Chances that hang on words and not on an order: each thing has a score for each word, and the least is drawn. So a
 * card more in the catalogue, or an action more in a list, leaves all other draws as they are.
 */

/** The scores of each pool, before any word. */
const SCORES = new WeakMap<readonly unknown[], readonly number[]>();

function scoresOf(pool: readonly { readonly id: CardId }[]): readonly number[] {
  const known = SCORES.get(pool);
  if (known !== undefined) return known;
  const made = pool.map(({ id }) => hashText(id));
  SCORES.set(pool, made);
  return made;
}

/** A number below so many. */
export function below(many: number, ...words: readonly (string | number)[]): number {
  return hashText(words.join(' ')) % many;
}

/** So many of the things, or all there are; each at most once. */
export function drawn<T extends { readonly id: CardId }>(
  pool: readonly T[],
  many: number,
  ...words: readonly (string | number)[]
): T[] {
  const key = hashText(words.join(' '));
  const best: { readonly thing: T; readonly score: number }[] = [];
  const scores = scoresOf(pool);
  for (const [place, thing] of pool.entries()) {
    const score = mix32((scores[place] ?? 0) ^ key);
    const last = best.at(-1);
    if (best.length >= many && last !== undefined && score >= last.score) continue;
    const at = best.findIndex((other) => score < other.score);
    best.splice(at < 0 ? best.length : at, 0, { thing, score });
    if (best.length > many) best.pop();
  }
  return best.map(({ thing }) => thing);
}

/** One of the values. */
export function oneOf<T>(values: readonly T[], ...words: readonly (string | number)[]): T {
  const value = values[below(values.length, ...words)];
  if (value === undefined) throw new Error('there is nothing to draw from');
  return value;
}
