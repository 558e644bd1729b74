import { z } from 'zod';
import { change, type Done, type Store } from './db';
import { readRecord } from './records';
import { listRows, writeRows } from './rows';
import { type Kind, rowKey, rowsOf } from './trial-rows';

/** Games that one list played. They can be played again anywhere, so no backup carries them. */
interface KeptGames {
  /** Tells the list, what it meets and who plays apart from others; 40 characters at most. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** What the games of one list told. */
export interface KeptTrial extends KeptGames {
  /** Games that the deck has won, of those that were played. */
  readonly won: number;
  readonly games: number;
  /** The games themselves, as the journal of a gauntlet. */
  readonly journal: string;
}

/** What changes to a list are worth, as far as it was played. */
export interface KeptRace extends KeptGames {
  /** The changes and the games, as the journal of a race. */
  readonly journal: string;
  /** Whether only cards that are owned were to come in. */
  readonly owned: boolean;
}

const kept = { key: z.string().min(1).max(40), savedAt: z.number() };

const trialSchema: z.ZodType<KeptTrial> = z.strictObject({
  ...kept,
  won: z.int().min(0),
  games: z.int().min(0),
  journal: z.string().max(20_000_000),
});

const raceSchema: z.ZodType<KeptRace> = z.strictObject({
  ...kept,
  owned: z.boolean(),
  journal: z.string().max(5_000_000),
});

/** Lists of a deck whose games are kept: the one on screen and those before it. */
const MOST_OF_A_DECK = 3;

interface Shelf<T extends KeptGames> {
  /** What lists of a deck have played, latest first; what cannot be read counts as not there. Never rejects. */
  readonly read: (store: Store, deckId: string) => Promise<readonly T[]>;
  /** Keeps the games of a list in place of those kept before; of other lists of the deck the latest stay. */
  readonly write: (store: Store, deckId: string, one: Omit<T, 'savedAt'>) => Done;
}

function shelfOf<T extends KeptGames>(kind: Kind, schema: z.ZodType<T>): Shelf<T> {
  const read: Shelf<T>['read'] = async (store, deckId) => {
    const { rows } = await listRows(store, 'settings', (db) => rowsOf(db, kind, deckId).toArray());
    return rows
      .flatMap(({ value }) => {
        const read = readRecord(schema, value);
        return read.ok ? [read.value] : [];
      })
      .sort((one, other) => other.savedAt - one.savedAt);
  };
  const write: Shelf<T>['write'] = async (store, deckId, one) => {
    const value = { ...one, savedAt: store.now() };
    const others = (await read(store, deckId)).filter(({ key }) => key !== one.key);
    return change(store, (db) =>
      db.transaction('rw', [db.settings, db.gone], async () => {
        // Deleted for ever while its games were played.
        if ((await db.gone.get(deckId)) !== undefined) return;
        const row = { version: 1, key: rowKey(kind, deckId, one.key), value };
        await writeRows(db, 'settings', [row]);
        const old = others.slice(MOST_OF_A_DECK - 1);
        await db.settings.bulkDelete(old.map(({ key }) => rowKey(kind, deckId, key)));
      }),
    );
  };
  return { read, write };
}

export const { read: readTrials, write: writeTrial } = shelfOf('trial', trialSchema);
export const { read: readRaces, write: writeRace } = shelfOf('race', raceSchema);
