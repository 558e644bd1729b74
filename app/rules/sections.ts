import { type Entry, isQuestion } from '@/app/_ui/data/rule-entry';
import { chapterOf, sectionTitle } from './chapters';

export interface RuleSection {
  readonly key: string;
  readonly chapter: string;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** A heading of a book: its name, and the number that stands quiet beside it. */
export function nameAndNumber(title: string): readonly [name: string, number: string] {
  const [, number = '', name = title] = /^((?:\d+|[IVX]+)(?:\.[\w.-]+)?) (.+)$/.exec(title) ?? [];
  return [name, number];
}

/** What was found, chapter by chapter; the chapter with the best hit first. */
export function inChapters(found: readonly Entry[]): readonly Entry[] {
  const chapters = new Map<string, Entry[]>();
  for (const entry of found) {
    const key = chapterOf(entry);
    const others = chapters.get(key);
    if (others) others.push(entry);
    else chapters.set(key, [entry]);
  }
  return [...chapters.values()].flat();
}

/** Runs of one section of one chapter, in the order of the entries. */
export function sectionsOf(entries: readonly Entry[]): readonly RuleSection[] {
  const sections: { key: string; chapter: string; title: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const chapter = chapterOf(entry);
    const title = isQuestion(entry) ? '' : sectionTitle(entry.section);
    const last = sections.at(-1);
    if (last && last.title === title && last.chapter === chapter) last.entries.push(entry);
    else sections.push({ key: entry.id, chapter, title, entries: [entry] });
  }
  return sections;
}
