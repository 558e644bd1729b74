import type { z } from 'zod';
import type { PrintedCard } from '@/lib/cards/printed';
import type { Deck } from '@/lib/decks/deck';
import type { Format } from '@/lib/legality/format';
import { SET_CODES } from '@/lib/rules/taxonomy';
import { change, type Done, type RegistryDb, run, type Store } from './db';
import { type StoredGame, storedGameSchema } from './game-record';
import { problemOf, recordFault, refused, StorageFault, type StorageProblem } from './problems';
import {
  type BrokenRecord,
  builtRecordSchema,
  formatRecordSchema,
  keyText,
  type OwnedRecord,
  ownedRecordSchema,
  type PrintedRecord,
  printedRecordSchema,
  readRecord,
  settingRecordSchema,
  sortOut,
  type VersionRecord,
  versionRecordSchema,
} from './records';

/** The tables of which each row stands for itself, and what a row is. */
interface Rows {
  readonly versions: VersionRecord;
  readonly formats: Readonly<z.infer<typeof formatRecordSchema>>;
  readonly settings: Readonly<z.infer<typeof settingRecordSchema>>;
  readonly collection: OwnedRecord;
  readonly built: Readonly<z.infer<typeof builtRecordSchema>>;
  readonly printed: PrintedRecord;
  readonly games: StoredGame;
}
export type RowTable = keyof Rows;
export type RowLists = { readonly [T in RowTable]: readonly Rows[T][] };

export const ROW_SCHEMAS: { readonly [T in RowTable]: z.ZodType<Rows[T]> } = {
  versions: versionRecordSchema,
  formats: formatRecordSchema,
  settings: settingRecordSchema,
  collection: ownedRecordSchema,
  built: builtRecordSchema,
  printed: printedRecordSchema,
  games: storedGameSchema,
};

/** A list for each table. */
export function eachTable(list: <T extends RowTable>(table: T) => readonly Rows[T][]): RowLists {
  return {
    versions: list('versions'),
    formats: list('formats'),
    settings: list('settings'),
    collection: list('collection'),
    built: list('built'),
    printed: list('printed'),
    games: list('games'),
  };
}

const byId = (one: { readonly id: string }, other: { readonly id: string }) =>
  one.id < other.id ? -1 : 1;

/** The order in which rows are listed. */
const ORDERS: { readonly [T in RowTable]: (one: Rows[T], other: Rows[T]) => number } = {
  /** Newest first. */
  versions: (one, other) => other.savedAt - one.savedAt || byId(one, other),
  formats: (one, other) =>
    one.format.name.localeCompare(other.format.name, 'en') || byId(one, other),
  settings: () => 0,
  collection: () => 0,
  built: () => 0,
  /** As the sets came out. */
  printed: (one, other) => SET_CODES.indexOf(one.set) - SET_CODES.indexOf(other.set),
  /** Last played first. */
  games: (one, other) => other.savedAt - one.savedAt,
};

export function inOrder<T extends RowTable>(table: T, rows: Iterable<Rows[T]>) {
  return [...rows].toSorted(ORDERS[table]);
}

/** What the lists of all tables say besides their records. */
export interface Trouble {
  /** Records that cannot be read. They are left alone; a page offers them as files. */
  readonly broken: readonly BrokenRecord[];
  /** Why the database could not be read. */
  readonly problem: StorageProblem | null;
}

export interface Listing<T extends RowTable> extends Trouble {
  /** Those that can be read. */
  readonly rows: readonly Rows[T][];
}

/** The rows of a table, in its order. Never rejects. */
export async function listRows<T extends RowTable>(
  store: Store,
  table: T,
  which: (db: RegistryDb) => PromiseLike<unknown[]> = (db) => db[table].toArray(),
): Promise<Listing<T>> {
  const read = await run(store, which);
  const problem = read.ok ? null : problemOf(read.problem, 'library');
  const { good, broken } = sortOut(table, ROW_SCHEMAS[table], read.ok ? read.value : []);
  return { rows: inOrder(table, good), broken, problem };
}

/** Stores a record in place of the one under its key: a new one, or one that was deleted and comes back. */
export function putRow(store: Store, table: RowTable, row: unknown): Done {
  return change(store, (db) => db.transaction('rw', db[table], () => writeRows(db, table, [row])));
}

/**
 * Writes records within a transaction. It throws, which takes the whole transaction back, where one
 * may not be stored, or would be written over another that this page cannot read.
 */
export async function writeRows<T extends RowTable>(
  db: RegistryDb,
  table: T,
  rows: readonly unknown[],
): Promise<void> {
  const checked = rows.map((row) => {
    const read = readRecord(ROW_SCHEMAS[table], row);
    if (!read.ok) throw new StorageFault(refused(read.problem));
    return read.value;
  });
  for (const raw of await db[table].bulkGet(checked.map((row) => keyText(table, row)))) {
    const there = raw === undefined ? null : readRecord(ROW_SCHEMAS[table], raw);
    if (there?.ok === false) throw new StorageFault(recordFault(there.problem));
  }
  await db[table].bulkPut(checked);
}

/** Deletes a record, also one that cannot be read. Its undo is putRow with what the list gave. */
export function deleteRow(store: Store, table: RowTable, key: string): Done {
  return change(store, (db) => db[table].delete(key));
}

/** The named versions of a deck. Never rejects. */
export function listVersions(store: Store, deckId: string): Promise<Listing<'versions'>> {
  return listRows(store, 'versions', (db) => db.versions.where('deckId').equals(deckId).toArray());
}

/** Keeps a deck as it is now under a name. Names may repeat; the date tells them apart. */
export function saveVersion(store: Store, deckId: string, name: string, deck: Deck): Done {
  const [id, savedAt] = [store.newId(), store.now()];
  return putRow(store, 'versions', { version: 1, id, deckId, name: name.trim(), deck, savedAt });
}

/** Stores a format under its id, in place of the one that had it. */
export function saveFormat(store: Store, format: Format): Done {
  const updatedAt = store.now();
  return putRow(store, 'formats', { version: 1, id: format.id, format, updatedAt });
}

/** Marks a deck as built, which reserves its cards, or takes the mark away. */
export function markBuilt(store: Store, deckId: string, built: boolean): Done {
  return built
    ? putRow(store, 'built', { version: 1, deckId, at: store.now() })
    : deleteRow(store, 'built', deckId);
}

/** What is stored of a file: its set, its name for the set, its own name, its cards. */
export interface PrintedSet extends Pick<PrintedRecord, 'set' | 'name' | 'file'> {
  readonly cards: readonly PrintedCard[];
}

/** Stores a loaded set in place of the one of its code. */
export function savePrinted(store: Store, { set, name, file, cards }: PrintedSet): Done {
  return putRow(store, 'printed', {
    version: 1,
    set,
    name: name.slice(0, 200),
    file: file.slice(0, 300),
    loadedAt: store.now(),
    cards,
  });
}
