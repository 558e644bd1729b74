import { ok, type Result } from '@/lib/result';
import { ask, patient, type RegistryDb, type Store } from './db';
import { rowsOf, rowsOfDeck } from './deck-rows';
import { noteRestore } from './last-backup';
import type { StorageProblem } from './problems';
import type { ReadBackup } from './read-backup';
import { recover } from './recover';
import { planOf, type RestoreMode, type RestorePlan } from './restore-plan';
import { readTables, STORED_TABLES, sortTables } from './stored-records';
import { keepForUndo } from './undo-restore';

/**
 * What restoring a backup would do here, to be shown before it is done. What waits in localStorage
 * is stored first, so that it counts; nothing else is written.
 */
export async function planRestore(
  store: Store,
  backup: ReadBackup,
  mode: RestoreMode,
): Promise<Result<RestorePlan, StorageProblem>> {
  await recover(store);
  const read = await ask(patient(store), readTables);
  return read.ok ? ok(planOf(sortTables(read.value), backup, mode)) : read;
}

export type Restored =
  | { readonly kind: 'done' }
  /** Something was stored since the plan was made, and it would do something else now. */
  | { readonly kind: 'stale'; readonly plan: RestorePlan };

/**
 * Carries out a plan in one transaction: all of it or nothing. Everything as it is here is kept first
 * for undoRestore, in place of what an earlier restore left there.
 */
export async function restore(
  store: Store,
  plan: RestorePlan,
): Promise<Result<Restored, StorageProblem>> {
  await recover(store);
  const { backup, mode } = plan;
  return ask(patient(store), (db) =>
    db.transaction('rw', [...STORED_TABLES, 'rescue'], async (): Promise<Restored> => {
      const tables = await readTables(db);
      const now = planOf(sortTables(tables), backup, mode);
      if (told(now) !== told(plan)) return { kind: 'stale', plan: now };
      const [at, { savedAt }] = [store.now(), backup];
      if (!now.changesNothing)
        await keepForUndo(db, tables, { at, mode, savedAt, isUndone: false });
      await carryOut(db, now, at);
      await noteRestore(db, backup, mode);
      return { kind: 'done' };
    }),
  );
}

/** What the player was shown. */
const told = ({ decks, lines, notes }: RestorePlan) => JSON.stringify([decks, lines, notes]);

async function carryOut(db: RegistryDb, plan: RestorePlan, at: number): Promise<void> {
  const ids = plan.put.map(({ head }) => head.id);
  for (const id of [...ids, ...plan.remove]) await rowsOf(db, id).delete();
  await db.edits.bulkPut(plan.put.flatMap((deck) => rowsOfDeck(deck).rows));
  await db.decks.bulkPut(plan.put.map(({ head }) => head));
  await db.decks.bulkDelete([...plan.remove]);
  await db.gone.bulkDelete(ids);
  // So that a tab in which such a deck is open does not bring it back.
  await db.gone.bulkPut(plan.remove.map((id) => ({ id, at })));
  for (const table of new Set(plan.rows.map((row) => row.table))) {
    const rows = plan.rows.filter((row) => row.table === table);
    await db.table<unknown>(table).bulkPut(rows.flatMap(({ after }) => after ?? []));
    await db.table(table).bulkDelete(rows.flatMap(({ key, after }) => (after === null ? key : [])));
  }
}
