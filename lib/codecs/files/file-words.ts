import { fold } from '@/lib/words/fold';

/** A text as words of a file's name, "debt-of-the-deep-desert", as every file system takes them; or "". */
export function fileWords(text: string, most: number): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, most)
    .replace(/-+$/, '');
}
