import { LIST_KEYS } from '@/lib/desk/desk-list';
import { ok, type Result } from '@/lib/result';
import { checksum } from './checksum';
import { ask, patient, type Store } from './db';
import { DATABASE_VERSION } from './migrations';
import type { StorageProblem } from './problems';
import {
  type RawRecord,
  readTables,
  type StoredRecords,
  sortTables,
  withWaiting,
} from './stored-records';
import { recoverCounts } from './waiting-counts';

/** What the first line of every backup says. */
export const BACKUP_KIND = 'landsraad-registry-backup';

/**
 * The version of the file that is written here. Older ones are read for ever: since version 2 a deck may
 * have a side list, which a Registry that knows only version 1 would lose; since version 3 a game may have
 * a review, since version 4 be of the board game or have a name, and one that knows only a version before
 * would leave out such a game.
 */
export const BACKUP_VERSION = 4;

/** The largest file that is read, in bytes: some thousand decks with long histories. */
export const LARGEST_BACKUP = 128 * 1024 * 1024;

/** Whether a Registry will read the file that this text makes. */
export function isReadable(text: string): boolean {
  return text.length <= LARGEST_BACKUP && new Blob([text]).size <= LARGEST_BACKUP;
}

/** Everything that was stored at one moment. */
export interface Backup {
  /** Milliseconds since 1970, by the clock of the device that made it. */
  readonly savedAt: number;
  /** The version of the database that it was read from. */
  readonly database: number;
  /** Changes that waited in the emergency journal are in their decks. */
  readonly records: StoredRecords;
  /** Whether printed texts were taken along; if not, a restore leaves those that are here. */
  readonly withPrinted: boolean;
}

export type BackupCounts = ReturnType<typeof countsOf>;

/**
 * Reads everything in one transaction. What cannot be read is carried along as it lies there.
 * `printed` takes the printed texts along; they are large, and the player has the files they came from.
 */
export async function makeBackup(
  store: Store,
  { printed }: { readonly printed: boolean },
): Promise<Result<Backup, StorageProblem>> {
  await recoverCounts(store);
  const read = await ask(patient(store), readTables);
  if (!read.ok) return read;
  const records = withWaiting(sortTables(read.value), store);
  return ok({
    savedAt: store.now(),
    database: DATABASE_VERSION,
    records: printed ? records : withoutPrinted(records),
    withPrinted: printed,
  });
}

/** Without printed texts, readable or not. */
export function withoutPrinted(records: StoredRecords): StoredRecords {
  const unreadable = records.unreadable.filter(({ table }) => table !== 'printed');
  return { ...records, printed: [], unreadable };
}

export function countsOf(records: StoredRecords) {
  return {
    decks: records.decks.length,
    /** Of all decks, undone ones included. */
    changes: records.decks.reduce((sum, { entries }) => sum + entries.length, 0),
    versions: records.versions.length,
    formats: records.formats.length,
    /** Cards with a number, and the sum of the numbers. */
    cards: records.collection.length,
    copies: records.collection.reduce((sum, { owned }) => sum + owned, 0),
    games: records.games.length,
    built: records.built.length,
    printed: records.printed.length,
    /** Of all settings, the lists of the tournament desk. */
    lists: records.settings.filter(({ key }) => key.startsWith(LIST_KEYS)).length,
    settings: records.settings.length,
    unreadable: records.unreadable.length,
  };
}

/**
 * The backup as the text of a file: JSON with one record a line, a count of everything, and a
 * checksum over what it holds. It ends with the brace that closes it, so that any cut shows.
 */
export function writeBackup(backup: Backup): string {
  const { savedAt, database, withPrinted, records } = backup;
  const data = { ...records, unreadable: records.unreadable.map(asJson) };
  const head = {
    kind: BACKUP_KIND,
    version: BACKUP_VERSION,
    savedAt,
    saved: dateOf(savedAt),
    database,
    withPrinted,
    counts: countsOf(records),
    checksum: sumOf({ savedAt, database, withPrinted, data }),
  };
  const lines = Object.entries(head).map(
    ([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`,
  );
  const tables = Object.entries<readonly unknown[]>(data).map(([name, all]) => {
    const rows = all.map((record) => `   ${JSON.stringify(record)}`);
    return `  ${JSON.stringify(name)}: [${rows.length === 0 ? '' : `\n${rows.join(',\n')}\n  `}]`;
  });
  return `{\n${lines.join('')} "data": {\n${tables.join(',\n')}\n }\n}`;
}

/** The sum that a file carries, over the values that it carries. */
export function sumOf(parts: {
  readonly savedAt: unknown;
  readonly database: unknown;
  readonly withPrinted: unknown;
  readonly data: unknown;
}): string {
  return checksum(JSON.stringify([parts.savedAt, parts.database, parts.withPrinted, parts.data]));
}

/** "landsraad-2026-11-22.registry.json": the day in UTC, by the device's clock. */
export function backupName(savedAt: number): string {
  const day = dateOf(savedAt)?.slice(0, 10);
  return `landsraad${day === undefined ? '' : `-${day}`}.registry.json`;
}

function dateOf(time: number): string | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Whatever lies in a database can be cloned, but not all of it can be written as JSON. */
function asJson({ raw, ...record }: RawRecord): RawRecord {
  try {
    const text = JSON.stringify(raw);
    return { ...record, raw: text === undefined ? String(raw) : JSON.parse(text) };
  } catch {
    return { ...record, raw: String(raw) };
  }
}
