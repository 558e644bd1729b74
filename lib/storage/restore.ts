import { ok, type Result } from '@/lib/result';
import { CONTENT_TABLES, readTables, sortTables } from './contents';
import { patient, run, type Store } from './db';
import { noteOfRestore } from './last-backup';
import { failure, type StorageProblem } from './problems';
import type { ReadBackup } from './read-backup';
import { applyChanges, keepForRescue } from './rescue';
import { type DeckFate, planOf, planSum, type RestoreMode, type RestorePlan } from './restore-plan';
import { settleJournal } from './settle';

/**
 * What restoring a backup would do here, to be shown before it is done. What waits in the emergency
 * journal is stored first, so that it counts; nothing else is written.
 */
export async function planRestore(
  store: Store,
  backup: ReadBackup,
  mode: RestoreMode,
  bringBack: ReadonlySet<string> = new Set(),
): Promise<Result<RestorePlan, StorageProblem>> {
  await settleJournal(store);
  const read = await run(patient(store), (db) =>
    db.transaction('r', [...CONTENT_TABLES], () => readTables(db)),
  );
  if (!read.ok) return failure(read.problems);
  return ok(planOf(sortTables(read.value), backup, mode, bringBack, store.now()));
}

export type Restored =
  | { readonly kind: 'done' }
  /** Something was stored since the plan was made, and it would do something else now. */
  | { readonly kind: 'stale'; readonly plan: RestorePlan };

/**
 * Carries out a plan in one transaction: all of it or nothing. What it replaces is kept for
 * undoRestore (rescue.ts), in place of what an earlier restore left there.
 */
export async function restore(
  store: Store,
  plan: RestorePlan,
): Promise<Result<Restored, StorageProblem>> {
  await settleJournal(store);
  const { backup, mode, bringBack } = plan;
  const done = await run(patient(store), (db) =>
    db.transaction('rw', [...CONTENT_TABLES, 'rescue'], async (): Promise<Restored> => {
      const tables = await readTables(db);
      const now = planOf(sortTables(tables), backup, mode, bringBack, store.now());
      if (planSum(now) !== planSum(plan)) return { kind: 'stale', plan: now };
      const { savedAt } = backup;
      const covered = { savedAt, ids: coveredBy(now), isAll: mode === 'replace' };
      const changes = [...now.changes, noteOfRestore(tables, now.changes, covered)];
      if (now.changes.length > 0)
        await keepForRescue(db, tables, changes, { at: store.now(), mode, savedAt });
      await applyChanges(db, changes);
      return { kind: 'done' };
    }),
  );
  return done.ok ? ok(done.value) : failure(done.problems);
}

/** The decks that are now as the backup has them. */
function coveredBy({ decks }: RestorePlan): ReadonlySet<string> {
  const covered = decks.filter(({ fate }) => COVERED.has(fate));
  return new Set(covered.map(({ id }) => id));
}

const COVERED: ReadonlySet<DeckFate> = new Set([
  'comes-in',
  'same',
  'goes-on',
  'put-back',
  'mended',
]);
