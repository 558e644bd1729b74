import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Copies } from '@/lib/decks/collection';
import { fail, type Result } from '@/lib/result';
import { fieldOf, sectionOf } from '../decks/fields';
import { refusal } from '../limits';
import { isComment, linesOf } from '../lines';
import { namesExactly, readCardLine } from '../names/card-line';
import { createMatcher, type Matcher, writtenNames } from '../names/match';
import { quoted } from '../quote';
import { bySetAndTitle } from './collection-csv';
import {
  addOwnedLine,
  type CollectionImport,
  collectionFromLines,
  isHopelessCollection,
  newParsedCollection,
  type ParsedCollection,
} from './parsed-collection';

/** Copies as text, a card a line with its set: "3 Stilgar [EOTS]". By set, then title. */
export function writeCopies(copies: Copies, catalogue: Catalogue): string {
  const matcher = createMatcher(catalogue);
  const unknown = [...copies.keys()].filter((id) => !catalogue.byId.has(id)).toSorted();
  const ids = [...bySetAndTitle([...copies.keys()], catalogue), ...unknown];
  return ids.map((id) => `${lineOf(matcher, id, copies.get(id) ?? 0)}\n`).join('');
}

function lineOf(matcher: Matcher, id: CardId, count: number): string {
  const card = matcher.catalogue.byId.get(id);
  if (card !== undefined) {
    const line = `${count} ${writtenNames(card)[1]}`;
    if (namesExactly(matcher, line, card, String(count))) return line;
  }
  return `${count} id:${/^[\w-]+$/.test(id) ? id : quoted(id)}`;
}

/**
 * Reads a card a line: "3 X", "3x X", "X x3", a bare name for one copy, with or without a set in
 * brackets. Headings, comments and what a deck list says besides its cards are passed over.
 */
export function readCollectionText(text: string, matcher: Matcher): Result<CollectionImport> {
  const refused = refusal(text);
  if (refused !== null) return fail(refused);
  const parsed = newParsedCollection(matcher);
  for (const [at, line] of linesOf(text).entries()) {
    if (isHopelessCollection(parsed)) break;
    // a deck list's notes are its end
    if (sectionOf(line.trim()) === 'notes' && !isComment(line.trim())) break;
    readLine(parsed, at + 1, line.trim());
  }
  return collectionFromLines(parsed);
}

function readLine(parsed: ParsedCollection, line: number, text: string): void {
  if (isComment(text) || !/[\p{L}\p{N}]/u.test(text) || sectionOf(text) !== null) return;
  const label = /^([^:]{1,30}):(.*)$/s.exec(text);
  if (label !== null && fieldOf(label[1] ?? '') !== null) return;
  const place = label === null ? null : sectionOf(label[1] ?? '');
  const named = place === 'homeworld' || place === 'programs' ? (label?.[2] ?? '').trim() : text;
  addOwnedLine(parsed, { line, text: named, ...readCardLine(parsed.matcher, named) });
}
