import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { fail, type Result } from '@/lib/result';
import { refusal } from '../limits';
import { linesOf } from '../lines';
import type { Matcher } from '../names/match';
import type { Codec, Import } from './codec';
import { readCommentedLines } from './comment-block';
import { deckFromList } from './deck-from-list';
import { deckLines } from './list-lines';
import { newParsedList } from './parsed-list';

/**
 * Plain text: a list as players write it. We write header lines, a heading a list and one card a
 * line; notes stand last, each line behind "| ". Reading accepts far more: see readText.
 */
export const textCodec = {
  id: 'text',
  label: 'Plain text',
  purpose: 'For a message or an e-mail, and to be read back here',
  extension: 'txt',
  mediaType: 'text/plain',
  write: writeText,
  read: readText,
  sniff: () => true,
} as const satisfies Codec;

/** A deck as text that a person can read and `readText` reads back without loss. */
export function writeText(deck: Deck, catalogue: Catalogue): string {
  return `${deckLines(deck, catalogue).join('\n')}\n`;
}

/**
 * Reads a list in any usual form: headings in any case with or without colon and count, header
 * lines, "3 X", "3x X", "X x3", tabs, bare names, bullets, comments behind // or #, also those in which
 * another program keeps what we wrote into its comments. Cards before the first heading go where their
 * group belongs. A line that names no card, or one of several, comes back as unmatched; `lineOf` may
 * put another line in the place of one. Problems: `too-large`, `empty`, `not-text`, `bad-count`,
 * `too-many-lines`, `too-long`, `bad-players`, `bad-profile`.
 */
export function readText(
  text: string,
  matcher: Matcher,
  lineOf = (line: string) => line,
): Result<Import> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  const parsed = newParsedList(matcher);
  readCommentedLines(parsed, linesOf(text).map(lineOf));
  return deckFromList(parsed);
}
