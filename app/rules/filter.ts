import { type Entry, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import type { BoardRule } from '@/lib/board/rules/book';
import type { Rule } from '@/lib/rules/citations';
import { fold } from '@/lib/words/fold';
import { chapterOf, sectionTitle } from './chapters';

const haystacks = new WeakMap<Entry, string>();

function haystack(entry: Entry): string {
  const known = haystacks.get(entry);
  if (known !== undefined) return known;
  const words = isQuestion(entry)
    ? [entry.id, entry.question, entry.ruling, ...entry.rules]
    : [entry.id, entry.section, entry.text, entry.notes, ...moreOf(entry)];
  const made = fold(words.join(' '));
  haystacks.set(entry, made);
  return made;
}

/** What else a line of the board game shows. */
function moreOf(rule: Rule | BoardRule): readonly (string | undefined)[] {
  return isOfBoard(rule) ? [rule.layer, rule.differs, rule.doubt] : [];
}

/** Entries of which every word stands in the id, the section, the text or the notes. */
export function findRules(entries: readonly Entry[], text: string): readonly Entry[] {
  const words = fold(text).split(' ').filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => words.every((word) => haystack(entry).includes(word)));
}

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
