import { emptyDeck } from '@/lib/decks/deck';
import { ok, type Result } from '@/lib/result';
import type { Import } from '../decks/codec';
import { guessSponsor } from '../decks/guess-sponsor';
import { normalise } from '../decks/normalise';
import { unknownRemark } from '../decks/unknown-remark';
import type { Matcher } from '../names/match';
import { codeIn, looksLikeCode, readDeckCode } from './deck-code';
import { linkIn, looksLikeLink, readLink } from './deck-link';

/** Whether a text is no list but a share link or a deck code. Quick. */
export function isLinkOrCode(text: string): boolean {
  return looksLikeLink(text) || looksLikeCode(text);
}

/** The share link or else the deck code in a text about other things, as in a mail; or null. */
export function linkOrCodeIn(text: string): string | null {
  return linkIn(text) ?? codeIn(text);
}

/** The deck behind a share link or a deck code. Problems: those of readLink and readDeckCode. */
export function readLinkOrCode(text: string, { catalogue }: Matcher): Result<Import> {
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
