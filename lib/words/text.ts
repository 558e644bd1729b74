import { fold } from './fold';

/** Folded text in which hyphens, dashes, full stops and commas are blanks: "Pre-Emptive" is "pre emptive". */
export function searchText(text: string): string {
  return fold(text)
    .replace(/[\s.,\u2212\p{Pd}]+/gu, ' ')
    .trim();
}

/** The lines under which a text is found: hyphenated words apart and, on a line of its own, joined up. */
export function searchLines(text: string): string {
  const apart = searchText(text);
  return text.includes('-') ? `${apart}\n${searchText(text.replaceAll('-', ''))}` : apart;
}
