import type { z } from 'zod';
import { ok, type Result } from '@/lib/result';
import { run, type Store } from './db';
import { failure, recordFault, refusal, type StorageProblem } from './problems';
import { readRecord } from './records';

/** Stores a checked record in place of the one under its key, but never over one it cannot read. */
export async function putRecord<T>(
  store: Store,
  table: 'versions' | 'formats' | 'settings' | 'collection' | 'built' | 'printed' | 'games',
  key: string,
  schema: z.ZodType<T>,
  record: unknown,
): Promise<Result<null, StorageProblem>> {
  const read = readRecord(schema, record);
  if (!read.ok) return refusal(read.problems);
  const done = await run(store, (db) =>
    db.transaction('rw', db[table], async () => {
      const raw = await db[table].get(key);
      const there = raw === undefined ? null : readRecord(schema, raw);
      if (there !== null && !there.ok) return there.problems;
      await db[table].put(read.value);
      return null;
    }),
  );
  if (!done.ok) return failure(done.problems);
  return done.value === null ? ok(null) : failure(done.value.map(recordFault));
}
