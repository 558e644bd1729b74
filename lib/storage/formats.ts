import type { Format } from '@/lib/legality/format';
import { ok, type Result } from '@/lib/result';
import { run, type Store } from './db';
import { failure, type StorageProblem } from './problems';
import { putRecord } from './put-record';
import { type Listing, readTable } from './read-table';
import { formatRecordSchema } from './records';

export interface FormatListing extends Listing {
  /** The formats that the player made, by name. */
  readonly formats: readonly Format[];
}

/** Never rejects. */
export async function listFormats(store: Store): Promise<FormatListing> {
  const { good, ...rest } = await readTable(store, 'formats', formatRecordSchema);
  const formats = good
    .map((record) => record.format)
    .toSorted(
      (one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1),
    );
  return { formats, ...rest };
}

/** Stores a format under its id, in place of the one that had it. */
export function saveFormat(store: Store, format: Format): Promise<Result<null, StorageProblem>> {
  const record = { version: 1, id: format.id, format, updatedAt: store.now() } as const;
  return putRecord(store, 'formats', format.id, formatRecordSchema, record);
}

/** Its undo is saveFormat with the format. */
export async function deleteFormat(
  store: Store,
  id: string,
): Promise<Result<null, StorageProblem>> {
  const done = await run(store, (db) => db.formats.delete(id));
  return done.ok ? ok(null) : failure(done.problems);
}
