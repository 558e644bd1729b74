import { fail, ok, type Result } from '@/lib/result';
import { type Created, createDeck } from './create';
import { announce, change, type Done, run, type Store } from './db';
import { rowsOf } from './deck-rows';
import {
  failure,
  problemOf,
  recordFault,
  refused,
  StorageFault,
  type StorageProblem,
} from './problems';
import {
  type BrokenRecord,
  fieldOf,
  type Head,
  headSchema,
  keyField,
  readRecord,
  sortOut,
  tagsSchema,
} from './records';
import type { Trouble } from './rows';
import { caughtUp } from './stored-records';
import { deleteTrials } from './trial-rows';

type Listed = 'id' | 'deck' | 'archived' | 'deletedAt' | 'createdAt' | 'updatedAt';

/** A deck as a list of decks shows it. */
export interface StoredDeck extends Readonly<Pick<Head, Listed>> {
  readonly tags: readonly string[];
  /** Some of its changes are not in the database; opening the deck takes them up. */
  readonly unsaved: boolean;
}

/** All decks by shelf, in no order (see sortDecks). */
export interface DeckListing extends Trouble {
  readonly active: readonly StoredDeck[];
  readonly archived: readonly StoredDeck[];
  readonly bin: readonly StoredDeck[];
}

export type Shelf = 'active' | 'archived' | 'bin';

/** Where the database cannot be read, only what waits in the journal is listed. Never rejects. */
export async function listDecks(store: Store): Promise<DeckListing> {
  const read = await run(store, async (db) => ({
    rows: await db.decks.toArray(),
    gone: new Set<unknown>(await db.gone.toCollection().primaryKeys()),
  }));
  const { rows, gone } = read.ok ? read.value : { rows: [], gone: new Set<unknown>() };
  const { good, broken } = sortOut('decks', headSchema, rows);
  const waiting = store.journal.deckIds();
  const stored = good.map((head) => listed(head, waiting.has(head.id)));
  const known = new Set([...rows.map((raw) => fieldOf(raw, 'id')), ...gone]);
  const unstored = [...waiting].flatMap((id) => (known.has(id) ? [] : fromJournal(store, id)));
  const on = (shelf: Shelf) => [...stored, ...unstored].filter((deck) => shelfOf(deck) === shelf);
  return {
    active: on('active'),
    archived: on('archived'),
    bin: on('bin'),
    broken: [...broken, ...store.journal.broken()],
    problem: read.ok ? null : problemOf(read.problem, 'library'),
  };
}

/** One deck wherever it stands; null when there is none. */
export async function findDeck(
  store: Store,
  id: string,
): Promise<Result<StoredDeck | null, StorageProblem>> {
  const read = await run(store, (db) => db.decks.get(id));
  const waiting = fromJournal(store, id)[0] ?? null;
  if (!read.ok) return waiting === null ? failure(read.problem) : ok(waiting);
  if (read.value === undefined) return ok(waiting);
  const head = readRecord(headSchema, read.value);
  if (!head.ok) return failure(recordFault(head.problem));
  return ok(listed(head.value, store.journal.deckIds().has(id)));
}

function listed(head: Head, unsaved: boolean): StoredDeck {
  const { id, deck, tags, archived, deletedAt, createdAt, updatedAt } = head;
  return { id, deck, tags, archived, deletedAt, createdAt, updatedAt, unsaved };
}

/** A deck that the database has never taken in. */
function fromJournal(store: Store, id: string): readonly StoredDeck[] {
  const deck = caughtUp(id, null, store.journal);
  return deck === null ? [] : [listed(deck.head, true)];
}

function shelfOf(deck: StoredDeck): Shelf {
  if (deck.deletedAt !== null) return 'bin';
  return deck.archived ? 'archived' : 'active';
}

/** A new deck with the same cards and tags and a history of its own. */
export async function duplicateDeck(
  store: Store,
  id: string,
): Promise<Result<Created, StorageProblem>> {
  const found = await findDeck(store, id);
  if (!found.ok) return found;
  if (found.value === null) return failure({ code: 'no-deck', detail: '' });
  const { deck, tags } = found.value;
  const name = `${deck.name.slice(0, 190)} (copy)`.trimStart();
  return createDeck(store, { ...deck, name }, tags);
}

export function archiveDeck(store: Store, id: string, archived: boolean): Done {
  return changeHead(store, id, (head) => ({ ...head, archived }));
}

/** Replaces a deck's tags. Blanks around a tag and repetitions go. */
export function tagDeck(store: Store, id: string, tags: readonly string[]): Done {
  const tidy = [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
  const read = readRecord(tagsSchema, tidy);
  if (!read.ok) return Promise.resolve(failure(refused(read.problem)));
  return changeHead(store, id, (head) => ({ ...head, tags: read.value }));
}

/** Puts a deck into the bin, where it stays, with its history and versions, until it is purged. */
export function deleteDeck(store: Store, id: string): Done {
  return changeHead(store, id, (head) => ({ ...head, deletedAt: store.now() }));
}

/** Takes a deck out of the bin: the undo of deleteDeck. */
export function restoreDeck(store: Store, id: string): Done {
  return changeHead(store, id, (head) => ({ ...head, deletedAt: null }));
}

/** Deletes a deck, its history, its versions and its mark as built for ever. Nothing here does so unasked. */
export async function purgeDeck(store: Store, id: string): Done {
  const done = await change(store, (db) =>
    db.transaction(
      'rw',
      [db.decks, db.edits, db.versions, db.built, db.gone, db.settings],
      async () => {
        await db.gone.put({ id, at: store.now() });
        await db.decks.delete(id);
        await rowsOf(db, id).delete();
        await db.versions.where('deckId').equals(id).delete();
        await db.built.delete(id);
        await deleteTrials(db, id);
      },
    ),
  );
  if (done.ok) store.journal.clear(id);
  return done;
}

/** Purges every deck in the bin and gives their number. */
export async function emptyBin(store: Store): Promise<Result<number, StorageProblem>> {
  const { bin, problem } = await listDecks(store);
  if (problem !== null) return fail(problem);
  for (const deck of bin) {
    const done = await purgeDeck(store, deck.id);
    if (!done.ok) return done;
  }
  return ok(bin.length);
}

/** Removes a record that cannot be read, when its owner says so (after downloading it, we hope). */
export async function discardBroken(store: Store, { table, id, raw }: BrokenRecord): Done {
  if (table === 'journal' || table === 'waiting-games') {
    store.local.remove(id);
    announce(store);
    return ok(true);
  }
  if (table === 'edits') return purgeDeck(store, id);
  const key = fieldOf(raw, keyField(table));
  if (table === 'decks' && typeof key === 'string') return purgeDeck(store, key);
  // Whatever a row lies under, the database has taken it for a key.
  return change(store, (db) => db.table<unknown, unknown>(table).delete(key));
}

/** Changes what is not part of the deck itself, and so neither its history nor its revision. */
function changeHead(store: Store, id: string, next: (head: Head) => Head): Done {
  return change(store, (db) =>
    db.transaction('rw', db.decks, async () => {
      const raw = await db.decks.get(id);
      if (raw === undefined) throw new StorageFault({ code: 'no-deck', detail: '' });
      const read = readRecord(headSchema, raw);
      if (!read.ok) throw new StorageFault(recordFault(read.problem));
      await db.decks.put(next(read.value));
    }),
  );
}
