import { fold } from '@/lib/cards/fold';
import { type Conflict, isConflict, type Rule, sourceName } from '@/lib/rules/citations';

export interface RuleFilter {
  /** Every word must stand in the id, the section, the text or the notes. */
  readonly text: string;
  readonly source: 'tat' | 'crf' | 'conflicts' | null;
  readonly area: string | null;
}

export type Entry = Rule | Conflict;

const haystacks = new WeakMap<Entry, string>();

function haystack(entry: Entry): string {
  const known = haystacks.get(entry);
  if (known !== undefined) return known;
  const made = fold(
    isConflict(entry)
      ? `${entry.id} ${entry.question} ${entry.ruling} ${entry.rules.join(' ')}`
      : `${entry.id} ${entry.section} ${entry.text} ${entry.notes ?? ''}`,
  );
  haystacks.set(entry, made);
  return made;
}

export function filterRules(entries: readonly Entry[], filter: RuleFilter): readonly Entry[] {
  const words = fold(filter.text).split(' ').filter(Boolean);
  return entries.filter((entry) => {
    const source = isConflict(entry) ? 'conflicts' : entry.source;
    if (filter.source !== null && source !== filter.source) return false;
    if (filter.area !== null && (isConflict(entry) || entry.area !== filter.area)) return false;
    const text = words.length === 0 ? '' : haystack(entry);
    return words.every((word) => text.includes(word));
  });
}

export interface RuleSection {
  readonly key: string;
  /** The book, where the section begins one; null within it. */
  readonly book: string | null;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Runs of one section of one book, in the order of the entries. */
export function sectionsOf(entries: readonly Entry[]): readonly RuleSection[] {
  const sections: { key: string; book: string | null; title: string; entries: Entry[] }[] = [];
  let lastBook = '';
  for (const entry of entries) {
    const book = isConflict(entry) ? 'Where the books disagree' : sourceName(entry.source);
    const title = isConflict(entry) ? '' : entry.section;
    const last = sections.at(-1);
    if (last && last.title === title && book === lastBook) last.entries.push(entry);
    else
      sections.push({
        key: `${entry.id}`,
        book: book === lastBook ? null : book,
        title,
        entries: [entry],
      });
    lastBook = book;
  }
  return sections;
}
