import { ok, type Result } from '@/lib/result';
import { run, type Store } from './db';
import { failure, type StorageProblem } from './problems';
import { putRecord } from './put-record';
import { type Listing, readTable } from './read-table';
import { builtRecordSchema } from './records';

export interface BuiltListing extends Listing {
  /** Ids of the decks that lie on the shelf, sleeved up. */
  readonly built: ReadonlySet<string>;
}

/** Never rejects. */
export async function listBuilt(store: Store): Promise<BuiltListing> {
  const { good, ...rest } = await readTable(store, 'built', builtRecordSchema);
  return { built: new Set(good.map(({ deckId }) => deckId)), ...rest };
}

/** Marks a deck as built, which reserves its cards, or takes the mark away. */
export async function markBuilt(
  store: Store,
  deckId: string,
  built: boolean,
): Promise<Result<null, StorageProblem>> {
  if (built) {
    const record = { version: 1, deckId, at: store.now() };
    return putRecord(store, 'built', deckId, builtRecordSchema, record);
  }
  const done = await run(store, (db) => db.built.delete(deckId));
  return done.ok ? ok(null) : failure(done.problems);
}
