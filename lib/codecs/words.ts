import { fold } from '@/lib/cards/fold';

/** A text as folded words with one blank between: letters and digits alone, "&" read as "and". */
export function words(text: string): string {
  return fold(text.replaceAll('&', ' and '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
