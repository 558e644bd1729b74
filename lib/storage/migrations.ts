import type { Transaction } from 'dexie';

/**
 * The shape of the database, one numbered step after another. A step that has been released is
 * never changed: append the next one, and give it an `upgrade` when stored records must change too.
 *
 * - `decks`    the head of each deck (records.ts, Head)
 * - `edits`    its history, one row an entry
 * - `versions` named versions, `formats` the player's own formats, `settings` by key
 * - `gone`     ids of decks that were deleted for ever, so that nothing brings them back
 * - `collection` owned copies by card; `built` decks that are sleeved up, which reserves their cards
 * - `printed`  texts from the player's own set files, one row a set
 * - `rescue`   what a restored backup replaced, so that the restore can be undone
 * - `games`    games in play: setup and moves (game-record.ts)
 */
interface Migration {
  readonly version: number;
  readonly stores: Readonly<Record<string, string>>;
  readonly upgrade?: (transaction: Transaction) => Promise<void>;
}

export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    stores: {
      decks: 'id',
      edits: '[deckId+place]',
      versions: 'id, deckId',
      formats: 'id',
      settings: 'key',
      gone: 'id',
    },
  },
  {
    version: 2,
    stores: { collection: 'card', built: 'deckId', printed: 'set', rescue: 'id' },
  },
  // Games that lie in localStorage are taken over when they are next looked for (waiting-games.ts).
  { version: 3, stores: { games: 'id' } },
  // Decks have a side list. What was stored before is as it was; a page that does not know of the list,
  // and so would lose it, is locked out.
  { version: 4, stores: {} },
  // Games may have a review. A page that does not know of it would take such a game for a damaged one.
  { version: 5, stores: {} },
  // Games may be of the board game, and may have a name; the same again.
  { version: 6, stores: {} },
];

/** Where a browser keeps everything. */
export const DATABASE_NAME = 'landsraad-registry';

/** The database version that this code reads and writes. */
export const DATABASE_VERSION = Math.max(...MIGRATIONS.map((step) => step.version));
