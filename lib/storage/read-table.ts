import type { z } from 'zod';
import { type RegistryDb, run, type Store } from './db';
import { failure, type StorageProblem } from './problems';
import { type BrokenRecord, sortOut } from './records';

/** What the lists of all tables say besides their records. */
export interface Listing {
  /** Records that cannot be read. They are left alone; a page offers them as files. */
  readonly broken: readonly BrokenRecord[];
  /** Why the database could not be read. */
  readonly problem: StorageProblem | null;
}

/** The rows of a table that can be read, in no order. Never rejects. */
export async function readTable<T>(
  store: Store,
  table: 'versions' | 'formats' | 'collection' | 'built' | 'printed' | 'games',
  schema: z.ZodType<T>,
  rows: (db: RegistryDb) => PromiseLike<unknown[]> = (db) => db[table].toArray(),
): Promise<Listing & { readonly good: readonly T[] }> {
  const read = await run(store, rows);
  const problem = read.ok ? null : (failure(read.problems).problems[0] ?? null);
  return { ...sortOut(table, schema, read.ok ? read.value : []), problem };
}
