import { distance } from 'fastest-levenshtein';
import type { Card } from '@/lib/cards/card';
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

/** What a card is known by. */
export type Named = Pick<Card, 'title' | 'subtitle' | 'aliases'>;

/**
 * Titles that the words begin, then those with a word that they begin; where there are none, those of
 * cards whose subtitle or other name has one, and at last those of the nearest words.
 */
export function titlesBegun(typed: string, cards: readonly Named[]): TitlesBegun {
  const begun = searchText(typed);
  if (begun.length < 2) return NONE;
  const known = cards.map(({ title, subtitle, aliases = [] }) => ({
    title,
    text: searchText(title),
    others: [...(subtitle === undefined ? [] : [subtitle]), ...aliases].map(searchText),
  }));
  const found = begunBy(begun, known);
  if (found.length > 0) return { titles: found, readAs: null };
  const texts = known.flatMap(({ text, others }) => [text, ...others]);
  const words = [...new Set(texts.flatMap((text) => text.split(' ')))];
  const readAs = begun
    .split(' ')
    .map((word) => (words.some((one) => one.startsWith(word)) ? word : near(word, words)))
    .join(' ');
  return readAs === begun ? NONE : { titles: begunBy(readAs, known), readAs };
}

function begunBy(
  begun: string,
  known: readonly {
    readonly title: string;
    readonly text: string;
    readonly others: readonly string[];
  }[],
): readonly string[] {
  const hasWord = (text: string) => ` ${text}`.includes(` ${begun}`);
  const byTitle = [
    ...known.filter(({ text }) => text.startsWith(begun)),
    ...known.filter(({ text }) => hasWord(text)),
  ];
  const found = byTitle.length > 0 ? byTitle : known.filter(({ others }) => others.some(hasWord));
  return [...new Set(found.map(({ title }) => title))];
}

/** The word one slip of the pen away, two in a long word; else the word itself. */
function near(word: string, words: readonly string[]): string {
  if (word.length < LEAST_LETTERS) return word;
  const found = nearest(word, words);
  return found !== null && distance(word, found) <= (word.length < 8 ? 1 : 2) ? found : word;
}
