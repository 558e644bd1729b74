import { ok, type Result } from '@/lib/result';
import { run, type Store } from './db';
import { failure, type StorageProblem } from './problems';
import { putRecord } from './put';
import { type BrokenRecord, builtRecordSchema, sortOut } from './records';

export interface BuiltListing {
  /** Ids of the decks that lie on the shelf, sleeved up. */
  readonly built: ReadonlySet<string>;
  readonly broken: readonly BrokenRecord[];
  readonly problem: StorageProblem | null;
}

/** Never rejects. */
export async function listBuilt(store: Store): Promise<BuiltListing> {
  const read = await run(store, (db) => db.built.toArray());
  if (!read.ok)
    return { built: new Set(), broken: [], problem: failure(read.problems).problems[0] ?? null };
  const { good, broken } = sortOut('built', builtRecordSchema, read.value);
  return { built: new Set(good.map(({ deckId }) => deckId)), broken, problem: null };
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
