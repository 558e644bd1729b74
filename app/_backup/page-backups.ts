import { chosenColumns, columnsOf } from '@/app/_cards/list/use-columns';
import { lookForPrinted } from '@/app/_ui/printed/printed-store';
import { collectionFlag } from '@/app/_ui/stored/flag';
import { themeOf } from '@/app/_ui/theme/theme';
import { chooseTheme, currentTheme } from '@/app/_ui/theme/use-theme';
import { ok } from '@/lib/result';
import { noteLook, readLook } from '@/lib/storage/appearance';
import * as backups from '@/lib/storage/backup';
import { browserStore } from '@/lib/storage/db';
import { holdsAny } from '@/lib/storage/has-rows';
import { noteBackup } from '@/lib/storage/last-backup';
import { type ReadBackup, readBackup, tooLarge } from '@/lib/storage/read-backup';
import { planRestore, restore } from '@/lib/storage/restore';
import type { RestoreMode, RestorePlan } from '@/lib/storage/restore-plan';
import { forgetRestore, undoRestore } from '@/lib/storage/undo-restore';

/** Everything that pages do with backups; fetched when the first of it is wanted. */

const store = browserStore();

/** Theme and columns are kept outside the database: laid down in it before it is looked at. */
async function layDownLook(): Promise<void> {
  const theme = currentTheme();
  await noteLook(store, { theme: theme === 'system' ? null : theme, columns: chosenColumns.get() });
}

/** What pages remember apart from the database is brought into line with it. */
async function comeIntoLine(): Promise<void> {
  const { theme, columns } = await readLook(store);
  chooseTheme(themeOf(theme ?? undefined));
  chosenColumns.set(columnsOf(columns));
  collectionFlag.set(await holdsAny('collection'));
  lookForPrinted();
}

export const pageBackups = {
  async make(printed: boolean) {
    await layDownLook();
    return backups.makeBackup(store, { printed });
  },
  note: (backup: backups.Backup) => noteBackup(store, backup),
  /** A backup as a file; its text is null where no Registry would read it. */
  fileOf(backup: backups.Backup) {
    const text = backups.writeBackup(backup);
    const { savedAt, records } = backup;
    return {
      name: backups.backupName(savedAt),
      text: backups.isReadable(text) ? text : null,
      decks: records.decks.length,
    };
  },
  /** What is in a file that was chosen, and how much of everything. */
  async read(file: Blob) {
    const read = file.size > backups.LARGEST_BACKUP ? tooLarge() : readBackup(await file.text());
    return read.ok
      ? ok({ backup: read.value, counts: backups.countsOf(read.value.records) })
      : read;
  },
  async plan(backup: ReadBackup, mode: RestoreMode) {
    await layDownLook();
    return planRestore(store, backup, mode);
  },
  async restore(plan: RestorePlan) {
    await layDownLook();
    const done = await restore(store, plan);
    if (done.ok && done.value.kind === 'done') await comeIntoLine();
    return done;
  },
  async undo() {
    await layDownLook();
    const done = await undoRestore(store);
    if (done.ok) await comeIntoLine();
    return done;
  },
  forget: () => forgetRestore(store),
};
