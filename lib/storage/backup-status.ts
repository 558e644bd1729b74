import { z } from 'zod';
import { LIST_KEYS } from '@/lib/desk/desk-list';
import type { BackupCounts } from './backup';
import { type Done, type RegistryDb, run, type Store } from './db';
import { LAST_BACKUP } from './last-backup';
import { fieldOf, keyText } from './records';
import { readSetting, type Setting, writeSetting } from './settings';
import { DEVICE_PREFIX } from './stored-records';
import { type LastRestore, lastRestore } from './undo-restore';

/*
 * How safe the library is: when it was last backed up, and how much was changed since. The changes are
 * counted by the revisions that the decks had then and have now, so no clock can lose them.
 */

const LATER: Setting<number | null> = {
  key: `${DEVICE_PREFIX}backup-later`,
  schema: z.number(),
  otherwise: null,
};
const PROMISE: Setting<{ readonly at: number; readonly granted: boolean } | null> = {
  key: `${DEVICE_PREFIX}persist`,
  schema: z.object({ at: z.number(), granted: z.boolean() }),
  otherwise: null,
};

const DAY = 86_400_000;
/** So many changes and so many days without a backup, and the library page says so. */
const MANY_CHANGES = 50;
const REMIND_AFTER = 7 * DAY;

/** How many records of each kind are stored. */
export type StoredCounts = Pick<
  BackupCounts,
  'decks' | 'changes' | 'formats' | 'cards' | 'printed' | 'games' | 'lists'
>;

export interface BackupStatus {
  /** Milliseconds since 1970; null: never here. */
  readonly lastBackup: number | null;
  /** Changes to decks since then, or ever. */
  readonly changes: number;
  /** It is time to say something. */
  readonly isDue: boolean;
  /** The restore that can be undone, or done again. */
  readonly restore: LastRestore | null;
  /** Whether the browser was asked to keep the data, and what it said; null: not yet. */
  readonly granted: boolean | null;
  /** Null where the database cannot be read. */
  readonly counts: StoredCounts | null;
}

/** Never rejects. */
export async function readBackupStatus(store: Store): Promise<BackupStatus> {
  const [last, later, promise, restore] = await Promise.all([
    readSetting(store, LAST_BACKUP),
    readSetting(store, LATER),
    readSetting(store, PROMISE),
    lastRestore(store),
  ]);
  const read = await run(store, async (db) => ({
    decks: await db.decks.toArray(),
    counts: await countAll(db),
  }));
  const heads = read.ok ? read.value.decks.map(headOf) : [];
  const changes = heads.reduce(
    (sum, { id, revision }) => sum + Math.max(0, revision - revisionIn(last, id)),
    0,
  );
  const since = last?.at ?? Math.min(...heads.map(({ createdAt }) => createdAt));
  const now = store.now();
  return {
    lastBackup: last?.at ?? null,
    changes,
    isDue:
      heads.length > 0 &&
      changes >= MANY_CHANGES &&
      isLongAgo(since, now) &&
      (later === null || isLongAgo(later, now)),
    restore,
    granted: promise?.granted ?? null,
    counts: read.ok ? read.value.counts : null,
  };
}

/** A clock that was set back by more than a day proves nothing, so it keeps nobody waiting. */
function isLongAgo(then: number, now: number): boolean {
  const age = now - then;
  return age >= REMIND_AFTER || age < -DAY;
}

function headOf(raw: unknown) {
  const [revision, createdAt] = [fieldOf(raw, 'revision'), fieldOf(raw, 'createdAt')];
  return {
    id: keyText('decks', raw),
    revision: typeof revision === 'number' ? revision : 0,
    createdAt: typeof createdAt === 'number' ? createdAt : 0,
  };
}

function revisionIn(last: typeof LAST_BACKUP.otherwise, id: string): number {
  return last !== null && Object.hasOwn(last.revisions, id) ? (last.revisions[id] ?? 0) : 0;
}

async function countAll(db: RegistryDb): Promise<StoredCounts> {
  const [decks, changes, formats, cards, printed, games, lists] = await Promise.all([
    db.decks.count(),
    db.edits.count(),
    db.formats.count(),
    db.collection.count(),
    db.printed.count(),
    db.games.count(),
    db.settings.where('key').startsWith(LIST_KEYS).count(),
  ]);
  return { decks, changes, formats, cards, printed, games, lists };
}

/** “Later”: nothing is said for a week. */
export function remindLater(store: Store): Done {
  return writeSetting(store, LATER, store.now());
}

/** Remembers what the browser answered when it was asked to keep the data. */
export function notePromise(store: Store, granted: boolean): Done {
  return writeSetting(store, PROMISE, { at: store.now(), granted });
}
