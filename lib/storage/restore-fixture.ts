import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { DEFAULT_FORMAT } from '@/lib/legality/formats';
import { type Backup, makeBackup, writeBackup } from './backup';
import type { Store } from './db';
import { archiveDeck, deleteDeck, purgeDeck, tagDeck } from './decks';
import { openGameKeeper } from './game-keeper';
import type { BoardGameInPlay, CardGameInPlay } from './game-record';
import { type ReadBackup, readBackup } from './read-backup';
import { fieldOf } from './records';
import { planRestore, restore } from './restore';
import type { RestoreMode } from './restore-plan';
import { saveFormat, saveVersion } from './rows';
import { add, newDeck, newWorld, opened, rename, type Tab, type World } from './storage-fixture';
import { STORED_TABLES, type StoredRecords } from './stored-records';

/** A device with some of everything, and the ids of its decks. */
export async function stocked(world: World = newWorld()) {
  const tab = world.tab();
  const named = (name: string, deck: Deck = emptyDeck('fremen')) => newDeck(tab, { ...deck, name });
  const main = await named('Sietch Tabr');
  const session = await opened(tab, main);
  session.edit(add('a', 2));
  session.edit(add('b'));
  session.edit({ kind: 'several', label: 'Swap', edits: [rename('Sietch Jacurutu'), add('c')] });
  session.undo();
  await session.close();
  await tagDeck(tab, main, ['desert']);
  await saveVersion(tab, main, 'Winter Cup', emptyDeck('fremen'));
  const archived = await named('Heighliner', emptyDeck('guild'));
  await archiveDeck(tab, archived, true);
  const binned = await named('Salusa Secundus', emptyDeck('corrino'));
  await deleteDeck(tab, binned);
  const gone = await named('Wallach IX');
  await purgeDeck(tab, gone);
  await saveFormat(tab, { ...DEFAULT_FORMAT, id: 'winter-cup', name: 'Winter Cup' });
  const { db } = tab;
  const at = world.clock;
  await db.settings.put({ version: 1, key: 'example', value: { shown: ['name'] } });
  await db.settings.put({ version: 1, key: 'device:here', value: 1 });
  await db.collection.bulkPut([
    { version: 1, card: 'eots-stilgar', owned: 3, updatedAt: at },
    { version: 1, card: 'eots-worm-sign', owned: 1, updatedAt: at },
  ]);
  await db.built.put({ version: 1, deckId: main, at });
  const card = { card: 'eots-stilgar', name: 'Stilgar', operation: 'A text of my own.', facts: {} };
  await db.printed.put({
    version: 1,
    set: 'eots',
    name: 'Eye of the Storm',
    file: 'set.xml',
    loadedAt: at,
    cards: [card],
  });
  const keeper = openGameKeeper(tab, null);
  keeper.keep(gameOf('pass', 'bid 3'));
  await keeper.settled();
  const game = keeper.getSnapshot().id;
  return { world, tab, main, archived, binned, gone, game };
}

/** A game of one House after these moves. */
export const gameOf = (...moves: readonly string[]): CardGameInPlay => ({
  setup: {
    seed: 'dune',
    rules: 'tat',
    players: 2,
    houses: [{ name: 'Sietch Tabr', deck: emptyDeck('fremen') }],
  },
  controllers: ['person'],
  standing: ['ask'],
  line: { moves, by: 'p'.repeat(moves.length) },
  at: moves.length,
  branches: [],
  turn: 1,
  isOver: false,
});

/** A game of the board game after these moves. */
export const boardGameOf = (...moves: readonly string[]): BoardGameInPlay => ({
  game: 'board',
  setup: { seed: 3, edition: '2019', factions: ['atreides', 'harkonnen'] },
  controllers: ['person', 'steward'],
  line: { moves, by: 'p'.repeat(moves.length) },
  at: moves.length,
  branches: [],
  turn: 1,
  isOver: false,
});

export async function backupOf(store: Store, printed = false): Promise<Backup> {
  const made = await makeBackup(store, { printed });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value;
}

export async function backupText(store: Store, printed = false): Promise<string> {
  return writeBackup(await backupOf(store, printed));
}

export function read(text: string): ReadBackup {
  const done = readBackup(text);
  if (!done.ok) throw new Error(done.problems[0]?.message);
  return done.value;
}

/** Plans and restores, and gives the plan. */
export async function restored(store: Store, text: string, mode: RestoreMode) {
  const plan = await planRestore(store, read(text), mode);
  if (!plan.ok) throw new Error(plan.problems[0]?.message);
  const done = await restore(store, plan.value);
  if (!done.ok || done.value.kind !== 'done') throw new Error('not restored');
  return plan.value;
}

/** Every row that lies in the database, but for what was replaced and when it was backed up. */
export async function everything(tab: Tab): Promise<Readonly<Record<string, readonly unknown[]>>> {
  await tab.db.open();
  const tables = await Promise.all(
    STORED_TABLES.map(async (name) => [name, await tab.db.table(name).toArray()] as const),
  );
  const isAside = (raw: unknown) => fieldOf(raw, 'key') === 'device:backup';
  return Object.fromEntries(
    tables.map(([name, rows]) => [name, rows.filter((raw) => !isAside(raw))]),
  );
}

/** What a player would see: without the marks by which tabs keep in step, and in no order. */
export function visible(records: StoredRecords) {
  const { gone: _, ...rest } = records;
  const decks = rest.decks.map(({ head: { seen, revision, updatedAt, ...head }, entries }) => ({
    head,
    entries,
  }));
  return JSON.parse(JSON.stringify({ ...rest, decks: decks.toSorted(byId) }));
}

function byId(one: { head: { id: string } }, other: { head: { id: string } }): number {
  return one.head.id < other.head.id ? -1 : 1;
}

interface Dump {
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly indexes: readonly { readonly name: string; readonly keyPath: string | string[] }[];
  }[];
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
  readonly journal: Readonly<Record<string, string>>;
}

/** Builds the database of a dump as a browser would have kept it: Dexie multiplies versions by ten. */
export function deviceFrom({ version, stores, tables, journal }: Dump): Promise<World> {
  const world = newWorld();
  for (const [key, text] of Object.entries(journal)) world.local.set(key, text);
  return new Promise((resolve, reject) => {
    const request = world.indexedDB.open(world.name, version * 10);
    request.onupgradeneeded = () => {
      for (const { name, keyPath, indexes } of stores) {
        const store = request.result.createObjectStore(name, { keyPath });
        for (const index of indexes) store.createIndex(index.name, index.keyPath);
        for (const row of tables[name] ?? []) store.add(row);
      }
    };
    request.onsuccess = () => {
      request.result.close();
      resolve(world);
    };
    request.onerror = () => reject(request.error);
  });
}
