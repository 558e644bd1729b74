import './jitless';

import { z } from 'zod';
import { ok, type Result } from '@/lib/result';
import { checksum } from './checksum';
import { rowsOf } from './commit';
import {
  CONTENT_TABLES,
  type DeckRows,
  type RawTables,
  readDeckRows,
  rowsOfDeck,
} from './contents';
import { patient, type RegistryDb, run, type Store } from './db';
import { sameDeck } from './history';
import { copyOf, putOver } from './lineage';
import { failure, StorageFault, type StorageProblem } from './problems';
import { keyField, readRecord } from './records';
import type { Change } from './restore-rows';

/**
 * What a restore replaced lies in the table `rescue` until it is put back or let go: one row that
 * says which restore it was, and one for each change with what was there before.
 */
const headerSchema = z.strictObject({
  version: z.literal(1),
  id: z.literal('restore'),
  at: z.number(),
  mode: z.enum(['merge', 'replace']),
  /** When the backup was made. */
  savedAt: z.number(),
});

/** The restore that can still be undone. Times are milliseconds since 1970. */
export type LastRestore = Readonly<z.infer<typeof headerSchema>>;

const savedSchema = z.strictObject({
  version: z.literal(1),
  id: z.string(),
  table: z.enum(['decks', ...CONTENT_TABLES]),
  key: z.string(),
  /** As it lay there; null where nothing did. */
  before: z.unknown(),
  /** What the restore put there, as a checksum. */
  after: z.string(),
});
type Saved = z.infer<typeof savedSchema>;

/** Keeps what the changes will replace, in place of what an earlier restore replaced. */
export async function keepForRescue(
  db: RegistryDb,
  tables: RawTables,
  changes: readonly Change[],
  header: Omit<LastRestore, 'version' | 'id'>,
): Promise<void> {
  const there = placesIn(tables);
  const rows = changes.map(({ table, key, after }, at) => ({
    version: 1,
    id: `change:${String(at).padStart(7, '0')}`,
    table,
    key,
    before: there(table, key),
    after: sumOf(table, after),
  }));
  await db.rescue.clear();
  await db.rescue.bulkPut([{ version: 1, id: 'restore', ...header }, ...rows]);
}

/** Writes changes. To be called inside a transaction over CONTENT_TABLES. */
export async function applyChanges(db: RegistryDb, changes: readonly Change[]): Promise<void> {
  const puts = new Map<string, object[]>();
  const put = (table: string, records: readonly unknown[]) => {
    const all = puts.get(table) ?? [];
    for (const record of records) all.push(Object(record));
    puts.set(table, all);
  };
  for (const { table, key, after } of changes) {
    if (table === 'decks') {
      await rowsOf(db, key).delete();
      if (after === null || Object(after).head === null) await db.decks.delete(key);
      if (after === null) continue;
      const { head, rows } = after as DeckRows;
      put('decks', head === null ? [] : [head]);
      put('edits', rows);
    } else if (after === null) await db.table(table).delete(key);
    else put(table, [after]);
  }
  for (const [table, records] of puts) await db.table(table).bulkPut(records);
}

/** What lies under a key now, or null. */
function placesIn(tables: RawTables): (table: string, key: string) => object | null {
  const rows = new Map<string, unknown[]>();
  for (const raw of tables.edits) {
    const id = String(Object(raw).deckId);
    const its = rows.get(id);
    if (its === undefined) rows.set(id, [raw]);
    else its.push(raw);
  }
  const places = new Map<string, object>();
  for (const [table, records] of Object.entries(tables))
    for (const raw of records) places.set(`${table} ${Object(raw)[keyField(table)]}`, Object(raw));
  return (table, key) => {
    const raw = places.get(`${table} ${key}`) ?? null;
    if (table !== 'decks') return raw;
    const its = rows.get(key) ?? [];
    return raw === null && its.length === 0 ? null : { head: raw, rows: its };
  };
}

/** Tells whether something is still as the restore left it. */
function sumOf(table: string, value: object | null): string {
  if (value === null) return 'nothing';
  try {
    return checksum(JSON.stringify(table === 'decks' ? Object(value).head : value));
  } catch {
    return 'something';
  }
}

/** The restore that can be undone, or null. Never rejects. */
export async function lastRestore(store: Store): Promise<LastRestore | null> {
  const read = await run(store, (db) => db.rescue.get('restore'));
  const header = readRecord(headerSchema, read.ok ? read.value : undefined);
  return header.ok ? header.value : null;
}

/** Lets go what the last restore replaced: it cannot be undone any more. */
export async function forgetRestore(store: Store): Promise<Result<null, StorageProblem>> {
  const done = await run(store, (db) => db.rescue.clear());
  return done.ok ? ok(null) : failure(done.problems);
}

/** What undoing a restore could not simply put back, as it was changed since. */
export interface Undone {
  /** Decks of which the newer state was kept as a copy. */
  readonly copies: number;
  /** Records that stay as they are now. */
  readonly left: number;
}

/**
 * Puts back what the last restore replaced, in one transaction. What was changed since is not lost:
 * of a deck it becomes a copy, and anything else stays.
 */
export async function undoRestore(store: Store): Promise<Result<Undone, StorageProblem>> {
  const done = await run(patient(store), (db) =>
    db.transaction('rw', [...CONTENT_TABLES, 'rescue'], async () => {
      const saved = (await db.rescue.toArray()).filter((raw) => Object(raw).id !== 'restore');
      const changes: Change[] = [];
      let [copies, left] = [0, 0];
      for (const raw of saved) {
        const read = readRecord(savedSchema, raw);
        if (!read.ok) throw new StorageFault('broken-record');
        const now = await placeNow(db, read.value);
        const back = putBack(read.value, now);
        changes.push(...back);
        copies += back.length > 1 ? 1 : 0;
        left += back.length === 0 ? 1 : 0;
      }
      await applyChanges(db, changes);
      await db.rescue.clear();
      return { copies, left };
    }),
  );
  return done.ok ? ok(done.value) : failure(done.problems);
}

async function placeNow(db: RegistryDb, { table, key }: Saved): Promise<object | null> {
  const raw: unknown = await db.table(table).get(key);
  if (table !== 'decks') return raw === undefined ? null : Object(raw);
  const rows = await rowsOf(db, key).toArray();
  return raw === undefined && rows.length === 0 ? null : { head: raw ?? null, rows };
}

/** None: it stays as it is. Two: the first is a copy of what was changed since. */
function putBack({ table, key, before, after }: Saved, now: object | null): readonly Change[] {
  const old = before === null || before === undefined ? null : Object(before);
  const isUntouched = sumOf(table, now) === after;
  if (table !== 'decks') return isUntouched || now === null ? [{ table, key, after: old }] : [];
  if (!isUntouched && old === null) return [];
  const was = old === null ? null : readDeckRows(old as DeckRows);
  const is = now === null ? null : readDeckRows(now as DeckRows);
  if (was === null || is === null) return [{ table, key, after: old }];
  const back = { table, key, after: rowsOfDeck(putOver(was, is)) };
  if (isUntouched || sameDeck(was.head.deck, is.head.deck)) return [back];
  const copy = copyOf(is, 'as after the restore');
  return [{ table, key: copy.head.id, after: rowsOfDeck(copy) }, back];
}
