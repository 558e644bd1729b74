import Dexie, { type DBCore, type DBCoreMutateRequest } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Deck } from '@/lib/decks/deck';
import { emptyDeck } from '@/lib/decks/deck';
import type { Edit } from '@/lib/decks/edits';
import { createDeck } from './create';
import { openStore, type Store } from './db';
import type { TextStorage } from './local-texts';
import { type DeckSession, openDeckSession } from './session';

/** One device for tests: its IndexedDB, its localStorage, its clock. Every tab is a store of its own. */
export interface World {
  readonly name: string;
  readonly indexedDB: IDBFactory;
  readonly local: Map<string, string>;
  /** Set to make the device fail. */
  readonly trouble: Trouble;
  clock: number;
  tab(options?: { readonly indexedDB?: IDBFactory }): Tab;
}

interface Trouble {
  /** localStorage takes nothing any more. */
  journalFull: boolean;
  /** And it gives nothing up. */
  journalStuck: boolean;
}

/** Milliseconds: far longer than any work takes, on a busy machine too. */
export const LONG = 60_000;

export interface Tab extends Store {
  /** Milliseconds until a database that does not answer counts as blocked. */
  patience: number;
  /** Lets so many writes through, then fails one or, if not `once`, each with this error; null: works. */
  fault: { after: number; readonly error: string; readonly once?: boolean } | null;
  /** Writes are never answered, and nothing arrives. */
  hangs: boolean;
  /** Lets so many writes through and is then killed in the middle of its transaction. */
  diesAfter: number | null;
  /** The tab is gone: neither its database nor its journal takes anything more from it. */
  kill(): void;
}

let worlds = 0;

export function newWorld(): World {
  worlds += 1;
  let ids = 0;
  let tabs = 0;
  const world: World = {
    name: `test-${worlds}`,
    indexedDB: new IDBFactory(),
    local: new Map(),
    trouble: { journalFull: false, journalStuck: false },
    clock: 1_000_000,
    tab(options = {}) {
      tabs += 1;
      const name = `t${tabs}`;
      let alive = true;
      const store = openStore({
        name: world.name,
        local: localOf(world, () => alive),
        indexedDB: options.indexedDB ?? world.indexedDB,
        IDBKeyRange,
        now: () => world.clock,
        newId: () => {
          ids += 1;
          return `${name}-${ids}`;
        },
        patience: LONG,
      });
      const tab: Tab = Object.assign(store, {
        fault: null,
        hangs: false,
        diesAfter: null,
        kill() {
          alive = false;
          store.db.close();
          store.db.open = () => Dexie.Promise.reject(new DOMException('killed', 'UnknownError'));
        },
      });
      store.db.use({ stack: 'dbcore', name: 'faults', create: (core) => faulty(core, tab) });
      return tab;
    },
  };
  return world;
}

function faulty(core: DBCore, tab: Tab): DBCore {
  return {
    ...core,
    table: (name) => {
      const table = core.table(name);
      return {
        ...table,
        mutate: (request: DBCoreMutateRequest) => {
          if (tab.hangs) return new Promise(() => {});
          if (tab.diesAfter !== null && tab.diesAfter-- <= 0) {
            request.trans.abort();
            tab.kill();
            return Promise.reject(new DOMException('killed', 'AbortError'));
          }
          if (tab.fault !== null && tab.fault.after-- <= 0) {
            const { error, once } = tab.fault;
            if (once) tab.fault = null;
            return Promise.reject(new DOMException('injected', error));
          }
          return table.mutate(request);
        },
      };
    },
  };
}

function localOf({ local, trouble }: World, alive: () => boolean): TextStorage {
  return {
    get length() {
      return local.size;
    },
    key: (index) => [...local.keys()][index] ?? null,
    getItem: (key) => local.get(key) ?? null,
    setItem(key, value) {
      if (trouble.journalFull) throw new DOMException('full', 'QuotaExceededError');
      if (alive()) local.set(key, value);
    },
    removeItem(key) {
      if (trouble.journalStuck) throw new DOMException('stuck', 'InvalidStateError');
      if (alive()) local.delete(key);
    },
  };
}

export const add = (card: string, count = 1): Edit => ({ kind: 'add', list: 'house', card, count });
export const rename = (name: string): Edit => ({ kind: 'set-name', name });

/** "a2 b1": the House deck in short. */
export function house(deck: Deck | null | undefined): string {
  return (deck?.houseDeck ?? []).map(({ card, count }) => `${card}${count}`).join(' ');
}

export const shown = (session: DeckSession) => house(session.getSnapshot().deck);

/** Deletes the database under every tab. */
export function deleteDatabase(world: World): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = world.indexedDB.deleteDatabase(world.name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** How many cases a property tries: the environment variable FUZZ multiplies them. */
export const cases = (usual: number) => Math.ceil(usual * Number(process.env.FUZZ ?? 1));

/** Opens a deck and waits until it is read. */
export async function opened(store: Store, id: string): Promise<DeckSession> {
  const session = openDeckSession(store, id);
  await session.retry();
  return session;
}

/** What a fresh tab finds in the database and the journal. */
export async function reopened(world: World, id: string): Promise<DeckSession> {
  world.trouble.journalFull = false;
  world.trouble.journalStuck = false;
  return opened(world.tab(), id);
}

/** Stores an empty Atreides deck and gives its id. */
export async function newDeck(store: Store, deck = emptyDeck('atreides')): Promise<string> {
  const made = await createDeck(store, deck);
  if (!made.ok) throw new Error('not a deck');
  return made.value.id;
}
