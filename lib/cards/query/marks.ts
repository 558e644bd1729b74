import { fold } from '@/lib/cards/fold';
import { isKindWord } from './plain-words';
import type { Expression, Query } from './query';
import { SYNONYMS } from './synonyms';
import { tokensOf } from './word-forms';

/** The words by which a search may have found a text. */
export interface Marks {
  /** Words without their endings. */
  readonly words: ReadonlySet<string>;
  /** Words that may still be going on. */
  readonly begun: readonly string[];
}

export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** What a search looks for in texts, or null where it looks for nothing there. */
export function marksOf({ where }: Query): Marks | null {
  const words = new Set<string>();
  const begun: string[] = [];
  for (const text of where === null ? [] : textsIn(where)) {
    const tokens = tokensOf(text).filter(
      ({ kind, word }) => kind === 'word' && /\p{L}/u.test(word),
    );
    const run = tokens.map(({ word }) => word);
    for (const [at, word] of run.entries()) {
      words.add(word);
      for (let length = 1; length <= 3; length += 1)
        for (const other of SYNONYMS.get(run.slice(at, at + length).join(' ')) ?? [])
          if (other.length === 1) words.add(other[0] ?? '');
    }
    const typed = tokens.at(-1)?.typed ?? '';
    if (typed.length >= LEAST_LETTERS) begun.push(typed);
  }
  return words.size === 0 ? null : { words, begun };
}

const LEAST_LETTERS = 3;

/** The texts that are looked for; that a card is a persona or Fremen is not meant of its text. */
function textsIn(part: Expression): readonly string[] {
  switch (part.kind) {
    case 'not':
      return [];
    case 'is': {
      const { what } = part;
      if (what.kind === 'printed') return [what.text];
      if (what.kind !== 'text') return [];
      if (what.quoted) return [what.text];
      return [
        what.text
          .split(' ')
          .filter((word) => !isKindWord(word))
          .join(' '),
      ];
    }
    default:
      return part.of.flatMap(textsIn);
  }
}

/** A text in parts: what is marked, and what stands between. */
export function markedParts(text: string, marks: Marks): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!isMarked(word, marks)) continue;
    if (index > from) parts.push({ text: text.slice(from, index), isMarked: false });
    parts.push({ text: word, isMarked: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMarked: false });
  return parts;
}

function isMarked(word: string, { words, begun }: Marks): boolean {
  const folded = fold(word);
  return (
    begun.some((typed) => folded.startsWith(typed)) ||
    tokensOf(word).some((token) => words.has(token.word))
  );
}

/** So far into a line a mark is seen wherever the line is cut. */
const SEEN = 36;

/** A text from the clause on that has its first mark, where that stands too far behind for one line. */
export function fromMark(text: string, marks: Marks): string {
  const [first, second] = markedParts(text, marks);
  const before = first?.isMarked === false && second ? first.text : '';
  if (before.length <= SEEN) return text;
  const clause = Math.max(...['. ', ': ', '; ', ', '].map((end) => before.lastIndexOf(end)));
  return clause < 0 ? text : `… ${text.slice(clause + 2)}`;
}
