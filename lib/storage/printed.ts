import type { PrintedCard } from '@/lib/cards/printed';
import { ok, type Result } from '@/lib/result';
import { SET_CODES, type SetCode } from '@/lib/rules/taxonomy';
import { run, type Store } from './db';
import { failure, type StorageProblem } from './problems';
import { putRecord } from './put-record';
import { type Listing, readTable } from './read-table';
import { type PrintedRecord, printedRecordSchema } from './records';

export interface PrintedListing extends Listing {
  /** The sets that the player has loaded, in order of release. */
  readonly sets: readonly PrintedRecord[];
}

/** Never rejects. */
export async function listPrinted(store: Store): Promise<PrintedListing> {
  const { good, ...rest } = await readTable(store, 'printed', printedRecordSchema);
  const sets = good.toSorted(
    (one, other) => SET_CODES.indexOf(one.set) - SET_CODES.indexOf(other.set),
  );
  return { sets, ...rest };
}

/** What is stored of a file: its set, its name for the set, its own name, its cards. */
export interface PrintedSet {
  readonly set: SetCode;
  readonly name: string;
  readonly file: string;
  readonly cards: readonly PrintedCard[];
}

/**
 * Stores a loaded set in place of the one of its code, and gives the record. Its undo is
 * putPrinted with the record that was there before, or removePrinted.
 */
export async function savePrinted(
  store: Store,
  { set, name, file, cards }: PrintedSet,
): Promise<Result<PrintedRecord, StorageProblem>> {
  const record: PrintedRecord = {
    version: 1,
    set,
    name: name.slice(0, 200),
    file: file.slice(0, 300),
    loadedAt: store.now(),
    cards: cards.map((card) => ({ ...card, facts: { ...card.facts } })),
  };
  return putPrinted(store, record);
}

/** Stores a record as it is given: one that was removed and comes back. */
export async function putPrinted(
  store: Store,
  record: PrintedRecord,
): Promise<Result<PrintedRecord, StorageProblem>> {
  const done = await putRecord(store, 'printed', record.set, printedRecordSchema, record);
  return done.ok ? ok(record) : done;
}

/** Removes a set, also one that cannot be read. Its undo is putPrinted with the record. */
export async function removePrinted(
  store: Store,
  set: string,
): Promise<Result<null, StorageProblem>> {
  const done = await run(store, (db) => db.printed.delete(set));
  return done.ok ? ok(null) : failure(done.problems);
}
