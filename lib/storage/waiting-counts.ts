import { z } from 'zod';
import type { CardId } from '@/lib/cards/card';
import { type Collection, MAX_OWNED } from '@/lib/decks/collection';
import { run, type Store } from './db';
import { readTexts } from './local-texts';
import { recordFault, StorageFault } from './problems';
import { type BrokenRecord, type OwnedRecord, ownedRecordSchema, readRecord } from './records';
import { writeRows } from './rows';

/**
 * Counts of the collection on their way into the database: written into localStorage at once, one key
 * a card, and removed when the database has answered. A page that is closed in between leaves them behind.
 */
const PREFIX = 'registry:count:';

/** As a count is stored, and 0 for a card that is owned no more. */
const waitingSchema = z.lazy(() =>
  ownedRecordSchema.extend({ owned: z.int().min(0).max(MAX_OWNED) }),
);

/** Notes counts of a moment before they are stored. What it gives takes those notes away that nobody has replaced. */
export function noteCounts(store: Store, counts: Collection, updatedAt: number): () => void {
  const notes = [...counts].map(([card, owned]) => {
    const record: OwnedRecord = { version: 1, card, owned, updatedAt };
    return [keyOf(card), JSON.stringify(record)] as const;
  });
  for (const [key, text] of notes) store.local.put(key, text);
  return () => {
    for (const [key, text] of notes) if (stands(store, key, text)) store.local.remove(key);
  };
}

/**
 * Stores the counts that pages left behind; one that was counted anew since then is dropped. What the
 * database refuses waits on. Gives what cannot be read. Never rejects.
 */
export async function recoverCounts(store: Store): Promise<readonly BrokenRecord[]> {
  const { good, broken } = readTexts(store.local, PREFIX, 'journal', waitingSchema);
  for (const { key, text, value } of good) {
    const done = await run(store, (db) =>
      db.transaction('rw', db.collection, async () => {
        const raw = await db.collection.get(value.card);
        const there = readRecord(ownedRecordSchema, raw);
        if (raw !== undefined && !there.ok) throw new StorageFault(recordFault(there.problem));
        const isOlder = there.ok && there.value.updatedAt > value.updatedAt;
        // a page that is open may have stored it, and more, while this one waited
        if (isOlder || !stands(store, key, text)) return;
        if (value.owned === 0) await db.collection.delete(value.card);
        else await writeRows(db, 'collection', [value]);
      }),
    );
    if (done.ok && stands(store, key, text)) store.local.remove(key);
  }
  return broken;
}

const keyOf = (card: CardId) => PREFIX + card;

function stands(store: Store, key: string, text: string): boolean {
  return store.local.get(key) === text;
}
