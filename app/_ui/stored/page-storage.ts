import type { Collection } from '@/lib/decks/collection';
import type { Edit } from '@/lib/decks/edits';
import type { Format } from '@/lib/legality/format';
import * as backups from '@/lib/storage/backup-status';
import {
  dropSetup,
  type KeptSetup,
  keepSetup,
  listSetups,
  putSetup,
} from '@/lib/storage/board-setups';
import { listCollection, setCopies, takeIn } from '@/lib/storage/collection';
import { createDeck } from '@/lib/storage/create';
import { browserStore, type Done, onChange, type Store } from '@/lib/storage/db';
import * as decks from '@/lib/storage/decks';
import { readDesk, writeDesk } from '@/lib/storage/desk';
import { openGameKeeper } from '@/lib/storage/game-keeper';
import { deleteGame, findGame, listGames, renameGame } from '@/lib/storage/games';
import { type Live, live } from '@/lib/storage/live';
import type { StorageProblem } from '@/lib/storage/problems';
import type { VersionRecord } from '@/lib/storage/records';
import * as rows from '@/lib/storage/rows';
import { openDeckSession } from '@/lib/storage/session';

/**
 * Everything that these pages do with storage. Reached only through openStorage (use-stored.ts), so
 * that the database and its schemas are fetched after the page stands.
 */

/** What the player owns, and which decks lie built. */
export interface Holdings {
  readonly owned: Collection;
  readonly built: ReadonlySet<string>;
  readonly problem: StorageProblem | null;
}

/** All decks, and what of the library, the collection and the games cannot be read. */
export type LibraryListing = decks.DeckListing;

export interface LibraryWithVersions extends LibraryListing {
  /** The named versions of all decks, newest first. */
  readonly versions: readonly VersionRecord[];
}

/** What pages follow, by name. */
export interface Lists {
  readonly library: LibraryListing;
  readonly withVersions: LibraryWithVersions;
  readonly formats: rows.Listing<'formats'>;
  readonly ownFormats: readonly Format[];
  readonly holdings: Holdings;
  readonly games: rows.Listing<'games'>;
  readonly printed: rows.Listing<'printed'>;
  readonly backupStatus: backups.BackupStatus;
  /** Of the board game, latest first. */
  readonly boardSetups: readonly KeptSetup[];
}

const store = browserStore();

async function readLibrary(from: Store): Promise<LibraryListing> {
  const library = await decks.listDecks(from);
  const others = await Promise.all([
    rows.listRows(from, 'formats'),
    listCollection(from),
    rows.listRows(from, 'built'),
    listGames(from),
  ]);
  return { ...library, broken: [library, ...others].flatMap(({ broken }) => broken) };
}

async function readHoldings(from: Store): Promise<Holdings> {
  const [collection, shelf] = await Promise.all([
    listCollection(from),
    rows.listRows(from, 'built'),
  ]);
  return {
    owned: collection.owned,
    built: new Set(shelf.rows.map(({ deckId }) => deckId)),
    problem: collection.problem ?? shelf.problem,
  };
}

let lastFormats: readonly Format[] = [];

/** The same list as long as it says the same: the database is read anew after every change of anything. */
async function readOwnFormats(from: Store): Promise<readonly Format[]> {
  const formats = (await rows.listRows(from, 'formats')).rows.map(({ format }) => format);
  if (JSON.stringify(formats) !== JSON.stringify(lastFormats)) lastFormats = formats;
  return lastFormats;
}

const lists: { readonly [Name in keyof Lists]: Live<Lists[Name]> } = {
  library: live(store, readLibrary),
  withVersions: live(store, async (from) => ({
    ...(await readLibrary(from)),
    versions: (await rows.listRows(from, 'versions')).rows,
  })),
  formats: live(store, (from) => rows.listRows(from, 'formats')),
  ownFormats: live(store, readOwnFormats),
  holdings: live(store, readHoldings),
  games: live(store, listGames),
  printed: live(store, (from) => rows.listRows(from, 'printed')),
  backupStatus: live(store, backups.readBackupStatus),
  boardSetups: live(store, listSetups),
};

/** Changes a deck through its history, so that the builder can undo it. */
async function editDeck(from: Store, deckId: string, edit: Edit): Done {
  const session = openDeckSession(from, deckId);
  await session.retry();
  const done = session.edit(edit);
  await session.close();
  if (!done.ok) return done;
  const { problem } = session.getSnapshot();
  return problem === null ? { ok: true, value: true } : { ok: false, problems: [problem] };
}

/** Work on the one store of the page. */
function here<Rest extends unknown[], Given>(work: (store: Store, ...rest: Rest) => Given) {
  return (...rest: Rest) => work(store, ...rest);
}

export const pageStorage = {
  lists,
  /** Calls back after every change of anything stored, by this tab or another. */
  onChange: here(onChange),
  putRow: here(rows.putRow),
  deleteRow: here(rows.deleteRow),
  createDeck: here(createDeck),
  duplicateDeck: here(decks.duplicateDeck),
  archiveDeck: here(decks.archiveDeck),
  tagDeck: here(decks.tagDeck),
  deleteDeck: here(decks.deleteDeck),
  restoreDeck: here(decks.restoreDeck),
  purgeDeck: here(decks.purgeDeck),
  emptyBin: here(decks.emptyBin),
  discardBroken: here(decks.discardBroken),
  editDeck: here(editDeck),
  findGame: here(findGame),
  deleteGame: here(deleteGame),
  renameGame: here(renameGame),
  openGameKeeper: here(openGameKeeper),
  setCopies: here(setCopies),
  takeIn: here(takeIn),
  markBuilt: here(rows.markBuilt),
  saveFormat: here(rows.saveFormat),
  savePrinted: here(rows.savePrinted),
  readDesk: here(readDesk),
  writeDesk: here(writeDesk),
  keepSetup: here(keepSetup),
  putSetup: here(putSetup),
  dropSetup: here(dropSetup),
  remindLater: here(backups.remindLater),
  notePromise: here(backups.notePromise),
};

export type PageStorage = typeof pageStorage;
