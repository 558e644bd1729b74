import { needOf } from '@/lib/decks/collection';
import { fail, type Result } from '@/lib/result';
import { importDeck } from '../decks/import-deck';
import { refusal } from '../limits';
import type { Matcher } from '../names/match';
import { readCollectionCsv, sniffCollectionCsv } from './collection-csv';
import { readCollectionText } from './collection-text';
import {
  type CollectionImport,
  collectionFromLines,
  newParsedCollection,
} from './parsed-collection';

/**
 * A collection from pasted text or a file's content, told from the content: a table with a header, a
 * list with a card a line, or a deck in a format of its own (then its cards). Lines that name no
 * card, or several, wait for a choice; those with a bad count are left out and named, and where
 * nothing else is there, or 20 of them, the list is refused. Never throws. Problems: `too-large`,
 * `empty`, `not-text`, `bad-count`, `bad-csv`, `too-many-lines`, and those of deck files.
 */
export function readCollection(text: string, matcher: Matcher): Result<CollectionImport> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  if (sniffCollectionCsv(text)) return readCollectionCsv(text, matcher);
  return /^\ufeff?\s*[<{]/.test(text.slice(0, 1000))
    ? fromDeck(text, matcher)
    : readCollectionText(text, matcher);
}

function fromDeck(text: string, matcher: Matcher): Result<CollectionImport> {
  const read = importDeck(text, matcher);
  if (!read.ok) return read;
  const parsed = newParsedCollection(matcher);
  for (const [card, count] of needOf(read.value.deck)) parsed.copies.set(card, count);
  for (const { line, text: written, count, nearest } of read.value.unmatched)
    parsed.waiting.push({ line, text: written, count, nearest, isId: false });
  return collectionFromLines(parsed);
}
