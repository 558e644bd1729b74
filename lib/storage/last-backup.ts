import { z } from 'zod';
import type { Backup } from './backup';
import type { Done, RegistryDb, Store } from './db';
import { readRecord, settingRecordSchema } from './records';
import type { RestoreMode } from './restore-plan';
import { type Setting, writeSetting } from './settings';
import { DEVICE_PREFIX } from './stored-records';

const noteSchema = z.object({
  at: z.number(),
  /** The revision of each deck that the backup holds. */
  revisions: z.record(z.string(), z.number()),
});
type Note = Readonly<z.infer<typeof noteSchema>>;

/** When the last backup was made, and of what. */
export const LAST_BACKUP: Setting<Note | null> = {
  key: `${DEVICE_PREFIX}backup`,
  schema: noteSchema,
  otherwise: null,
};

/** Remembers that a backup was handed to the player. */
export function noteBackup(store: Store, backup: Backup): Done {
  return writeSetting(store, LAST_BACKUP, { at: backup.savedAt, revisions: revisionsIn(backup) });
}

/**
 * Remembers, after a restore, that what came from the file is in the file. After a merge the day of the
 * last backup stays, where there was one.
 */
export async function noteRestore(db: RegistryDb, backup: Backup, mode: RestoreMode) {
  const record = readRecord(settingRecordSchema, await db.settings.get(LAST_BACKUP.key));
  const read = readRecord(noteSchema, record.ok ? record.value.value : null);
  const last = read.ok && mode === 'merge' ? read.value : null;
  const revisions = { ...last?.revisions };
  for (const [id, revision] of Object.entries(revisionsIn(backup)))
    revisions[id] = Math.max(revision, revisions[id] ?? 0);
  const value: Note = { at: last?.at ?? backup.savedAt, revisions };
  await db.settings.put({ version: 1, key: LAST_BACKUP.key, value });
}

function revisionsIn({ records }: Backup): Note['revisions'] {
  return Object.fromEntries(records.decks.map(({ head }) => [head.id, head.revision]));
}
