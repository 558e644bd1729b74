const MARKS = /\p{M}+/gu;
const QUOTES = /['"`´‘’‚‛“”„‟′″ʼ«»]/g;
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Text as names are compared: lower case, without accents, apostrophes and quotes, spaces squeezed.
 * Folding twice changes nothing.
 */
export function fold(text: string): string {
  const bare = text.replace(QUOTES, '');
  const letters = PLAIN.test(bare)
    ? bare
    : bare.normalize('NFKD').replace(MARKS, '').replace(QUOTES, '');
  return letters.toLowerCase().replace(/\s+/g, ' ').trim();
}
