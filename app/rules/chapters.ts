import { type Entry, type Game, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { sourceName } from '@/lib/rules/citations';

/** A chapter of one of the books of a game, as the contents list it. */
export interface Chapter {
  /** As the address names it: "tat-6.2". */
  readonly key: string;
  /** What it stands under in the contents. */
  readonly book: string;
  readonly title: string;
}

const CARD_BOOKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [sourceName('tat')]: {
    'tat-2': 'The game and its Powers',
    'tat-3': 'Cards',
    'tat-4': 'Profile and decks',
    'tat-5': 'Setup, Dune and terms',
    'tat-6': 'The turn, Opening Interval',
    'tat-6.2': 'House Intervals: operations',
    'tat-6.2.11': 'Rites',
    'tat-6.3': 'Closing Interval',
    'tat-7': 'Allegiance',
    'tat-8': 'Optional rules',
    'tat-9': 'Lexicon',
    'tat-11': 'Cards made clear',
  },
  [sourceName('crf')]: {
    'crf-1': 'Cards',
    'crf-2': 'The turn',
    'crf-3': 'Terms',
    'crf-4': 'New rules and errata',
  },
  'Where the books disagree': { conflicts: 'Questions and answers' },
};

/** Each holds the sections whose numbers begin with its own; the longest number wins. */
export const CARD_CHAPTERS: readonly Chapter[] = Object.entries(CARD_BOOKS).flatMap(
  ([book, titles]) => Object.entries(titles).map(([key, title]) => ({ key, book, title })),
);

/** The key of the chapter that an entry stands in. */
export function chapterOf(entry: Entry): string {
  if (isOfBoard(entry)) return entry.chapter;
  const key = cardChapterOf(entry);
  if (key === undefined) throw new Error(`no chapter for ${entry.id}`);
  return key;
}

function cardChapterOf(entry: Exclude<Entry, { readonly edition: string }>): string | undefined {
  if (isQuestion(entry)) return 'conflicts';
  const [number = ''] = entry.section.split(' ');
  const parts = number.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const key = `${entry.source}-${parts.slice(0, length).join('.')}`;
    if (CARD_CHAPTERS.some((chapter) => chapter.key === key)) return key;
  }
  return undefined;
}

export interface CountedChapter extends Chapter {
  readonly count: number;
}

/** The contents of a game: every chapter with how many of these entries stand in it. */
export function contentsOf(
  chapters: readonly Chapter[],
  entries: readonly Entry[],
): readonly CountedChapter[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const key = chapterOf(entry);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return chapters.map((chapter) => ({ ...chapter, count: counts.get(chapter.key) ?? 0 }));
}

/** A section without the marks that tell general ([G]) and restricted ([R]) operations. */
export function sectionTitle(section: string): string {
  return section
    .replace(/ \[G\]/, ', a general operation')
    .replace(/ \[R\]/, ', a restricted operation');
}

/** The address of a chapter; with a search, of what was found in it. */
export function hrefOf(game: Game, chapter: string | null, text: string): string {
  const query = new URLSearchParams({
    ...(game !== 'cards' && { game }),
    ...(text !== '' && { q: text }),
    ...(chapter !== null && { chapter }),
  });
  return query.size === 0 ? '/rules' : `/rules?${query}`;
}
