import { backupName, countsOf, isReadable, makeBackup, writeBackup } from '@/lib/storage/backup';
import { browserStore } from '@/lib/storage/db';
import { noteBackup } from '@/lib/storage/last-backup';
import { noteLook, readLook } from '@/lib/storage/look';
import { holdsAny } from '@/lib/storage/peek';
import type { ReadBackup } from '@/lib/storage/read-backup';
import { readBackup } from '@/lib/storage/read-backup';
import { forgetRestore, undoRestore } from '@/lib/storage/rescue';
import { planRestore, restore } from '@/lib/storage/restore';
import type { RestoreMode, RestorePlan } from '@/lib/storage/restore-plan';
import { lookForPrinted } from '../printed/printed-store';
import { chooseColumns, chosenColumns, columnsOf } from '../table/use-columns';
import { themeOf } from '../theme/theme';
import { chooseTheme, currentTheme } from '../theme/use-theme';
import { noteCollection } from './collection-flag';

/** Everything that pages do with backups; fetched when the first of it is wanted. */

const store = browserStore();

/** Theme and columns are kept outside the database: laid down in it before it is looked at. */
async function layDownLook(): Promise<void> {
  const theme = currentTheme();
  await noteLook(store, { theme: theme === 'system' ? null : theme, columns: chosenColumns() });
}

/** What pages remember apart from the database is brought into line with it. */
async function comeIntoLine(): Promise<void> {
  const { theme, columns } = await readLook(store);
  chooseTheme(themeOf(theme ?? undefined));
  chooseColumns(columnsOf(columns));
  noteCollection(await holdsAny('collection'));
  lookForPrinted();
}

export const backupDoor = {
  async make(printed: boolean) {
    await layDownLook();
    return makeBackup(store, { printed });
  },
  note: (backup: Parameters<typeof noteBackup>[1]) => noteBackup(store, backup),
  write: writeBackup,
  isReadable,
  nameOf: backupName,
  countsOf,
  read: readBackup,
  async plan(backup: ReadBackup, mode: RestoreMode, bringBack: ReadonlySet<string>) {
    await layDownLook();
    return planRestore(store, backup, mode, bringBack);
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
