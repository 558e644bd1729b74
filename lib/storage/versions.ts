import type { Deck } from '@/lib/decks/deck';
import { ok, type Result } from '@/lib/result';
import { run, type Store } from './db';
import { failure, type StorageProblem } from './problems';
import { putRecord } from './put-record';
import { type Listing, readTable } from './read-table';
import { type VersionRecord, versionRecordSchema } from './records';

export interface VersionListing extends Listing {
  /** Newest first. */
  readonly versions: readonly VersionRecord[];
}

/** The named versions of a deck. Never rejects. */
export async function listVersions(store: Store, deckId: string): Promise<VersionListing> {
  const { good, ...rest } = await readTable(store, 'versions', versionRecordSchema, (db) =>
    db.versions.where('deckId').equals(deckId).toArray(),
  );
  const versions = good.toSorted(
    (one, other) => other.savedAt - one.savedAt || (one.id < other.id ? -1 : 1),
  );
  return { versions, ...rest };
}

/** Keeps a deck as it is now under a name. Names may repeat; the date tells them apart. */
export function saveVersion(
  store: Store,
  deckId: string,
  name: string,
  deck: Deck,
): Promise<Result<VersionRecord, StorageProblem>> {
  const savedAt = store.now();
  return putVersion(store, { version: 1, id: store.newId(), deckId, name, deck, savedAt });
}

/** Stores a version as it is given: a renamed one, or a deleted one that comes back. */
export async function putVersion(
  store: Store,
  version: VersionRecord,
): Promise<Result<VersionRecord, StorageProblem>> {
  const tidy = { ...version, name: version.name.trim() };
  const done = await putRecord(store, 'versions', version.id, versionRecordSchema, tidy);
  return done.ok ? ok(tidy) : done;
}

/** Deletes a version. Its undo is putVersion with the record that the list gave. */
export async function deleteVersion(
  store: Store,
  id: string,
): Promise<Result<null, StorageProblem>> {
  const done = await run(store, (db) => db.versions.delete(id));
  return done.ok ? ok(null) : failure(done.problems);
}
