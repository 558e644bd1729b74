import { MAX_LINES } from '@/lib/decks/deck';
import type { InputProblem } from '@/lib/result';
import { problem } from './problem';

/** Most bytes (as UTF-8) that a file may have before anything looks into it. */
export const MAX_BYTES = 256 * 1024;
/** Most lines that may name cards, repeated ones counted: four lists of MAX_LINES. */
export const MAX_CARD_LINES = 4 * MAX_LINES;
/** Most characters that a deck's notes may have, as in the deck schema. */
export const MAX_NOTES = 20_000;
/** Most problems that one refusal lists. */
export const MAX_PROBLEMS = 20;
/** Share of control and replacement characters from which on a file is taken for binary. */
const BINARY_SHARE = 0.05;

/** The problem `too-large` when a size in bytes is over the limit, that of a list if no other is given. */
export function tooLarge(bytes: number, most: number = MAX_BYTES): InputProblem | null {
  if (bytes <= most) return null;
  const what =
    most > MAX_BYTES
      ? `This file is larger than ${Math.floor(most / 1_048_576)} MiB. What is read here is`
      : `This file is larger than ${most / 1024} KiB. A deck list is`;
  return problem('too-large', `${what} far smaller: choose another file.`);
}

/**
 * What forbids reading a text at all: `too-large`, `empty` or `not-text`. Cheap: a large text is
 * refused by its length alone.
 */
export function refusal(text: string): InputProblem | null {
  // A UTF-16 unit is never less than one byte of UTF-8, so the length alone can refuse.
  const large = tooLarge(text.length) ?? tooLarge(new TextEncoder().encode(text).length);
  if (large !== null) return large;
  if (text.trim() === '') return NOTHING;
  return looksBinary(text) ? NOT_TEXT : null;
}

const NOTHING = problem(
  'empty',
  'There is nothing to read. Paste a deck list or choose a file that holds one.',
);
const NOT_TEXT = problem(
  'not-text',
  'This is not a text file, or its encoding is not known. Save the list as plain text (UTF-8) and try again.',
);

/** Whether a text is bytes of another kind. */
export function looksBinary(text: string): boolean {
  let odd = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0) return true;
    if ((code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) || code === 0xfffd)
      odd++;
  }
  return odd > text.length * BINARY_SHARE;
}

export function tooManyLines(what: string): InputProblem {
  return problem(
    'too-many-lines',
    `${what}. A deck list has at most ${MAX_LINES} different lines in each list: check that this is the right file.`,
  );
}

export function tooLong(line: number, what: string, most: number): InputProblem {
  const message = `At most ${most} characters fit into the ${what}. Shorten it and try again.`;
  return problem('too-long', message, line > 0 ? `line ${line}` : '');
}

/** At most `most` characters, with an ellipsis where something was cut off. */
export function clip(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
