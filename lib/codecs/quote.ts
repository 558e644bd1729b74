/**
 * Free text (names, notes, unknown ids) inside a line-based format. What would not survive as it
 * stands is written as a JSON string, which keeps line breaks, blanks at the ends and half
 * surrogates exactly, also through a UTF-8 file.
 */

// Line separators and the byte order mark are included: programs trim, split or drop them. So are
// the two that XML forbids, and what would end a CDATA section.
const FRAGILE = /[\p{Cc}\p{Surrogate}\u2028\u2029\ufeff\ufffe\uffff]|\]\]>/u;

/** Whether a text reads back the same when it stands alone between blanks. */
export function isPlain(text: string): boolean {
  return text !== '' && text === text.trim() && !text.startsWith('"') && !FRAGILE.test(text);
}

/** As a JSON string, all in visible characters. */
export function quoted(text: string): string {
  return JSON.stringify(text)
    .replace(
      /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
      (odd) => `\\u${odd.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll(']]>', ']]\\u003e');
}

/** Plain where that is safe, else quoted. `unquote(quote(text))` is `text`. */
export function quote(text: string): string {
  return isPlain(text) ? text : quoted(text);
}

/** The text that `quote` was given; text of other origin comes back trimmed. */
export function unquote(written: string): string {
  const text = written.trim();
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : text;
  } catch {
    return text;
  }
}
