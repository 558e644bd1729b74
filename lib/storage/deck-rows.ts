import type { RegistryDb } from './db';
import {
  type Entry,
  type EntryRow,
  entryRowSchema,
  type Head,
  headSchema,
  readRecord,
  sortOut,
} from './records';

/** A deck with its whole history. */
export interface WholeDeck {
  readonly head: Head;
  readonly entries: readonly Entry[];
}

/** A deck as the rows that it is made of, whether they can be read or not. */
export interface DeckRows {
  readonly head: unknown;
  readonly rows: readonly unknown[];
}

/** The rows of a deck's history, in order. */
export function rowsOf(db: RegistryDb, deckId: string) {
  return db.edits.where('[deckId+place]').between([deckId], [`${deckId}\u0000`], true, false);
}

/** A deck's history from its rows, and whether all of it is there and nothing is left over. */
export function readHistory(head: Head, rows: readonly unknown[]) {
  const { good, broken } = sortOut('edits', entryRowSchema, rows);
  const inPlace = good.toSorted((one, other) => one.place - other.place);
  const isWhole =
    broken.length === 0 &&
    inPlace.length === head.length &&
    inPlace.every((row, at) => row.place === at);
  const entries = inPlace.map(({ id, edit, at, by }): Entry => ({ id, edit, at, by }));
  return { entries, isWhole, broken };
}

/** The deck that its rows make; null where one cannot be read, is missing or left over. */
export function readDeckRows({ head: raw, rows }: DeckRows): WholeDeck | null {
  const head = readRecord(headSchema, raw);
  if (!head.ok) return null;
  const { entries, isWhole } = readHistory(head.value, rows);
  return isWhole ? { head: head.value, entries } : null;
}

/** The rows that a deck is stored as. */
export function rowsOfDeck({ head, entries }: WholeDeck): DeckRows & { readonly head: Head } {
  const rows = entries.map(
    (entry, place): EntryRow => ({ version: 1, deckId: head.id, place, ...entry }),
  );
  return { head, rows };
}
