import type { DeckPlace } from '@/lib/decks/deck';
import { namedBy } from '../names/by-id-and-name';
import { addCardLine, isHopeless, type ParsedList } from './parsed-list';

/** One copy of a card in a format that has an element for each copy. */
export interface SingleCopy {
  readonly line: number;
  /** Null: where the card's group belongs. */
  readonly place: DeckPlace | null;
  /** A card id of ours, or something that means nothing to us. */
  readonly id: string;
  readonly name: string;
  readonly set: string;
  /** How the copy is shown where it has no name. */
  readonly shown: string;
}

/**
 * Takes copies into a parsed list, those of one card in one place as one line where the first stands; more
 * than 99 of them are the problem `bad-count`. The work grows with the elements of the file alone.
 */
export function addCopies(parsed: ParsedList, copies: Iterable<SingleCopy>): void {
  const piles = new Map<string, { readonly first: SingleCopy; count: number }>();
  for (const copy of copies) {
    const key = JSON.stringify([copy.place, copy.id, copy.name, copy.set, copy.shown]);
    const pile = piles.get(key);
    if (pile === undefined) piles.set(key, { first: copy, count: 1 });
    else pile.count += 1;
  }
  for (const { first, count } of piles.values()) {
    if (isHopeless(parsed)) return;
    const { line, place, id, name, set } = first;
    const shown = name === '' ? first.shown : name;
    addCardLine(parsed, {
      line,
      place,
      text: count === 1 ? shown : `${count} ${shown}`,
      digits: String(count),
      named: namedBy(parsed.matcher, id, name, set),
    });
  }
}
