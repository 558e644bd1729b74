import { type Conflict, isConflict, type Rule, sourceName } from '@/lib/rules/citations';

export type Entry = Rule | Conflict;
export type Book = Rule['source'] | 'conflicts';

/** A chapter of one of the books, as the contents list it. */
export interface Chapter {
  /** As the address names it: "tat-6.2". */
  readonly key: string;
  readonly book: Book;
  readonly title: string;
}

/** Each holds the sections whose numbers begin with its own; the longest number wins. */
const CHAPTERS: readonly Chapter[] = [
  { key: 'tat-2', book: 'tat', title: 'The game and its Powers' },
  { key: 'tat-3', book: 'tat', title: 'Cards' },
  { key: 'tat-4', book: 'tat', title: 'Profile and decks' },
  { key: 'tat-5', book: 'tat', title: 'Setup, Dune and terms' },
  { key: 'tat-6', book: 'tat', title: 'The turn, Opening Interval' },
  { key: 'tat-6.2', book: 'tat', title: 'House Intervals: operations' },
  { key: 'tat-6.2.11', book: 'tat', title: 'Rites' },
  { key: 'tat-6.3', book: 'tat', title: 'Closing Interval' },
  { key: 'tat-7', book: 'tat', title: 'Allegiance' },
  { key: 'tat-8', book: 'tat', title: 'Optional rules' },
  { key: 'tat-9', book: 'tat', title: 'Lexicon' },
  { key: 'tat-11', book: 'tat', title: 'Cards made clear' },
  { key: 'crf-1', book: 'crf', title: 'Cards' },
  { key: 'crf-2', book: 'crf', title: 'The turn' },
  { key: 'crf-3', book: 'crf', title: 'Terms' },
  { key: 'crf-4', book: 'crf', title: 'New rules and errata' },
  { key: 'conflicts', book: 'conflicts', title: 'Questions and answers' },
];

export const BOOK_NAMES: Readonly<Record<Book, string>> = {
  tat: sourceName('tat'),
  crf: sourceName('crf'),
  conflicts: 'Where the books disagree',
};

export const FIRST_CHAPTER = 'tat-2';

/** The key of the chapter that an entry stands in. */
export function chapterOf(entry: Entry): string {
  if (isConflict(entry)) return 'conflicts';
  const [number = ''] = entry.section.split(' ');
  const parts = number.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const key = `${entry.source}-${parts.slice(0, length).join('.')}`;
    if (CHAPTERS.some((chapter) => chapter.key === key)) return key;
  }
  throw new Error(`no chapter for ${entry.id}`);
}

export interface CountedChapter extends Chapter {
  readonly count: number;
}

/** The contents: every chapter with how many of these entries stand in it. */
export function contentsOf(entries: readonly Entry[]): readonly CountedChapter[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const key = chapterOf(entry);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return CHAPTERS.map((chapter) => ({ ...chapter, count: counts.get(chapter.key) ?? 0 }));
}

/** A section without the marks that tell general ([G]) and restricted ([R]) operations. */
export function sectionTitle(section: string): string {
  return section
    .replace(/ \[G\]/, ', a general operation')
    .replace(/ \[R\]/, ', a restricted operation');
}

/** The address of a chapter; with a search, of what was found in it. */
export function hrefOf(chapter: string | null, text: string): string {
  const query = new URLSearchParams({
    ...(text !== '' && { q: text }),
    ...(chapter !== null && { chapter }),
  });
  return `/rules?${query}`;
}
