import { z } from 'zod';
import type { Result } from '@/lib/result';
import { putOver } from './compare-decks';
import { ask, change, type Done, patient, type RegistryDb, run, type Store } from './db';
import { readDeckRows } from './deck-rows';
import { LAST_BACKUP } from './last-backup';
import { StorageFault, type StorageProblem } from './problems';
import { fieldOf, keyText, readRecord } from './records';
import { recover } from './recover';
import {
  deckRows,
  type RawTables,
  rawTablesSchema,
  readTables,
  STORED_TABLES,
} from './stored-records';

/**
 * Before a restore, all rows as they lie here are kept as one record in the table `rescue`, beside a
 * short one that says which restore it was. Undoing puts them back and keeps what was here instead:
 * so nothing that was done since the restore is lost, and the undo can be undone.
 */
const headerSchema = z.strictObject({
  version: z.literal(1),
  id: z.literal('last-restore'),
  at: z.number(),
  mode: z.enum(['merge', 'replace']),
  /** When the backup was made. */
  savedAt: z.number(),
  /** The restore was undone, and what it had brought is what is kept. */
  isUndone: z.boolean(),
});

/** The restore that can be undone, or done again. Times are milliseconds since 1970. */
export type LastRestore = Omit<Readonly<z.infer<typeof headerSchema>>, 'version' | 'id'>;

const keptSchema = z.object({ tables: rawTablesSchema });

/** Keeps all rows, in place of what an earlier restore left. */
export async function keepForUndo(
  db: RegistryDb,
  tables: RawTables,
  last: LastRestore,
): Promise<void> {
  await db.rescue.clear();
  await db.rescue.bulkPut([
    { version: 1, id: 'last-restore', ...last },
    { version: 1, id: 'before', tables },
  ]);
}

/** The restore that can be undone, or null. Never rejects. */
export async function lastRestore(store: Store): Promise<LastRestore | null> {
  const read = await run(store, (db) => db.rescue.get('last-restore'));
  const header = readRecord(headerSchema, read.ok ? read.value : undefined);
  return header.ok ? header.value : null;
}

/** Lets go what is kept: the last restore cannot be undone any more. */
export function forgetRestore(store: Store): Done {
  return change(store, (db) => db.rescue.clear());
}

/** Puts everything back as it was before the last restore (or undo), all of it or nothing. */
export async function undoRestore(store: Store): Promise<Result<LastRestore, StorageProblem>> {
  await recover(store);
  return ask(patient(store), (db) =>
    db.transaction('rw', [...STORED_TABLES, 'rescue'], async () => {
      const header = readRecord(headerSchema, await db.rescue.get('last-restore'));
      const kept = readRecord(keptSchema, await db.rescue.get('before'));
      if (!header.ok || !kept.ok) throw new StorageFault({ code: 'broken-record', detail: '' });
      const { mode, savedAt, at, isUndone } = header.value;
      const [now, time] = [await readTables(db), store.now()];
      const undone = { at: time, mode, savedAt, isUndone: !isUndone };
      await keepForUndo(db, now, undone);
      const back = asBefore(kept.value.tables, now, at, time);
      for (const name of STORED_TABLES) {
        await db.table(name).clear();
        await db.table<unknown>(name).bulkPut(back[name]);
      }
      return undone;
    }),
  );
}

/** The rows to put back: decks that changed are signed, so that open tabs see that this was meant. */
function asBefore(before: RawTables, now: RawTables, restoredAt: number, time: number): RawTables {
  const [was, is] = [deckRows(before), deckRows(now)];
  const decks = [...was].flatMap(([id, rows]) => {
    const [old, present] = [
      readDeckRows(rows),
      readDeckRows(is.get(id) ?? { head: null, rows: [] }),
    ];
    const isSame = JSON.stringify(old) === JSON.stringify(present);
    if (rows.head === null) return [];
    return [old === null || present === null || isSame ? rows.head : putOver(old, present).head];
  });
  const gone = [...is.keys()].flatMap((id) => (was.has(id) ? [] : [{ id, at: time }]));
  return {
    ...before,
    decks,
    // What a person deleted before the restore counts as that again.
    gone: [...gone, ...before.gone],
    settings: withLatestBackup(before.settings, now.settings, restoredAt),
  };
}

/** A backup that was made since the restore still counts. */
function withLatestBackup(before: unknown[], now: unknown[], since: number): unknown[] {
  const isNote = (raw: unknown) => keyText('settings', raw) === LAST_BACKUP.key;
  const note = now.find(isNote);
  const madeAt = fieldOf(fieldOf(note, 'value'), 'at');
  const isNewer = typeof madeAt === 'number' && madeAt > since;
  return isNewer ? [...before.filter((raw) => !isNote(raw)), note] : before;
}
