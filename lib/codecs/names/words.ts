import { fold } from '@/lib/words/fold';

/** Letters and digits of other scripts; a text may hold any number that unfold into many more. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{C}]+/gu;
/** Stands for a run of them: a letter that no name of ours has, so that none matches. */
const STAND_IN = '\u0294';

/**
 * A text as folded words with one blank between: letters and digits alone, "&" read as "and". Made
 * for comparing with our own names, which are all in Latin letters: other scripts are not told apart.
 */
export function words(text: string): string {
  return fold(text.replaceAll('&', ' and ').replace(FOREIGN, STAND_IN))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
