import type { CardId } from '@/lib/cards/card';
import {
  type Collection,
  type Copies,
  type Intake,
  intakeChanges,
  MAX_OWNED,
} from '@/lib/decks/collection';
import { ok, type Result } from '@/lib/result';
import { type RegistryDb, run, type Store } from './db';
import { failure, recordFault, refusal, type StorageProblem } from './problems';
import { type Listing, readTable } from './read-table';
import {
  type OwnedRecord,
  ownedRecordSchema,
  type RecordFault,
  readRecord,
  sortOut,
} from './records';

export interface CollectionListing extends Listing {
  readonly owned: Collection;
}

/** Never rejects. */
export async function listCollection(store: Store): Promise<CollectionListing> {
  const { good, ...rest } = await readTable(store, 'collection', ownedRecordSchema);
  return { owned: copiesIn(good), ...rest };
}

function copiesIn(records: readonly OwnedRecord[]): Collection {
  return new Map(records.map(({ card, owned }) => [card, owned]));
}

/** The counts that a change replaced, 0 for what was not owned: give them to setCopies to undo it. */
export type Replaced = ReadonlyMap<CardId, number>;

type Changed = Promise<Result<Replaced, StorageProblem>>;

/**
 * Sets how many copies of cards are owned (0: none), all of them or, on failure, none. Counts are
 * whole, 0 to MAX_OWNED. A record that cannot be read is never replaced: the change fails.
 */
export function setCopies(store: Store, counts: ReadonlyMap<CardId, number>): Changed {
  return change(store, (owned) =>
    [...counts].filter(([card, count]) => (owned.get(card) ?? 0) !== count),
  );
}

/** Adds copies of one card, or with a negative number takes some away, down to none. */
export function addCopies(store: Store, card: CardId, by: number): Changed {
  return change(store, (owned) => {
    const count = owned.get(card) ?? 0;
    const after = Math.max(0, Math.min(MAX_OWNED, count + by));
    return after === count ? [] : [[card, after]];
  });
}

/** Takes a list into the collection as it is at this moment, in this or any other tab. */
export function takeIn(store: Store, list: Copies, intake: Intake): Changed {
  return change(store, (owned) =>
    intakeChanges(owned, list, intake).map(({ card, after }) => [card, after]),
  );
}

async function change(
  store: Store,
  decide: (owned: Collection) => readonly (readonly [card: CardId, count: number])[],
): Changed {
  const done = await run(store, (db) =>
    db.transaction('rw', db.collection, async () => {
      const { good, broken } = sortOut(
        'collection',
        ownedRecordSchema,
        await db.collection.toArray(),
      );
      const owned = copiesIn(good);
      const counts = decide(owned);
      const unreadable = broken.find(({ id }) => counts.some(([card]) => card === id));
      if (unreadable) return { kind: 'broken', problem: unreadable.problem } as const;
      const records = counts
        .filter(([, count]) => count !== 0)
        .map(([card, count]) => ({ version: 1, card, owned: count, updatedAt: store.now() }));
      const wrong = records.flatMap((record) => problemsOf(record));
      if (wrong.length > 0) return { kind: 'refused', problems: wrong } as const;
      await write(
        db,
        records,
        counts.flatMap(([card, count]) => (count === 0 ? [card] : [])),
      );
      const replaced = new Map(counts.map(([card]) => [card, owned.get(card) ?? 0]));
      return { kind: 'done', replaced } as const;
    }),
  );
  if (!done.ok) return failure(done.problems);
  switch (done.value.kind) {
    case 'done':
      return ok(done.value.replaced);
    case 'broken':
      return failure([recordFault(done.value.problem)]);
    case 'refused':
      return refusal(done.value.problems);
  }
}

function problemsOf(record: unknown): readonly RecordFault[] {
  const read = readRecord(ownedRecordSchema, record);
  return read.ok ? [] : read.problems;
}

async function write(
  db: RegistryDb,
  records: readonly unknown[],
  gone: readonly CardId[],
): Promise<void> {
  if (records.length > 0) await db.collection.bulkPut([...records]);
  if (gone.length > 0) await db.collection.bulkDelete([...gone]);
}
