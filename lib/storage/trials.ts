import { z } from 'zod';
import { change, type Done, type RegistryDb, type Store } from './db';
import { readRecord } from './records';
import { listRows, writeRows } from './rows';
import { DEVICE_PREFIX } from './stored-records';

/** What the games of one list told. They can be played again anywhere, so no backup carries them. */
export interface KeptTrial {
  /** Tells the list, what it meets and who plays apart from others; 40 characters at most. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Games that the deck has won, of those that were played. */
  readonly won: number;
  readonly games: number;
  /** The games themselves, as the journal of a gauntlet. */
  readonly journal: string;
}

const trialSchema: z.ZodType<KeptTrial> = z.strictObject({
  key: z.string().min(1).max(40),
  savedAt: z.number(),
  won: z.int().min(0),
  games: z.int().min(0),
  journal: z.string().max(20_000_000),
});

/** Lists of a deck whose games are kept: the one on screen and those before it. */
const MOST_OF_A_DECK = 3;

/** The games that lists of a deck have played, latest first; what cannot be read counts as not there. Never rejects. */
export async function readTrials(store: Store, deckId: string): Promise<readonly KeptTrial[]> {
  const { rows } = await listRows(store, 'settings', (db) => rowsOf(db, deckId).toArray());
  return rows
    .flatMap(({ value }) => {
      const read = readRecord(trialSchema, value);
      return read.ok ? [read.value] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** Keeps the games of a list in place of those kept before; of other lists of the deck the latest stay. */
export async function writeTrial(
  store: Store,
  deckId: string,
  trial: Omit<KeptTrial, 'savedAt'>,
): Done {
  const value: KeptTrial = { ...trial, savedAt: store.now() };
  const others = (await readTrials(store, deckId)).filter(({ key }) => key !== trial.key);
  return change(store, (db) =>
    db.transaction('rw', [db.settings, db.gone], async () => {
      // Deleted for ever while its games were played.
      if ((await db.gone.get(deckId)) !== undefined) return;
      await writeRows(db, 'settings', [{ version: 1, key: rowKey(deckId, trial.key), value }]);
      const old = others.slice(MOST_OF_A_DECK - 1);
      await db.settings.bulkDelete(old.map(({ key }) => rowKey(deckId, key)));
    }),
  );
}

/** Within a transaction over the settings: a deck that is gone for ever leaves no games behind. */
export function deleteTrials(db: RegistryDb, deckId: string): PromiseLike<unknown> {
  return rowsOf(db, deckId).delete();
}

function rowsOf(db: RegistryDb, deckId: string) {
  return db.settings.where('key').startsWith(rowKey(deckId, ''));
}

function rowKey(deckId: string, key: string): string {
  return `${DEVICE_PREFIX}trial:${deckId}:${key}`;
}
