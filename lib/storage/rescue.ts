import './jitless';

import { z } from 'zod';
import { ok, type Result } from '@/lib/result';
import { checksum } from './checksum';
import { rowsOf } from './commit';
import {
  CONTENT_TABLES,
  type DeckRows,
  type GoneRecord,
  isOfDevice,
  type RawTables,
  readDeckRows,
  rowsOfDeck,
  type WholeDeck,
} from './contents';
import { patient, type RegistryDb, run, type Store } from './db';
import { sameDeck } from './history';
import { LAST, movedOn } from './last-backup';
import { copyOf, putOver } from './lineage';
import { failure, StorageFault, type StorageProblem } from './problems';
import { keyField, readRecord } from './records';
import type { Change } from './restore-rows';
import { settleJournal } from './settle';

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
    after: stateSum(table, after),
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
  const { edits, ...others } = tables;
  for (const raw of edits) {
    const id = String(Object(raw).deckId);
    const its = rows.get(id);
    if (its === undefined) rows.set(id, [raw]);
    else its.push(raw);
  }
  const places = new Map<string, object>();
  for (const [table, records] of Object.entries(others))
    for (const raw of records) places.set(`${table} ${Object(raw)[keyField(table)]}`, Object(raw));
  return (table, key) => {
    const raw = places.get(`${table} ${key}`) ?? null;
    if (table !== 'decks') return raw;
    const its = rows.get(key) ?? [];
    return raw === null && its.length === 0 ? null : { head: raw, rows: its };
  };
}

/** Tells whether something is still as the restore left it. */
function stateSum(table: string, value: object | null): string {
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
  await settleJournal(store);
  const done = await run(patient(store), (db) =>
    db.transaction('rw', [...CONTENT_TABLES, 'rescue'], async () => {
      const saved: Saved[] = [];
      for (const raw of await db.rescue.toArray()) {
        if (Object(raw).id === 'restore') continue;
        const read = readRecord(savedSchema, raw);
        if (!read.ok) throw new StorageFault('broken-record');
        saved.push(read.value);
      }
      const decks = await decksBack(db, saved, store.now());
      const rest = await restBack(db, saved, decks);
      await applyChanges(db, [...decks.changes, ...rest.changes]);
      await db.rescue.clear();
      return { copies: decks.copies, left: decks.stay.size + rest.left };
    }),
  );
  return done.ok ? ok(done.value) : failure(done.problems);
}

interface DecksBack {
  readonly changes: readonly Change[];
  readonly copies: number;
  /** The decks that stay as they are now. */
  readonly stay: ReadonlySet<string>;
  /** By how much the revision of a deck that is put back has grown since. */
  readonly growth: ReadonlyMap<string, number>;
}

async function decksBack(
  db: RegistryDb,
  saved: readonly Saved[],
  time: number,
): Promise<DecksBack> {
  const changes: Change[] = [];
  const stay = new Set<string>();
  const growth = new Map<string, number>();
  const known = new Set(saved.map(({ table, key }) => `${table} ${key}`));
  let copies = 0;
  for (const record of saved) {
    if (record.table !== 'decks') continue;
    const { key, before } = record;
    const now = await placeNow(db, record);
    if ((before ?? null) === null) {
      if (now === null) continue;
      if (stateSum('decks', now) !== record.after || (await isUsed(db, key, known))) stay.add(key);
      else {
        changes.push({ table: 'decks', key, after: null });
        // So that a tab in which it is open does not bring it back.
        const gone = { id: key, at: time, undone: true } satisfies GoneRecord;
        changes.push({ table: 'gone', key, after: gone });
      }
      continue;
    }
    const back = deckBack(record, Object(before), now);
    if (back === null) {
      stay.add(key);
      continue;
    }
    copies += back.copy === null ? 0 : 1;
    if (back.copy !== null)
      changes.push({ table: 'decks', key: back.copy.head.id, after: rowsOfDeck(back.copy) });
    changes.push({ table: 'decks', key, after: back.rows }, { table: 'gone', key, after: null });
    const [then, next] = [Object(before).head, back.rows.head].map((head) => Object(head).revision);
    if (Number.isFinite(then) && Number.isFinite(next)) growth.set(key, next - then);
  }
  return { changes, copies, stay, growth };
}

/** What lies under a deck's key again, and what was changed since as a copy; null: it stays as now. */
function deckBack(
  { after }: Saved,
  old: DeckRows,
  now: object | null,
): { readonly rows: DeckRows; readonly copy: WholeDeck | null } | null {
  const was = readDeckRows(old);
  const is = now === null ? null : readDeckRows(now as DeckRows);
  const isUntouched = stateSum('decks', now) === after;
  if (now !== null && is === null && !isUntouched) return null;
  const rows = was === null || is === null ? old : rowsOfDeck(putOver(was, is));
  const isCovered = is === null || (was !== null && sameDeck(was.head.deck, is.head.deck));
  return { rows, copy: isUntouched || isCovered ? null : copyOf(is, 'as after the restore') };
}

/** Whether a deck has got named versions, or was marked as built, since it came in. */
async function isUsed(db: RegistryDb, id: string, known: ReadonlySet<string>): Promise<boolean> {
  const versions = await db.versions.where('deckId').equals(id).primaryKeys();
  const isBuilt = (await db.built.get(id)) !== undefined;
  return (
    versions.some((key) => !known.has(`versions ${String(key)}`)) ||
    (isBuilt && !known.has(`built ${id}`))
  );
}

async function restBack(db: RegistryDb, saved: readonly Saved[], { stay, growth }: DecksBack) {
  const changes: Change[] = [];
  let left = 0;
  for (const record of saved) {
    const { table, key, before, after } = record;
    if (table === 'decks') continue;
    const now = await placeNow(db, record);
    const old = before === null || before === undefined ? null : Object(before);
    // What came with a deck that stays, stays with it.
    if (stay.has(deckOf(table, key, now)) && (table === 'gone' || old === null)) continue;
    const isAside = table === 'gone' || isOfDevice({ table, key });
    if (now !== null && stateSum(table, now) !== after) left += isAside ? 0 : 1;
    else if (table === 'settings' && key === LAST.key && old !== null)
      changes.push({ table, key, after: movedOn(old, growth) });
    else changes.push({ table, key, after: old });
  }
  return { changes, left };
}

/** The id of the deck that a record is about, or "". */
function deckOf(table: string, key: string, now: object | null): string {
  if (table === 'gone' || table === 'built') return key;
  return table === 'versions' ? String(Object(now).deckId) : '';
}

async function placeNow(db: RegistryDb, { table, key }: Saved): Promise<object | null> {
  const raw: unknown = await db.table(table).get(key);
  if (table !== 'decks') return raw === undefined ? null : Object(raw);
  const rows = await rowsOf(db, key).toArray();
  return raw === undefined && rows.length === 0 ? null : { head: raw ?? null, rows };
}
