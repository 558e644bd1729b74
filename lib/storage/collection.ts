import type { CardId } from '@/lib/cards/card';
import { type Collection, type Copies, type Intake, intakeChanges } from '@/lib/decks/collection';
import type { Result } from '@/lib/result';
import { ask, type Store } from './db';
import type { StorageProblem } from './problems';
import { type OwnedRecord, sortOut } from './records';
import { listRows, ROW_SCHEMAS, type Trouble, writeRows } from './rows';
import { noteCounts, recoverCounts } from './waiting-counts';

export interface CollectionListing extends Trouble {
  readonly owned: Collection;
}

/** With what pages left behind that were closed too early. Never rejects. */
export async function listCollection(store: Store): Promise<CollectionListing> {
  const unread = await recoverCounts(store);
  const { rows, broken, problem } = await listRows(store, 'collection');
  return { owned: copiesIn(rows), broken: [...broken, ...unread], problem };
}

function copiesIn(records: readonly OwnedRecord[]): Collection {
  return new Map(records.map(({ card, owned }) => [card, owned]));
}

/** The counts that a change replaced, 0 for what was not owned: give them to setCopies to undo it. */
export type Replaced = ReadonlyMap<CardId, number>;

type Changed = Promise<Result<Replaced, StorageProblem>>;

/**
 * Sets how many copies of cards are owned (0: none), all of them or, on failure, none. Counts are
 * whole, 0 to MAX_OWNED. A record that cannot be read is never replaced: the change fails. From the
 * moment of the call on a closed page loses nothing (waiting-counts.ts).
 */
export async function setCopies(store: Store, counts: Collection): Changed {
  const at = store.now();
  const forget = noteCounts(store, counts, at);
  const decide = (owned: Collection) =>
    [...counts].filter(([card, count]) => (owned.get(card) ?? 0) !== count);
  const done = await change(store, decide, at);
  forget();
  return done;
}

/** Takes a list into the collection as it is at this moment, in this or any other tab. */
export function takeIn(store: Store, list: Copies, intake: Intake): Changed {
  return change(store, (owned) =>
    intakeChanges(owned, list, intake).map(({ card, after }) => [card, after]),
  );
}

function change(
  store: Store,
  decide: (owned: Collection) => readonly (readonly [card: CardId, count: number])[],
  updatedAt = store.now(),
): Changed {
  return ask(store, (db) =>
    db.transaction('rw', db.collection, async () => {
      const rows = await db.collection.toArray();
      const owned = copiesIn(sortOut('collection', ROW_SCHEMAS.collection, rows).good);
      const counts = decide(owned);
      const put = counts.filter(([, count]) => count !== 0);
      const gone = counts.filter(([, count]) => count === 0);
      await writeRows(
        db,
        'collection',
        put.map(([card, count]) => ({ version: 1, card, owned: count, updatedAt })),
      );
      await db.collection.bulkDelete(gone.map(([card]) => card));
      return new Map(counts.map(([card]) => [card, owned.get(card) ?? 0]));
    }),
  );
}
