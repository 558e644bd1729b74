import { type RegistryDb, run, type Store } from './db';
import { readHistory, rowsOf, rowsOfDeck } from './deck-rows';
import { applyOp, deckAt, type History, sameDeck } from './history';
import type { Tried } from './problems';
import {
  type BrokenRecord,
  type Entry,
  type Head,
  headSchema,
  type Op,
  readRecord,
} from './records';

/** A deck as it was last seen in the database. */
export interface Known {
  readonly head: Head;
  readonly history: History;
  /** Ids of the entries in the order in which they are stored. */
  readonly stored: readonly string[];
}

export type Outcome =
  | { readonly kind: 'done'; readonly known: Known; readonly skipped: readonly Op[] }
  | { readonly kind: 'deleted'; readonly forEver: boolean }
  /** The database does not know the deck. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'broken'; readonly broken: BrokenRecord; readonly head: Head | null };

/**
 * Brings ops into the store, in one transaction: compare the revision with what the caller knows,
 * read again when another tab was faster, put the ops on top, write. Without ops it only reads.
 */
export function commit(
  store: Store,
  deckId: string,
  ops: readonly Op[],
  known: Known | null,
): Promise<Tried<Outcome>> {
  return run(store, (db) =>
    db.transaction(ops.length > 0 ? 'rw' : 'r', db.decks, db.edits, db.gone, async () => {
      const found = await find(db, deckId, ops, known);
      if (!('history' in found)) return found;
      let { history } = found;
      const skipped: Op[] = [];
      for (const op of ops) {
        const next = applyOp(history, op);
        history = next.history;
        if (next.applied === 'skipped' && op.kind !== 'create') skipped.push(op);
      }
      if (history === found.history) return { kind: 'done', known: found, skipped };
      return { kind: 'done', known: await write(db, found, history, store.now()), skipped };
    }),
  );
}

async function find(
  db: RegistryDb,
  deckId: string,
  ops: readonly Op[],
  known: Known | null,
): Promise<Known | Outcome> {
  const raw = await db.decks.get(deckId);
  if (raw === undefined) {
    if ((await db.gone.get(deckId)) !== undefined) return { kind: 'deleted', forEver: true };
    const create = ops.find((op) => op.kind === 'create');
    return create === undefined ? { kind: 'absent' } : begin(create.head, create.entries, []);
  }
  const read = readRecord(headSchema, raw);
  if (!read.ok) {
    const { problem } = read;
    return { kind: 'broken', broken: { table: 'decks', id: deckId, problem, raw }, head: null };
  }
  const head = read.value;
  if (head.deletedAt !== null) return { kind: 'deleted', forEver: false };
  if (known !== null && sameWrite(head, known.head)) return { ...known, head };
  const entries = readHistory(head, await rowsOf(db, head.id).toArray());
  if (!entries.ok) return { kind: 'broken', broken: entries.problem, head };
  return begin(
    head,
    entries.value,
    entries.value.map((entry) => entry.id),
  );
}

/** The revision says that nobody wrote in between; the last writer's mark, that it is that database. */
function sameWrite(one: Head, other: Head): boolean {
  const [mark, otherMark] = [one.seen.at(-1), other.seen.at(-1)];
  return (
    one.revision === other.revision && mark?.by === otherMark?.by && mark?.seq === otherMark?.seq
  );
}

/**
 * A stored deck as a history. Should an edit mean something else to this page than to the one that
 * stored it, the deck that stood on screen counts, and the difference becomes an entry.
 */
export function begin(head: Head, entries: readonly Entry[], stored: readonly string[]): Known {
  const { base, deck, cursor, seen } = head;
  if (sameDeck(deckAt(base, entries, cursor), deck)) {
    return { head, history: { base, entries, cursor, deck, seen }, stored };
  }
  const mended: Entry = {
    id: `${head.id.slice(0, 60)}-${head.revision}`,
    edit: { kind: 'replace', deck },
    at: head.updatedAt,
    by: head.id,
  };
  const history: History = {
    base,
    entries: entries.toSpliced(cursor, 0, mended),
    cursor: cursor + 1,
    deck,
    seen,
  };
  return { head, history, stored };
}

/** The head of a deck with this history. */
export function headAt(head: Head, history: History, updatedAt: number): Head {
  const { base, deck, cursor, seen, entries } = history;
  return { ...head, base, deck, cursor, length: entries.length, seen: [...seen], updatedAt };
}

async function write(
  db: RegistryDb,
  { head, stored }: Known,
  history: History,
  now: number,
): Promise<Known> {
  const { entries } = history;
  const rows = rowsOfDeck({ head, entries }).rows.filter(
    (_, place) => stored[place] !== entries[place]?.id,
  );
  const next = { ...headAt(head, history, now), revision: head.revision + 1 };
  for (let place = entries.length; place < stored.length; place++) {
    await db.edits.delete([head.id, place]);
  }
  await db.edits.bulkPut(rows);
  await db.decks.put(next);
  return { head: next, history, stored: entries.map((entry) => entry.id) };
}
