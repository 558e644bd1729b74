import { nearest } from '@/lib/kernel/query/problem';

/** The words that cards have, to tell a slip of the pen from a word. */
export interface Lexicon {
  /** Whether some card has the text, be it within a word. */
  readonly has: (text: string) => boolean;
  /** The word that is most like one that no card has; null where none is. */
  readonly nearest: (word: string) => string | null;
}

/** Slips that are remembered: each is typed letter by letter. */
const REMEMBERED = 100;

/** From the texts of all cards, as they are searched. */
export function lexiconOf(
  entries: readonly { readonly names: string; readonly kinds: string }[],
): Lexicon {
  const all = entries.map(({ names, kinds }) => `${names}\n${kinds}`).join('\n');
  const words = new Set(all.split(/\s+/));
  const mended = new Map<string, string | null>();
  return {
    has: (text) => all.includes(text),
    nearest(word) {
      const known = mended.get(word);
      if (known !== undefined) return known;
      if (mended.size >= REMEMBERED) mended.clear();
      const found = turned(word).find((one) => words.has(one)) ?? nearest(word, [...words]);
      mended.set(word, found);
      return found;
    },
  };
}

/** A word with two neighbours changed about, which is one slip and no two. */
function turned(word: string): readonly string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );
}
