import { z } from 'zod';
import { begin, headAt } from './commit';
import type { RegistryDb, Store } from './db';
import { type DeckRows, readDeckRows, type WholeDeck } from './deck-rows';
import { afterOps } from './history';
import type { Journal } from './journal';
import { type BrokenRecord, fieldOf, keyText, sortOut } from './records';
import { eachTable, ROW_SCHEMAS, type RowLists } from './rows';
import { withWaitingGames } from './waiting-games';

/** A deck that was deleted for ever, so that no open tab brings it back. */
export const goneSchema = z.object({ id: z.string(), at: z.number() });

/** A record that cannot be read, as it lies under its key; in the table `decks` it is DeckRows. */
export interface RawRecord {
  readonly table: string;
  readonly key: string;
  readonly raw: unknown;
}

/** Everything that a player has stored, checked record by record. */
export interface StoredRecords extends RowLists {
  readonly decks: readonly WholeDeck[];
  readonly gone: readonly Readonly<z.infer<typeof goneSchema>>[];
  readonly unreadable: readonly RawRecord[];
}

/** What a backup reads and a restore writes: all but `rescue`. */
export const STORED_TABLES = [
  ...(['decks', 'edits', 'versions', 'formats', 'settings'] as const),
  ...(['gone', 'collection', 'built', 'printed', 'games'] as const),
];
export const rawTablesSchema = z.record(z.enum(STORED_TABLES), z.array(z.unknown()));
export type RawTables = Readonly<z.infer<typeof rawTablesSchema>>;

/** Settings that begin like this are about this browser and go into no backup. */
export const DEVICE_PREFIX = 'device:';

/** Whether a record is about this browser alone, readable or not. */
export function isOfDevice(table: string, key: string): boolean {
  return table === 'settings' && key.startsWith(DEVICE_PREFIX);
}

/** All rows as they lie there, at one moment. */
export function readTables(db: RegistryDb): PromiseLike<RawTables> {
  return db.transaction('r', STORED_TABLES, async () => {
    const all = STORED_TABLES.map(async (name) => [name, await db.table(name).toArray()]);
    return rawTablesSchema.parse(Object.fromEntries(await Promise.all(all)));
  });
}

/** Sorts raw rows into what can be read and what is carried as it is. */
export function sortTables(tables: RawTables): StoredRecords {
  const unreadable: RawRecord[] = [];
  const decks: WholeDeck[] = [];
  for (const [key, rows] of deckRows(tables)) {
    const deck = readDeckRows(rows);
    if (deck !== null) decks.push(deck);
    else unreadable.push({ table: 'decks', key, raw: rows });
  }
  const lists = eachTable((table) => {
    const rows = tables[table].filter((raw) => !isOfDevice(table, keyText(table, raw)));
    const { good, broken } = sortOut(table, ROW_SCHEMAS[table], rows);
    unreadable.push(...broken.map(rawOf));
    return good;
  });
  return { decks, gone: sortOut('decks', goneSchema, tables.gone).good, ...lists, unreadable };
}

const rawOf = ({ table, id, raw }: BrokenRecord): RawRecord => ({ table, key: id, raw });

/** Heads and rows of history by deck; a history without a head has null for one. */
export function deckRows({ decks, edits }: RawTables): ReadonlyMap<string, DeckRows> {
  const found = new Map<string, { head: unknown; rows: unknown[] }>();
  for (const head of decks) found.set(keyText('decks', head), { head, rows: [] });
  for (const raw of edits) {
    const id = String(fieldOf(raw, 'deckId'));
    const deck = found.get(id) ?? { head: null, rows: [] };
    deck.rows.push(raw);
    found.set(id, deck);
  }
  return found;
}

/** The records with what waits in localStorage on top: as opening the decks and games would show them. */
export function withWaiting(records: StoredRecords, store: Store): StoredRecords {
  const { journal } = store;
  const waiting = journal.deckIds();
  const known = new Set([
    ...records.decks.map(({ head }) => head.id),
    ...records.gone.map(({ id }) => id),
    ...records.unreadable.flatMap(({ table, key }) => (table === 'decks' ? [key] : [])),
  ]);
  const decks = records.decks.map((deck) =>
    waiting.has(deck.head.id) ? (caughtUp(deck.head.id, deck, journal) ?? deck) : deck,
  );
  for (const id of waiting) {
    const deck = known.has(id) ? null : caughtUp(id, null, journal);
    if (deck !== null) decks.push(deck);
  }
  const { games, broken } = withWaitingGames(store, records.games);
  const waitingInVain = [...journal.broken(), ...broken].map(rawOf);
  return { ...records, decks, games, unreadable: [...records.unreadable, ...waitingInVain] };
}

/** A deck with what waits in the journal; null where that makes no deck. */
export function caughtUp(id: string, deck: WholeDeck | null, journal: Journal): WholeDeck | null {
  if (deck !== null && deck.head.deletedAt !== null) return deck;
  const ops = journal.read(id);
  const created = ops.find((op) => op.kind === 'create');
  const head = deck?.head ?? created?.head;
  const start = deck === null ? null : begin(deck.head, deck.entries, []).history;
  const history = afterOps(start, ops);
  if (head === undefined || history === null || history === start) return deck;
  const revision = head.revision + (deck === null ? 0 : 1);
  const at = ops.at(-1)?.at ?? head.updatedAt;
  return { head: { ...headAt(head, history, at), revision }, entries: history.entries };
}
