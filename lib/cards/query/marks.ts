import { fold } from '@/lib/kernel/query/fold';
import { isKindWord } from './plain-words';
import type { Expression, Query } from './query';
import { synonyms } from './synonyms';
import { tokensOf } from './word-forms';

/** The words by which a search may have found a text. */
export interface Marks {
  /** Words without their endings. */
  readonly words: ReadonlySet<string>;
  /** Words that may still be going on. */
  readonly begun: readonly string[];
  /** What is called otherwise in several words, which mark a text that has all of them in a row. */
  readonly runs: readonly (readonly string[])[];
}

export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** What a search looks for in texts, or null where it looks for nothing there. */
export function marksOf({ where }: Query): Marks | null {
  const words = new Set<string>();
  const begun: string[] = [];
  const runs: (readonly string[])[] = [];
  for (const text of where === null ? [] : textsIn(where)) {
    const tokens = tokensOf(text).filter(
      ({ kind, word }) => kind === 'word' && /\p{L}/u.test(word),
    );
    const run = tokens.map(({ word }) => word);
    for (const [at, word] of run.entries()) {
      words.add(word);
      for (let length = 1; length <= 3; length += 1)
        for (const other of synonyms().get(run.slice(at, at + length).join(' ')) ?? [])
          if (other.length === 1) words.add(other[0] ?? '');
          else runs.push(other);
    }
    const typed = tokens.at(-1)?.typed ?? '';
    if (typed.length >= LEAST_LETTERS) begun.push(typed);
  }
  return words.size === 0 ? null : { words, begun, runs };
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
  for (const { word, at } of markedWords(text, marks)) {
    if (at > from) parts.push({ text: text.slice(from, at), isMarked: false });
    parts.push({ text: word, isMarked: true });
    from = at + word.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isMarked: false });
  return parts;
}

interface Word {
  readonly word: string;
  readonly at: number;
  /** Without its ending; more than one of a word with a hyphen. */
  readonly stems: readonly string[];
}

/** Words between two of a run. */
const BETWEEN = 5;

function markedWords(text: string, { words, begun, runs }: Marks): readonly Word[] {
  const all = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(
    ({ 0: word, index: at }): Word => ({ word, at, stems: tokensOf(word).map((one) => one.word) }),
  );
  const marked = new Set(
    all.filter(
      ({ word, stems }) =>
        begun.some((typed) => fold(word).startsWith(typed)) ||
        stems.some((stem) => words.has(stem)),
    ),
  );
  for (const run of runs)
    for (const start of all.keys()) for (const word of runFrom(all, start, run)) marked.add(word);
  return all.filter((word) => marked.has(word));
}

/** The words of a run that begins here; none where it does not go on. */
function runFrom(all: readonly Word[], start: number, run: readonly string[]): readonly Word[] {
  const found: Word[] = [];
  let from = start;
  for (const stem of run) {
    const near = all.slice(from, from + (found.length === 0 ? 1 : BETWEEN));
    const next = near.findIndex(({ stems }) => stems.includes(stem));
    if (next < 0) return [];
    found.push(...near.slice(next, next + 1));
    from += next + 1;
  }
  return found;
}

/** So far into a line a mark is seen wherever the line is cut. */
const SEEN = 30;
/** So much of a line is seen behind its beginning. */
const LINE = 34;
/** A clause that begins farther before its mark is cut itself. */
const LEAD = 26;

/** A text from before the place that has most of its marks, where that stands too far behind for one line. */
export function fromMark(text: string, marks: Marks): string {
  const found = markedWords(text, marks);
  const told = (from: Word) =>
    new Set(
      found
        .filter(({ at, word }) => at >= from.at && at + word.length <= from.at + LINE)
        .map(({ stems }) => stems[0]),
    ).size;
  const [best] = found.toSorted((one, other) => told(other) - told(one) || one.at - other.at);
  if (best === undefined || best.at <= SEEN) return text;
  const before = text.slice(0, best.at);
  const clause = Math.max(
    ...['. ', ': ', '; ', ', ', ' and '].map((end) => {
      const at = before.lastIndexOf(end);
      return at < 0 ? -1 : at + end.length;
    }),
  );
  const start = best.at - clause > LEAD ? before.indexOf(' ', best.at - LEAD) + 1 : clause;
  return start <= 0 ? text : `… ${text.slice(start)}`;
}
