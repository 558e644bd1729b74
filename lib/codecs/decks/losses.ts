import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { tooLarge } from '../limits';
import type { Writer } from './codec';

/** What a written file will not do, a sentence each: what it leaves out, and whether it is too large. */
export function lossesOf(
  writer: Writer,
  deck: Deck,
  catalogue: Catalogue,
  text: string,
): readonly string[] {
  return [...(writer.losses?.(deck, catalogue) ?? []), ...sizeLosses(text)];
}

/** The same of the size alone, for who knows the other losses. */
export function sizeLosses(text: string): readonly string[] {
  const isLarge = tooLarge(new TextEncoder().encode(text).length) !== null;
  return isLarge ? [TOO_LARGE] : [];
}

const TOO_LARGE =
  'The file is larger than 256 KiB, and the Registry reads no list that large: in this format the deck cannot be brought back. Shorten its notes, or keep the deck as JSON too.';
