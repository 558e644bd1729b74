import { begin, type Known } from './commit';
import type { RegistryDb, Store } from './db';
import { afterOps, type History } from './history';
import type { Journal } from './journal';
import {
  type BrokenRecord,
  type BuiltRecord,
  builtRecordSchema,
  type Entry,
  type EntryRow,
  entryRowSchema,
  type FormatRecord,
  formatRecordSchema,
  type Head,
  headSchema,
  keyField,
  type OwnedRecord,
  ownedRecordSchema,
  type PrintedRecord,
  printedRecordSchema,
  readRecord,
  type SettingRecord,
  settingRecordSchema,
  sortOut,
  type VersionRecord,
  versionRecordSchema,
} from './records';

/** A deck with its whole history. */
export interface WholeDeck {
  readonly head: Head;
  readonly entries: readonly Entry[];
}

/** A deck that was deleted for ever, so that no open tab brings it back. */
export interface GoneRecord {
  readonly id: string;
  readonly at: number;
  /** Nobody deleted it: a restore that had brought it in was undone. */
  readonly undone?: true;
}

/** A deck as the rows that it is made of, whether they can be read or not. */
export interface DeckRows {
  readonly head: unknown;
  readonly rows: readonly unknown[];
}

/** A record that cannot be read, as it lies under its key; in the table `decks` it is DeckRows. */
export interface RawRecord {
  readonly table: string;
  readonly key: string;
  readonly raw: unknown;
}

/** Everything that a player has stored, checked record by record. */
export interface Contents {
  readonly decks: readonly WholeDeck[];
  readonly versions: readonly VersionRecord[];
  readonly formats: readonly FormatRecord[];
  readonly settings: readonly SettingRecord[];
  readonly gone: readonly GoneRecord[];
  readonly collection: readonly OwnedRecord[];
  readonly built: readonly BuiltRecord[];
  readonly printed: readonly PrintedRecord[];
  readonly unreadable: readonly RawRecord[];
}

/** What a backup reads and a restore writes: all but `rescue`. */
export const CONTENT_TABLES = [
  'decks',
  'edits',
  'versions',
  'formats',
  'settings',
  'gone',
  'collection',
  'built',
  'printed',
] as const;
type ContentTable = (typeof CONTENT_TABLES)[number];

export type RawTables = Readonly<Record<ContentTable, readonly unknown[]>>;

/** Settings that begin like this are about this browser and go into no backup. */
export const DEVICE_PREFIX = 'device:';

/** Whether a record is about this browser alone, readable or not. */
export function isOfDevice({ table, key }: Pick<RawRecord, 'table' | 'key'>): boolean {
  return table === 'settings' && key.startsWith(DEVICE_PREFIX);
}

/** All rows as they lie there. To be called inside a transaction over CONTENT_TABLES. */
export async function readTables(db: RegistryDb): Promise<RawTables> {
  const all = (name: ContentTable) => db.table<unknown>(name).toArray();
  const [decks, edits, versions, formats, settings, gone, collection, built, printed] =
    await Promise.all([
      all('decks'),
      all('edits'),
      all('versions'),
      all('formats'),
      all('settings'),
      all('gone'),
      all('collection'),
      all('built'),
      all('printed'),
    ]);
  return { decks, edits, versions, formats, settings, gone, collection, built, printed };
}

/** Sorts raw rows into what can be read and what is carried as it is. */
export function sortTables(tables: RawTables): Contents {
  const versions = sortOut('versions', versionRecordSchema, tables.versions);
  const formats = sortOut('formats', formatRecordSchema, tables.formats);
  const collection = sortOut('collection', ownedRecordSchema, tables.collection);
  const built = sortOut('built', builtRecordSchema, tables.built);
  const printed = sortOut('printed', printedRecordSchema, tables.printed);
  const { decks, unreadable } = wholeDecks(tables.decks, tables.edits);
  const settings: SettingRecord[] = [];
  const brokenSettings: RawRecord[] = [];
  for (const raw of tables.settings) {
    const read = readRecord(settingRecordSchema, raw);
    const broken = rawRecord('settings', raw);
    if (isOfDevice(broken)) continue;
    if (read.ok) settings.push(read.value);
    else brokenSettings.push(broken);
  }
  const broken = [versions, formats, collection, built, printed].flatMap((sorted) => sorted.broken);
  return {
    decks,
    versions: versions.good,
    formats: formats.good,
    settings,
    gone: tables.gone.filter(isGone).map(goneOf),
    collection: collection.good,
    built: built.good,
    printed: printed.good,
    unreadable: [...unreadable, ...broken.map(rawOf), ...brokenSettings],
  };
}

const rawOf = ({ table, raw, id }: BrokenRecord): RawRecord =>
  table === 'journal' ? { table, key: id, raw } : rawRecord(table, raw);

function rawRecord(table: string, raw: unknown): RawRecord {
  const key: unknown = Object(raw)[keyField(table)];
  return { table, key: typeof key === 'string' ? key : '', raw };
}

export function isGone(raw: unknown): raw is GoneRecord {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    'id' in raw &&
    typeof raw.id === 'string' &&
    'at' in raw &&
    typeof raw.at === 'number'
  );
}

export function goneOf({ id, at, undone }: GoneRecord): GoneRecord {
  return undone === true ? { id, at, undone } : { id, at };
}

/** Joins heads and rows of history. A deck with a gap in it is left as the rows it is made of. */
function wholeDecks(heads: readonly unknown[], rows: readonly unknown[]) {
  const rowsOfDeck = new Map<string, unknown[]>();
  for (const raw of rows) {
    const id = String(Object(raw).deckId);
    const its = rowsOfDeck.get(id);
    if (its === undefined) rowsOfDeck.set(id, [raw]);
    else its.push(raw);
  }
  const decks: WholeDeck[] = [];
  const unreadable: RawRecord[] = [];
  for (const raw of heads) {
    const { key } = rawRecord('decks', raw);
    const its = rowsOfDeck.get(key) ?? [];
    rowsOfDeck.delete(key);
    const deck = readDeckRows({ head: raw, rows: its });
    if (deck !== null) decks.push(deck);
    else unreadable.push({ table: 'decks', key, raw: { head: raw, rows: its } satisfies DeckRows });
  }
  for (const [key, its] of rowsOfDeck)
    unreadable.push({ table: 'decks', key, raw: { head: null, rows: its } satisfies DeckRows });
  return { decks, unreadable };
}

/** The deck that its rows make, or null where one cannot be read, is missing or left over. */
export function readDeckRows({ head: raw, rows }: DeckRows): WholeDeck | null {
  const head = readRecord(headSchema, raw);
  if (!head.ok) return null;
  const { good } = sortOut('edits', entryRowSchema, rows);
  const inPlace = good.toSorted((one, other) => one.place - other.place);
  const isWhole =
    rows.length === head.value.length &&
    inPlace.length === rows.length &&
    inPlace.every((row, at) => row.place === at);
  if (!isWhole) return null;
  return {
    head: head.value,
    entries: inPlace.map(({ id, edit, at, by }) => ({ id, edit, at, by })),
  };
}

/** The rows that a deck is stored as. */
export function rowsOfDeck({ head, entries }: WholeDeck): DeckRows {
  const rows = entries.map(
    (entry, place): EntryRow => ({ version: 1, deckId: head.id, place, ...entry }),
  );
  return { head, rows };
}

/** The decks as opening them would show them: with what waits in the journal on top. */
export function withJournal(contents: Contents, { journal }: Store): Contents {
  const waiting = journal.deckIds();
  if (waiting.size === 0 && journal.broken().length === 0) return contents;
  const known = new Set([
    ...contents.decks.map(({ head }) => head.id),
    ...contents.gone.map(({ id }) => id),
    ...contents.unreadable.flatMap(({ table, key }) => (table === 'decks' ? [key] : [])),
  ]);
  const stored = contents.decks.map((deck) =>
    waiting.has(deck.head.id) ? caughtUp(deck, journal) : deck,
  );
  const unborn = [...waiting].flatMap((id) => (known.has(id) ? [] : fromJournal(journal, id)));
  const broken = journal.broken().map(rawOf);
  return {
    ...contents,
    decks: [...stored, ...unborn],
    unreadable: [...contents.unreadable, ...broken],
  };
}

function caughtUp({ head, entries }: WholeDeck, journal: Journal): WholeDeck {
  if (head.deletedAt !== null) return { head, entries };
  const { history }: Known = begin(head, entries, []);
  const ops = journal.read(head.id);
  const next = afterOps(history, ops);
  if (next === null || next === history) return { head, entries };
  return asDeck({ ...head, revision: head.revision + 1 }, next, ops.at(-1)?.at ?? head.updatedAt);
}

function fromJournal(journal: Journal, id: string): readonly WholeDeck[] {
  const ops = journal.read(id);
  const create = ops.find((op) => op.kind === 'create');
  const history = afterOps(null, ops);
  if (create === undefined || history === null) return [];
  return [asDeck(create.head, history, ops.at(-1)?.at ?? create.at)];
}

function asDeck(head: Head, history: History, updatedAt: number): WholeDeck {
  const { base, deck, cursor, seen, entries } = history;
  const now = { base, deck, cursor, length: entries.length, seen: [...seen], updatedAt };
  return { head: { ...head, ...now }, entries };
}
