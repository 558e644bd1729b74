import { emptyDeck } from '@/lib/decks/deck';
import { ok, type Result } from '@/lib/result';
import type { Import } from './codec';
import { codeIn, looksLikeCode, readDeckCode } from './deck-code';
import { guessSponsor } from './guess-sponsor';
import { linkIn, looksLikeLink, readLink } from './link';
import type { Matcher } from './match';
import { normalise } from './normalise';
import { unknownRemark } from './unknown-remark';

/** Whether a text is no list but a share link or a deck code. Quick. */
export function isSent(text: string): boolean {
  return looksLikeLink(text) || looksLikeCode(text);
}

/** The share link or else the deck code in a text about other things, as in a mail; or null. */
export function sentIn(text: string): string | null {
  return linkIn(text) ?? codeIn(text);
}

/** The deck behind a share link or a deck code. Problems: those of readLink and readDeckCode. */
export function readSent(text: string, { catalogue }: Matcher): Result<Import> {
  if (looksLikeLink(text)) {
    const read = readLink(text);
    if (!read.ok) return read;
    const deck = normalise(read.value);
    return ok({ deck, unmatched: [], notes: unknownRemark(deck, catalogue) });
  }
  const read = readDeckCode(text);
  if (!read.ok) return read;
  const bare = { ...emptyDeck('atreides'), ...read.value };
  const { sponsor, remark } = guessSponsor(bare, catalogue);
  const deck = { ...bare, sponsor };
  const notes = [CODE_ALONE, remark, ...unknownRemark(deck, catalogue)];
  return ok({ deck, unmatched: [], notes });
}

const CODE_ALONE =
  'A deck code holds the list alone: names, profile, format and notes are those of a new deck.';
