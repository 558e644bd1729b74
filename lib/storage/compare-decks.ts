import { checksum } from './checksum';
import type { WholeDeck } from './deck-rows';
import { hasSeen, markOf, withMark } from './history';
import type { Entry, Mark } from './records';

/**
 * The writer as whom a restore signs what it puts over a deck. Its mark tells open tabs that this was
 * meant, and it makes no promise about what the history holds.
 */
const RESTORER = 'restore';

/** How two states of one deck stand to each other: `apart`, each has changes that the other has not. */
type Comparison = 'same' | 'first-is-newer' | 'second-is-newer' | 'apart';

/** Compares by what each has taken in from every writer, never by clock: so undone changes count too. */
export function compareDecks(first: WholeDeck, second: WholeDeck): Comparison {
  const state = ({ head: { base, cursor }, entries }: WholeDeck) =>
    JSON.stringify([base, cursor, entries.map(({ id }) => id)]);
  if (state(first) === state(second)) return 'same';
  if (hasAll(first, second)) return 'first-is-newer';
  return hasAll(second, first) ? 'second-is-newer' : 'apart';
}

/** The deck has taken in everything that the other has, and no restore put anything over it since. */
function hasAll({ head: { seen } }: WholeDeck, other: WholeDeck): boolean {
  const theirs = other.head.seen;
  if (markOf(seen, RESTORER) !== markOf(theirs, RESTORER)) return false;
  return theirs.every((mark) => hasSeen(seen, mark));
}

/** Whether a restore has put something over the deck since it was last seen with these marks. */
export function restoredSince(before: readonly Mark[], now: readonly Mark[]): boolean {
  return markOf(now, RESTORER) > markOf(before, RESTORER);
}

/**
 * A deck as it is put over the one that lies there (or lay there): the same history, signed so that
 * open tabs see a later write, and that nothing which was taken in before is taken in again.
 */
export function putOver(deck: WholeDeck, there: WholeDeck): WholeDeck {
  const joined = there.head.seen.reduce<readonly Mark[]>(
    (seen, mark) => (hasSeen(seen, mark) ? seen : withMark(seen, mark)),
    deck.head.seen,
  );
  const seen = withMark(joined, { by: RESTORER, seq: markOf(joined, RESTORER) + 1 });
  return { ...deck, head: { ...deck.head, seen: [...seen] } };
}

/**
 * A state of a deck as a deck of its own, with a mark in its name. Its id follows from what it holds,
 * so that the same backup makes it once, however often it is merged.
 */
export function copyOf({ head, entries }: WholeDeck): WholeDeck {
  const sum = checksum(JSON.stringify([head.base, head.cursor, entries.map(({ id }) => id)]));
  const name = `${head.deck.name.slice(0, 170)} (from a backup)`.trimStart();
  const entry: Entry = {
    id: `${sum}-name`,
    edit: { kind: 'set-name', name },
    at: head.updatedAt,
    by: RESTORER,
  };
  return {
    head: {
      ...head,
      id: `${head.id.slice(0, 80)}-${sum}`,
      deck: { ...head.deck, name },
      length: head.length + 1,
      cursor: head.cursor + 1,
    },
    entries: entries.toSpliced(head.cursor, 0, entry),
  };
}
