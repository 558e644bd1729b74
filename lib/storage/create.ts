import type { Deck } from '@/lib/decks/deck';
import { ok, type Result } from '@/lib/result';
import { commit } from './commit';
import { announce, type Store } from './db';
import type { History } from './history';
import { type Fault, failure, problemOf, refused, type StorageProblem } from './problems';
import { type Entry, type Head, type Op, readDeck, readRecord, tagsSchema } from './records';

export interface Created {
  readonly id: string;
  /** Why the deck is not in the database yet; it is in the journal and can be opened all the same. */
  readonly problem: StorageProblem | null;
}

/**
 * Stores a new deck. Where the database refuses, the deck waits in the journal and can be opened and
 * worked on; it fails only when it is no deck at all.
 */
export async function createDeck(
  store: Store,
  deck: Deck,
  tags: readonly string[] = [],
): Promise<Result<Created, StorageProblem>> {
  const read = readDeck(deck);
  const readTags = readRecord(tagsSchema, tags);
  if (!read.ok) return failure(refused(read.problem));
  if (!readTags.ok) return failure(refused(readTags.problem));
  const fresh = { base: read.value, deck: read.value, entries: [], cursor: 0 };
  return ok(await storeNew(store, fresh, readTags.value));
}

/** Stores a deck with its history under a new id. */
export async function storeNew(
  store: Store,
  { base, deck, entries, cursor }: Omit<History, 'seen'>,
  tags: readonly string[],
): Promise<Created> {
  const at = store.now();
  const head: Head = {
    version: 1,
    id: store.newId(),
    base,
    deck,
    length: entries.length,
    cursor,
    revision: 0,
    seen: [],
    createdAt: at,
    updatedAt: at,
    tags: [...tags],
    archived: false,
    deletedAt: null,
  };
  const op = creation(store, head, entries);
  const safe = store.journal.write([op]) > 0;
  const done = await commit(store, head.id, [op], null);
  if (done.ok && done.value.kind === 'done') {
    store.journal.remove([op]);
    return { id: head.id, problem: null };
  }
  announce(store);
  const fault: Fault = done.ok ? { code: 'failed', detail: '' } : done.problem;
  return { id: head.id, problem: problemOf(fault, safe ? 'journal' : 'page') };
}

/** The op that puts a whole deck into the store. It is its own writer. */
export function creation(store: Store, head: Head, entries: readonly Entry[]): Op {
  const id = store.newId();
  const at = store.now();
  return {
    version: 1,
    kind: 'create',
    deckId: head.id,
    id,
    by: id,
    seq: 0,
    at,
    head,
    entries: [...entries],
  };
}
