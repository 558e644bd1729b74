import type { Catalogue } from '@/lib/cards/catalogue';
import type { Copies } from '@/lib/decks/collection';
import { cardLine } from '../decks/list-lines';
import { createMatcher } from '../names/match';
import { bySetAndTitle } from './collection-csv';

/** Copies as text, a card a line with its set: "3 Stilgar [EOTS]". By set, then title. */
export function writeCopies(copies: Copies, catalogue: Catalogue): string {
  const matcher = createMatcher(catalogue);
  return bySetAndTitle([...copies.keys()], catalogue)
    .map((id) => `${cardLine(matcher, id, copies.get(id) ?? 0, true)}\n`)
    .join('');
}
