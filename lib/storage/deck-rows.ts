import type { RegistryDb } from './db';
import type { Tried } from './problems';
import {
  type BrokenRecord,
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

/** A deck's history from its rows, where all of it can be read, none is missing and none left over. */
export function readHistory(
  head: Head,
  rows: readonly unknown[],
): Tried<readonly Entry[], BrokenRecord> {
  const { good, broken } = sortOut('edits', entryRowSchema, rows);
  const inPlace = good.toSorted((one, other) => one.place - other.place);
  const isWhole =
    broken.length === 0 &&
    inPlace.length === head.length &&
    inPlace.every((row, at) => row.place === at);
  if (isWhole)
    return { ok: true, value: inPlace.map(({ id, edit, at, by }) => ({ id, edit, at, by })) };
  const message = `history: ${good.length} of ${head.length} entries can be read`;
  const newer = broken.find((record) => record.problem.code === 'future-record');
  const problem = newer?.problem ?? { code: 'broken-record', at: '', message };
  return {
    ok: false,
    problem: { table: 'edits', id: head.id, problem, raw: { head, edits: rows } },
  };
}

/** The deck that its rows make; null where one cannot be read, is missing or left over. */
export function readDeckRows({ head: raw, rows }: DeckRows): WholeDeck | null {
  const head = readRecord(headSchema, raw);
  const history = head.ok ? readHistory(head.value, rows) : head;
  return head.ok && history.ok ? { head: head.value, entries: history.value } : null;
}

/** The rows that a deck is stored as. */
export function rowsOfDeck({ head, entries }: WholeDeck): DeckRows & { readonly head: Head } {
  const rows = entries.map(
    (entry, place): EntryRow => ({ version: 1, deckId: head.id, place, ...entry }),
  );
  return { head, rows };
}
