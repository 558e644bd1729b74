import './jitless';

import { z } from 'zod';
import type { Result } from '@/lib/result';
import type { Backup } from './backup';
import { DEVICE_PREFIX, type RawTables } from './contents';
import type { Store } from './db';
import type { StorageProblem } from './problems';
import { readRecord, settingRecordSchema } from './records';
import type { Change } from './restore-rows';
import { type Setting, writeSetting } from './settings';

const backupSchema = z.object({
  at: z.number(),
  /** The revision of each deck that the backup holds. */
  revisions: z.record(z.string(), z.number()),
});
type LastBackup = Readonly<z.infer<typeof backupSchema>>;

/** When the last backup was made, and of what. */
export const LAST: Setting<LastBackup | null> = {
  key: `${DEVICE_PREFIX}backup`,
  schema: backupSchema,
  otherwise: null,
};

/** Remembers that a backup was handed to the player. */
export function noteBackup(store: Store, backup: Backup): Promise<Result<null, StorageProblem>> {
  const revisions = backup.contents.decks.map(({ head }) => [head.id, head.revision] as const);
  return writeSetting(store, LAST, {
    at: backup.savedAt,
    revisions: Object.fromEntries(revisions),
  });
}

interface RestoredBackup {
  readonly savedAt: number;
  /** The decks that are then as the backup has them. */
  readonly ids: ReadonlySet<string>;
  readonly isAll: boolean;
}

/**
 * What a restore that makes these changes writes here: what came from the file is in the file. The
 * day of the last backup stays, unless there was none, or all that is here came from this one.
 */
export function noteOfRestore(
  tables: RawTables,
  changes: readonly Change[],
  { savedAt, ids, isAll }: RestoredBackup,
): Change {
  const last = readNote(tables.settings.find((raw) => Object(raw).key === LAST.key));
  const heads = [
    ...tables.decks,
    ...changes.flatMap(({ table, after }) => (table === 'decks' ? [Object(after).head] : [])),
  ];
  // The later of two is the one that is written.
  const covered = heads.flatMap((head) => {
    const { id, revision } = Object(head);
    return ids.has(id) && typeof revision === 'number' ? [[id, revision]] : [];
  });
  const value = {
    at: last === null || isAll ? savedAt : last.at,
    revisions: { ...(isAll ? {} : last?.revisions), ...Object.fromEntries(covered) },
  };
  return { table: 'settings', key: LAST.key, after: { version: 1, key: LAST.key, value } };
}

/** The note as it was, moved on with the revisions of decks that were put back: that is no change. */
export function movedOn(raw: object, growth: ReadonlyMap<string, number>): object {
  const last = readNote(raw);
  if (last === null) return raw;
  const revisions = Object.entries(last.revisions).map(
    ([id, revision]) => [id, revision + (growth.get(id) ?? 0)] as const,
  );
  const value = { at: last.at, revisions: Object.fromEntries(revisions) };
  return { version: 1, key: LAST.key, value };
}

function readNote(raw: unknown): LastBackup | null {
  const record = readRecord(settingRecordSchema, raw);
  const read = readRecord(backupSchema, record.ok ? record.value.value : undefined);
  return read.ok ? read.value : null;
}
