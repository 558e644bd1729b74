import { backupName, countsOf, makeBackup, writeBackup } from '@/lib/storage/backup';
import { noteBackup } from '@/lib/storage/care';
import { browserStore } from '@/lib/storage/db';
import type { ReadBackup } from '@/lib/storage/read-backup';
import { readBackup } from '@/lib/storage/read-backup';
import { forgetRestore, undoRestore } from '@/lib/storage/rescue';
import { planRestore, restore } from '@/lib/storage/restore';
import type { RestoreMode, RestorePlan } from '@/lib/storage/restore-plan';

/** Everything that pages do with backups; fetched when the first of it is wanted. */

const store = browserStore();

export const backupDoor = {
  make: (printed: boolean) => makeBackup(store, { printed }),
  note: (backup: Parameters<typeof noteBackup>[1]) => noteBackup(store, backup),
  write: writeBackup,
  nameOf: backupName,
  countsOf,
  read: readBackup,
  plan: (backup: ReadBackup, mode: RestoreMode, bringBack: ReadonlySet<string>) =>
    planRestore(store, backup, mode, bringBack),
  restore: (plan: RestorePlan) => restore(store, plan),
  undo: () => undoRestore(store),
  forget: () => forgetRestore(store),
};
