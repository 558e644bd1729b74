import { z } from 'zod';
import { MAX_OWNED } from '@/lib/decks/collection';
import { type Deck, MAX_COUNT, MAX_LINES } from '@/lib/decks/deck';
import type { Edit } from '@/lib/decks/edits';
import { deckSchema } from '@/lib/decks/schema';
import type { Format } from '@/lib/legality/format';
import { formatSchema } from '@/lib/legality/schema';
import { SET_CODES } from '@/lib/rules/taxonomy';
import type { Tried } from './problems';

/**
 * What is stored, as zod schemas, all version 1. Every record is checked on reading; what does not
 * fit is reported with its raw value and left untouched where it lies. Any change of shape takes a
 * new version number, so that an older page recognises a newer record and keeps its hands off: of the
 * record, or, where it says more without saying anything anew, of the database and the backup.
 */
const RECORD_VERSION = 1;

const version = z.literal(RECORD_VERSION);
const id = z.string().min(1).max(100);
/** Milliseconds since 1970, as the device's clock had it: shown, never trusted for order. */
const time = z.number();
const count = z.int().min(1).max(MAX_COUNT);
const whole = z.int().min(0);
const deck: z.ZodType<Deck> = deckSchema;
const format: z.ZodType<Format> = formatSchema;
const { shape } = deckSchema;
const card = shape.programs.element;
const list = z.enum(['imperial', 'house']);

const simpleEdit = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('add'), list, card, count }),
    z.strictObject({ kind: z.literal('remove'), list, card, count }),
    z.strictObject({ kind: z.literal('add-program'), card }),
    z.strictObject({ kind: z.literal('remove-program'), card }),
    z.strictObject({ kind: z.literal('consider'), card }),
    z.strictObject({ kind: z.literal('dismiss'), card }),
    z.strictObject({ kind: z.literal('set-home-world'), card: shape.homeWorld }),
    z.strictObject({ kind: z.literal('set-sponsor'), sponsor: shape.sponsor }),
    z.strictObject({ kind: z.literal('set-profile'), ...shape.profile.shape }),
    z.strictObject({ kind: z.literal('set-players'), players: shape.players }),
    z.strictObject({ kind: z.literal('set-format'), format: shape.format }),
    z.strictObject({ kind: z.literal('set-name'), name: shape.name }),
    z.strictObject({ kind: z.literal('set-house-name'), houseName: shape.houseName }),
    z.strictObject({ kind: z.literal('set-notes'), notes: shape.notes }),
    z.strictObject({ kind: z.literal('replace'), deck }),
  ]);

/** Edits may hold edits, three deep: a bottomless record must not be able to fill the stack. */
function several(simple: z.ZodType<Edit>, inner: z.ZodType<Edit>): z.ZodType<Edit> {
  const edits = z.array(inner).max(2 * MAX_LINES);
  const group = z.strictObject({ kind: z.literal('several'), label: z.string().max(300), edits });
  return z.union([simple, group]);
}
/** Made with the first edit that is read: a list of decks needs none, and it takes a phone a while. */
const editSchema: z.ZodType<Edit> = z.lazy(() => {
  const simple = simpleEdit();
  return several(simple, several(simple, several(simple, simple)));
});

/** One done (or undone) change in a deck's history. */
const entry = { id, edit: editSchema, at: time, by: id };
export const entrySchema = z.strictObject(entry);
export type Entry = Readonly<z.infer<typeof entrySchema>>;

/** A row of the table `edits`: an entry and its place in the history of its deck. */
export const entryRowSchema = z.strictObject({ version, deckId: id, place: whole, ...entry });
export type EntryRow = Readonly<z.infer<typeof entryRowSchema>>;

/** How far the changes of one writer (one open deck in one tab) have been stored. */
export const markSchema = z.strictObject({ by: id, seq: whole });
export type Mark = Readonly<z.infer<typeof markSchema>>;

export const tagsSchema = z.array(z.string().min(1).max(40)).max(50);

/** A deck without its history: what a list of decks needs, and the guard against lost updates. */
export const headSchema = z
  .strictObject({
    version,
    id,
    /** Where the history begins. */
    base: deck,
    /** Where it stands: base and the first `cursor` entries. */
    deck,
    /** Entries stored, and how many of them are done; the others wait for redo. */
    length: whole,
    cursor: whole,
    /** Grows by one with every write that touches the history. */
    revision: whole,
    /** Last writer last. */
    seen: z.array(markSchema).max(1_000),
    createdAt: time,
    updatedAt: time,
    tags: tagsSchema,
    archived: z.boolean(),
    /** In the bin since then, or null. */
    deletedAt: time.nullable(),
  })
  .refine((head) => head.cursor <= head.length, { path: ['cursor'], message: 'beyond the end' });
export type Head = Readonly<z.infer<typeof headSchema>>;

/** A change on its way into the store; the journal keeps it until it has arrived. */
const op = { version, deckId: id, id, by: id, seq: whole, at: time };
export const opSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      ...op,
      kind: z.literal('create'),
      head: headSchema,
      entries: z.array(entrySchema),
    }),
    z.strictObject({ ...op, kind: z.literal('edit'), edit: editSchema, amends: id.nullable() }),
    z.strictObject({ ...op, kind: z.literal('undo'), entry: id }),
    z.strictObject({ ...op, kind: z.literal('redo'), entry: id }),
  ]),
);
export type Op = Readonly<z.infer<typeof opSchema>>;

export const versionRecordSchema = z.strictObject({
  version,
  id,
  deckId: id,
  name: z.string().min(1).max(200),
  deck,
  savedAt: time,
});

export type VersionRecord = Readonly<z.infer<typeof versionRecordSchema>>;

export const formatRecordSchema = z
  .strictObject({ version, id: formatSchema.shape.id, format, updatedAt: time })
  .refine((record) => record.id === record.format.id, { path: ['id'], message: 'another id' });

/** Copies of a card that the player owns; a card that is not owned has no record. */
export const ownedRecordSchema = z.strictObject({
  version,
  card,
  owned: z.int().min(1).max(MAX_OWNED),
  updatedAt: time,
});
export type OwnedRecord = Readonly<z.infer<typeof ownedRecordSchema>>;

/** The deck lies on the shelf, sleeved up: what it holds is reserved. */
export const builtRecordSchema = z.strictObject({ version, deckId: id, at: time });

/** One of the player's own set files, as far as its cards are known here. */
export const printedRecordSchema = z.lazy(() =>
  z.strictObject({
    version,
    /** The set's code. */
    set: z.enum(SET_CODES),
    /** As the file calls it. */
    name: z.string().max(200),
    file: z.string().max(300),
    loadedAt: time,
    cards: z
      .array(
        z.strictObject({
          card,
          name: z.string().max(300),
          operation: z.string().max(4_000),
          /** Every other property of the file, by name. */
          facts: z.record(z.string().max(60), z.string().max(400)),
        }),
      )
      .max(1_000),
  }),
);
export type PrintedRecord = Readonly<z.infer<typeof printedRecordSchema>>;

export const settingRecordSchema = z.strictObject({ version, key: id, value: z.json() });

/** A deck as it may be stored: checked, and rid of whatever else hung on the object. */
export function readDeck(raw: unknown): Tried<Deck, RecordFault> {
  return readRecord(deck, raw);
}

export function readEdit(raw: unknown): Tried<Edit, RecordFault> {
  return readRecord(editSchema, raw);
}

/** Why a record cannot be read. */
export interface RecordFault {
  readonly code: 'broken-record' | 'future-record';
  /** Where in the record, "deck.houseDeck.3.count", or "". */
  readonly at: string;
  readonly message: string;
}

/** A record as it was stored, or what is wrong with it. Never throws, whatever lies there. */
export function readRecord<T>(schema: z.ZodType<T>, raw: unknown): Tried<T, RecordFault> {
  const wrong = (code: RecordFault['code'], at: string, message: string) =>
    ({ ok: false, problem: { code, at, message } }) as const;
  try {
    if (isFromTheFuture(raw)) {
      const message = `version ${raw.version}, and this page knows version ${RECORD_VERSION}`;
      return wrong('future-record', 'version', message);
    }
    const parsed = schema.safeParse(raw);
    if (parsed.success) return { ok: true, value: parsed.data };
    const issue = parsed.error.issues[0];
    const at = issue?.path.map(String).join('.') ?? '';
    return wrong('broken-record', at, issue?.message ?? 'not a record');
  } catch (error) {
    return wrong('broken-record', '', String(error));
  }
}

/** Written by a newer Registry: not to be touched. */
export function isFromTheFuture(raw: unknown): raw is { readonly version: number } {
  if (typeof raw !== 'object' || raw === null || !('version' in raw)) return false;
  return Number.isInteger(raw.version) && Number(raw.version) > RECORD_VERSION;
}

/** A record that cannot be read: listed with its raw value so that a page can offer it as a file. */
export interface BrokenRecord {
  readonly table:
    | 'decks'
    | 'edits'
    | 'versions'
    | 'formats'
    | 'settings'
    | 'journal'
    | 'collection'
    | 'built'
    | 'printed'
    | 'games'
    /** A game that waits in localStorage. */
    | 'waiting-games';
  /** The record's key as text, for showing. */
  readonly id: string;
  readonly problem: RecordFault;
  readonly raw: unknown;
}

/** Sorts raw records into those that can be read and those that cannot. */
export function sortOut<T>(
  table: BrokenRecord['table'],
  schema: z.ZodType<T>,
  rows: readonly unknown[],
): { readonly good: readonly T[]; readonly broken: readonly BrokenRecord[] } {
  const good: T[] = [];
  const broken: BrokenRecord[] = [];
  for (const raw of rows) {
    const read = readRecord(schema, raw);
    if (read.ok) good.push(read.value);
    else broken.push({ table, id: keyText(table, raw), problem: read.problem, raw });
  }
  return { good, broken };
}

/** Tables whose records do not lie under their `id`. */
const KEYS: Readonly<Record<string, string>> = {
  collection: 'card',
  built: 'deckId',
  printed: 'set',
  settings: 'key',
};

/** The field that a record of this table lies under, whatever else is wrong with it. */
export function keyField(table: string): string {
  return KEYS[table] ?? 'id';
}

/** What a value has under a name, if it is an object that has it. */
export function fieldOf(raw: unknown, name: string): unknown {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, name)
    ? Reflect.get(raw, name)
    : undefined;
}

/** The key that a row of a table lies under, as text. */
export function keyText(table: string, raw: unknown): string {
  try {
    const key = fieldOf(raw, keyField(table));
    return key === undefined ? '' : String(key);
  } catch {
    return '';
  }
}
