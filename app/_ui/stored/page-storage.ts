import type { Collection } from '@/lib/decks/collection';
import { notePromise, readBackupStatus, remindLater } from '@/lib/storage/backup-status';
import { listBuilt, markBuilt } from '@/lib/storage/built-decks';
import { addCopies, listCollection, setCopies, takeIn } from '@/lib/storage/collection';
import { createDeck } from '@/lib/storage/create';
import { browserStore, onChange, type Store } from '@/lib/storage/db';
import {
  archiveDeck,
  deleteDeck,
  discardBroken,
  duplicateDeck,
  emptyBin,
  listDecks,
  purgeDeck,
  restoreDeck,
  type StoredDeck,
  sortDecks,
  tagDeck,
  tagsOf,
} from '@/lib/storage/decks';
import { readDesk, writeDesk } from '@/lib/storage/desk';
import { deleteFormat, listFormats, saveFormat } from '@/lib/storage/formats';
import { openGameKeeper } from '@/lib/storage/game-keeper';
import { deleteGame, findGame, listGames, putGame } from '@/lib/storage/games';
import { live } from '@/lib/storage/live';
import { listPrinted, putPrinted, removePrinted, savePrinted } from '@/lib/storage/printed';
import type { StorageProblem } from '@/lib/storage/problems';
import type { BrokenRecord, VersionRecord } from '@/lib/storage/records';
import { openDeckSession } from '@/lib/storage/session';
import { listVersions } from '@/lib/storage/versions';

/**
 * Everything that these pages do with storage. Reached only through openDoor (use-stored.ts), so
 * that the database and its schemas are fetched after the page stands.
 */

/** All decks by shelf, what cannot be read, and why the database did not answer, if so. */
export interface LibraryListing {
  readonly active: readonly StoredDeck[];
  readonly archived: readonly StoredDeck[];
  readonly bin: readonly StoredDeck[];
  readonly broken: readonly BrokenRecord[];
  readonly problem: StorageProblem | null;
}

/** What the player owns, and which decks lie built. */
export interface Holdings {
  readonly owned: Collection;
  readonly built: ReadonlySet<string>;
  readonly problem: StorageProblem | null;
}

/** The same with the named versions of each deck, newest first. */
export interface LibraryWithVersions extends LibraryListing {
  readonly versions: ReadonlyMap<string, readonly VersionRecord[]>;
}

const store = browserStore();

async function readLibrary(from: Store): Promise<LibraryListing> {
  const [active, archived, bin, formats, collection, shelf, games] = await Promise.all([
    listDecks(from, 'active'),
    listDecks(from, 'archived'),
    listDecks(from, 'bin'),
    listFormats(from),
    listCollection(from),
    listBuilt(from),
    listGames(from),
  ]);
  const lists = [active, formats, collection, shelf, games];
  return {
    active: active.decks,
    archived: archived.decks,
    bin: bin.decks,
    broken: lists.flatMap(({ broken }) => broken),
    problem: active.problem ?? archived.problem ?? bin.problem,
  };
}

async function readHoldings(from: Store): Promise<Holdings> {
  const [collection, shelf] = await Promise.all([listCollection(from), listBuilt(from)]);
  return {
    owned: collection.owned,
    built: shelf.built,
    problem: collection.problem ?? shelf.problem,
  };
}

async function readWithVersions(from: Store): Promise<LibraryWithVersions> {
  const listing = await readLibrary(from);
  const decks = [...listing.active, ...listing.archived];
  const versions = await Promise.all(
    decks.map(async ({ id }) => [id, (await listVersions(from, id)).versions] as const),
  );
  return { ...listing, versions: new Map(versions) };
}

async function readOwnFormats(from: Store) {
  return (await listFormats(from)).formats;
}

/** Changes a deck's notes through its history, so that the builder can undo it. */
async function writeNotes(deckId: string, notes: string): Promise<StorageProblem | null> {
  const session = openDeckSession(store, deckId);
  await session.retry();
  const done = session.edit({ kind: 'set-notes', notes });
  await session.close();
  if (!done.ok) return done.problems[0] ?? null;
  return session.getSnapshot().problem;
}

export const door = {
  library: live(store, readLibrary),
  withVersions: live(store, readWithVersions),
  ownFormats: live(store, readOwnFormats),
  formats: live(store, listFormats),
  holdings: live(store, readHoldings),
  games: live(store, listGames),
  findGame: (id: string) => findGame(store, id),
  openGameKeeper: (...rest: After<typeof openGameKeeper>) => openGameKeeper(store, ...rest),
  putGame: (...rest: After<typeof putGame>) => putGame(store, ...rest),
  deleteGame: (id: string) => deleteGame(store, id),
  setCopies: (...rest: After<typeof setCopies>) => setCopies(store, ...rest),
  addCopies: (...rest: After<typeof addCopies>) => addCopies(store, ...rest),
  takeIn: (...rest: After<typeof takeIn>) => takeIn(store, ...rest),
  markBuilt: (...rest: After<typeof markBuilt>) => markBuilt(store, ...rest),
  readDesk: () => readDesk(store),
  /** Calls back after every change of anything stored, by this tab or another. */
  onChange: (listener: () => void) => onChange(store, listener),
  writeDesk: (...rest: After<typeof writeDesk>) => writeDesk(store, ...rest),
  saveFormat: (...rest: After<typeof saveFormat>) => saveFormat(store, ...rest),
  deleteFormat: (id: string) => deleteFormat(store, id),
  printed: live(store, listPrinted),
  listPrinted: () => listPrinted(store),
  savePrinted: (...rest: After<typeof savePrinted>) => savePrinted(store, ...rest),
  putPrinted: (...rest: After<typeof putPrinted>) => putPrinted(store, ...rest),
  removePrinted: (set: string) => removePrinted(store, set),
  createDeck: (...rest: After<typeof createDeck>) => createDeck(store, ...rest),
  duplicateDeck: (id: string) => duplicateDeck(store, id),
  archiveDeck: (id: string, archived: boolean) => archiveDeck(store, id, archived),
  tagDeck: (id: string, tags: readonly string[]) => tagDeck(store, id, tags),
  deleteDeck: (id: string) => deleteDeck(store, id),
  restoreDeck: (id: string) => restoreDeck(store, id),
  purgeDeck: (id: string) => purgeDeck(store, id),
  emptyBin: () => emptyBin(store),
  discardBroken: (record: BrokenRecord) => discardBroken(store, record),
  backupStatus: live(store, readBackupStatus),
  remindLater: () => remindLater(store),
  notePromise: (granted: boolean) => notePromise(store, granted),
  writeNotes,
  sortDecks,
  tagsOf,
};

type After<F> = F extends (store: Store, ...rest: infer Rest) => unknown ? Rest : never;

export type Door = typeof door;
