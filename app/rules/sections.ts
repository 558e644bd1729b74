import { type Entry, isQuestion } from '@/app/_ui/data/rule-entry';
import { chapterOf, sectionTitle } from './chapters';

export interface RuleSection {
  readonly key: string;
  readonly chapter: string;
  readonly title: string;
  readonly entries: readonly Entry[];
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
