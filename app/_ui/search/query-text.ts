import { readQuery } from '@/lib/cards/query/parse';
import type { SortKey } from '@/lib/cards/query/query';

/** Edits of search text beside those of the facets. Text that cannot be read is given back as it is. */

/** The text with its sort terms replaced by these keys; no key leaves the cards by title. */
export function withSort(text: string, keys: readonly SortKey[]): string {
  const query = readQuery(text);
  if (!query) return text;
  let bare = '';
  let from = 0;
  for (const span of [...query.sortSpans].sort((a, b) => a.start - b.start)) {
    bare += text.slice(from, span.start);
    from = span.end;
  }
  bare = (bare + text.slice(from)).replace(/\s+/g, ' ').trim();
  const term = keys.map((key) => `${key.descending ? '-' : ''}${key.field}`).join(',');
  const next = [bare, term && `sort:${term}`].filter(Boolean).join(' ');
  return readQuery(next) ? next : text;
}

/** Whether one of the words of the text is exactly this term (as `is:unique`). */
export function hasWord(text: string, term: string): boolean {
  return words(text).some((word) => word.toLowerCase() === term);
}

/** Puts a term in or takes it out. */
export function toggleWord(text: string, term: string): string {
  if (!readQuery(text)) return text;
  const next = hasWord(text, term)
    ? words(text)
        .filter((word) => word.toLowerCase() !== term)
        .join(' ')
    : joined(text, term);
  return readQuery(next) ? next : text;
}

/** The text and one more condition; alternatives are put in parentheses first. */
function joined(text: string, term: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return term;
  const alternatives = readQuery(trimmed)?.where?.kind === 'any';
  return `${alternatives ? `(${trimmed})` : trimmed} ${term}`;
}

/** Split at blanks that stand outside quotes. */
function words(text: string): readonly string[] {
  return text.match(/(?:"[^"]*"|\S)+/g) ?? [];
}
