import { distance } from 'fastest-levenshtein';
import { nearest } from '@/lib/kernel/query/problem';
import { searchText } from '@/lib/words/text';

/** Titles that go on from what was typed. */
export interface TitlesBegun {
  /** Most likely first. */
  readonly titles: readonly string[];
  /** The words that were looked for, where those that were typed begin no title. */
  readonly readAs: string | null;
}

/** A shorter word is near too many others. */
const LEAST_LETTERS = 5;
const NONE: TitlesBegun = { titles: [], readAs: null };

/**
 * Titles that the words begin, then those with a word that they begin; where there are none, those of
 * the nearest words.
 */
export function titlesBegun(typed: string, titles: readonly string[]): TitlesBegun {
  const begun = searchText(typed);
  if (begun.length < 2) return NONE;
  const known = [...new Set(titles)].map((title) => ({ title, text: searchText(title) }));
  const found = begunBy(begun, known);
  if (found.length > 0) return { titles: found, readAs: null };
  const words = [...new Set(known.flatMap(({ text }) => text.split(' ')))];
  const readAs = begun
    .split(' ')
    .map((word) => (words.some((one) => one.startsWith(word)) ? word : near(word, words)))
    .join(' ');
  return readAs === begun ? NONE : { titles: begunBy(readAs, known), readAs };
}

function begunBy(
  begun: string,
  known: readonly { readonly title: string; readonly text: string }[],
): readonly string[] {
  return [
    ...known.filter(({ text }) => text.startsWith(begun)),
    ...known.filter(({ text }) => text.includes(` ${begun}`) && !text.startsWith(begun)),
  ].map(({ title }) => title);
}

/** The word one slip of the pen away, two in a long word; else the word itself. */
function near(word: string, words: readonly string[]): string {
  if (word.length < LEAST_LETTERS) return word;
  const found = nearest(word, words);
  return found !== null && distance(word, found) <= (word.length < 8 ? 1 : 2) ? found : word;
}
