import { type Entry, type Game, gameOfId, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { sourceName } from '@/lib/rules/citations';

/** A chapter of one of the books of a game, as the contents list it. */
export interface Chapter {
  /** As the address names it: "tat-6.2". */
  readonly key: string;
  /** What it stands under in the contents. */
  readonly book: string;
  readonly title: string;
}

const [TAT, CRF] = [sourceName('tat'), sourceName('crf')];

/** Each holds the sections whose numbers begin with its own; the longest number wins. */
export const CARD_CHAPTERS: readonly Chapter[] = [
  { key: 'tat-2', book: TAT, title: 'The game and its Powers' },
  { key: 'tat-3', book: TAT, title: 'Cards' },
  { key: 'tat-4', book: TAT, title: 'Profile and decks' },
  { key: 'tat-5', book: TAT, title: 'Setup, Dune and terms' },
  { key: 'tat-6', book: TAT, title: 'The turn, Opening Interval' },
  { key: 'tat-6.2', book: TAT, title: 'House Intervals: operations' },
  { key: 'tat-6.2.11', book: TAT, title: 'Rites' },
  { key: 'tat-6.3', book: TAT, title: 'Closing Interval' },
  { key: 'tat-7', book: TAT, title: 'Allegiance' },
  { key: 'tat-8', book: TAT, title: 'Optional rules' },
  { key: 'tat-9', book: TAT, title: 'Lexicon' },
  { key: 'tat-11', book: TAT, title: 'Cards made clear' },
  { key: 'crf-1', book: CRF, title: 'Cards' },
  { key: 'crf-2', book: CRF, title: 'The turn' },
  { key: 'crf-3', book: CRF, title: 'Terms' },
  { key: 'crf-4', book: CRF, title: 'New rules and errata' },
  { key: 'conflicts', book: 'Where the books disagree', title: 'Questions and answers' },
];

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

/** The address of an entry among those of its chapter. */
export function placeOf(entry: Entry): string {
  return `${hrefOf(gameOfId(entry.id), null, '')}#${entry.id}`;
}
