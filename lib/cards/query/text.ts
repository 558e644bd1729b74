import { fold } from '@/lib/cards/fold';

/** Folded text in which hyphens, dashes, full stops and commas are blanks: "Pre-Emptive" is "pre emptive". */
export function searchText(text: string): string {
  return fold(text)
    .replace(/[\s.,\u2212\p{Pd}]+/gu, ' ')
    .trim();
}
