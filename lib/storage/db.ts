import Dexie, { type ObservabilitySet, type Table } from 'dexie';
import type { Result } from '@/lib/result';
import { browserFactory } from './has-rows';
import { createJournal, type Journal } from './journal';
import { browserStorage, createLocalTexts, type LocalTexts, type TextStorage } from './local-texts';
import { DATABASE_NAME, DATABASE_VERSION, MIGRATIONS } from './migrations';
import { failure, faultOf, StorageFault, type StorageProblem, type Tried } from './problems';
import type { RowTable } from './rows';

/** The tables hold whatever lies in them; records.ts says what can be read. */
export interface RegistryDb extends Dexie, Readonly<Record<Keyed, Table<unknown, string>>> {
  readonly edits: Table<unknown, [deckId: string, place: number]>;
  readonly gone: Table<{ readonly id: string; readonly at: number }, string>;
}

type Keyed = RowTable | 'decks' | 'rescue';

/** The database, its emergency journal, and the clock and ids that everything here goes by. */
export interface Store {
  readonly db: RegistryDb;
  readonly journal: Journal;
  /** What is written at once, before the database has it. */
  readonly local: LocalTexts;
  /** Milliseconds since 1970. */
  now(): number;
  newId(): string;
  /** After so many milliseconds without an answer the browser's storage counts as blocked. */
  readonly patience: number;
  /** Told when something changed that the database does not announce. */
  readonly listeners: Set<() => void>;
}

export interface StoreOptions extends Partial<Pick<Store, 'now' | 'newId' | 'patience'>> {
  readonly name?: string;
  readonly local?: TextStorage | null;
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
}

/** A store. Nothing is opened before it is used, and nothing throws where there is no IndexedDB. */
export function openStore(options: StoreOptions = {}): Store {
  const factory = options.indexedDB ?? browserFactory();
  let closings = 0;
  const db = new Dexie(options.name ?? DATABASE_NAME, {
    autoOpen: false,
    // No rows that are not yet written, and no commit that a power cut takes back.
    cache: 'disabled',
    chromeTransactionDurability: 'strict',
    ...(factory === null ? {} : { indexedDB: guarded(factory, () => closings) }),
    ...(options.IDBKeyRange === undefined ? {} : { IDBKeyRange: options.IDBKeyRange }),
  }) as RegistryDb;
  const close = db.close.bind(db);
  db.close = (how) => {
    closings += 1;
    close(how);
  };
  for (const step of MIGRATIONS) {
    const version = db.version(step.version).stores({ ...step.stores });
    if (step.upgrade !== undefined) version.upgrade(step.upgrade);
  }
  const local = createLocalTexts(options.local === undefined ? browserStorage() : options.local);
  const store: Store = {
    db,
    journal: createJournal(local),
    local,
    now: options.now ?? Date.now,
    newId: options.newId ?? randomId,
    patience: options.patience ?? 8_000,
    listeners: new Set(),
  };
  // Another tab upgrades or deletes the database: make way at once, then look what is left.
  db.on('versionchange', () => {
    db.close();
    announce(store);
    return false;
  });
  return store;
}

let shared: Store | null = null;

/** The one store of a page. */
export function browserStore(): Store {
  shared ??= openStore();
  return shared;
}

/** 16 letters and digits. `crypto.randomUUID` is missing on a plain http address in the home net. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/**
 * Dexie opens a database of a later version as well, and may even alter it. Ours must not be touched
 * by an older page, so any other version than the declared one is refused here. And where it was closed
 * while it was being opened, Dexie would keep the handle that comes after all, which then stands in the
 * way of everybody: such a handle is closed.
 */
function guarded(factory: IDBFactory, closings: () => number): IDBFactory {
  return {
    open(name, version) {
      if (version !== DATABASE_VERSION * 10)
        throw new StorageFault({ code: 'newer-database', detail: '' });
      const request = factory.open(name, version);
      const before = closings();
      request.addEventListener('success', (event) => {
        if (closings() === before) return;
        event.stopImmediatePropagation();
        request.result.close();
      });
      return request;
    },
    deleteDatabase: (name) => factory.deleteDatabase(name),
    databases: () => factory.databases(),
    cmp: (one, other) => factory.cmp(one, other),
  };
}

/** The same store for work on everything in it, which takes longer than work on a deck. */
export function patient(store: Store): Store {
  return { ...store, patience: 15 * store.patience };
}

/**
 * Does some work in the database, opening it first. A handle that turns out to be dead is opened
 * again once. Never rejects.
 */
export async function run<T>(
  store: Store,
  work: (db: RegistryDb) => PromiseLike<T>,
): Promise<Tried<T>> {
  const first = await attempt(store, work);
  if (first.ok || first.problem.code !== 'closed') return first;
  store.db.close();
  return attempt(store, work);
}

/** The same, with what went wrong in words for the player. */
export async function ask<T>(
  store: Store,
  work: (db: RegistryDb) => PromiseLike<T>,
): Promise<Result<T, StorageProblem>> {
  const done = await run(store, work);
  return done.ok ? done : failure(done.problem);
}

/** What a change answers that has nothing more to say. */
export type Done = Promise<Result<true, StorageProblem>>;

export function change(store: Store, work: (db: RegistryDb) => PromiseLike<unknown>): Done {
  return ask<true>(store, async (db) => {
    await work(db);
    return true;
  });
}

async function attempt<T>(
  store: Store,
  work: (db: RegistryDb) => PromiseLike<T>,
): Promise<Tried<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StorageFault({ code: 'blocked', detail: '' }));
      store.db.close();
    }, store.patience);
  });
  try {
    const value = await Promise.race([store.db.open().then(() => work(store.db)), patience]);
    return { ok: true, value };
  } catch (error) {
    return { ok: false, problem: faultOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Calls back after every change of the stored data, by this tab or another one. */
export function onChange(store: Store, listener: () => void): () => void {
  const prefix = `idb://${store.db.name}/`;
  const onMutation = (parts: ObservabilitySet) => {
    // Dexie tells us from within the transaction that has just ended; what we do is not part of it.
    if (Object.keys(parts).some((part) => part.startsWith(prefix)))
      Dexie.ignoreTransaction(listener);
  };
  Dexie.on.storagemutated.subscribe(onMutation);
  store.listeners.add(listener);
  return () => {
    Dexie.on.storagemutated.unsubscribe(onMutation);
    store.listeners.delete(listener);
  };
}

export function announce(store: Store): void {
  for (const listener of [...store.listeners]) listener();
}
