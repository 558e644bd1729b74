import './jitless';

import { z } from 'zod';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import {
  BACKUP_KIND,
  BACKUP_VERSION,
  type Backup,
  countsOf,
  LARGEST_BACKUP,
  sumOf,
  withoutPrinted,
} from './backup';
import {
  type Contents,
  type GoneRecord,
  goneOf,
  isGone,
  isOfDevice,
  type RawRecord,
  type WholeDeck,
} from './contents';
import {
  builtRecordSchema,
  entrySchema,
  formatRecordSchema,
  headSchema,
  keyField,
  ownedRecordSchema,
  printedRecordSchema,
  readRecord,
  settingRecordSchema,
  versionRecordSchema,
} from './records';

const rows = z.array(z.unknown());
const fileSchema = z.object({
  kind: z.literal(BACKUP_KIND),
  version: z.literal(BACKUP_VERSION),
  savedAt: z.number(),
  database: z.int().min(1),
  withPrinted: z.boolean(),
  counts: z.record(z.string(), z.number()),
  checksum: z.string(),
  data: z.object({
    decks: rows,
    versions: rows,
    formats: rows,
    settings: rows,
    gone: rows,
    collection: rows,
    built: rows,
    printed: rows,
    unreadable: rows,
  }),
});
type BackupFile = z.infer<typeof fileSchema>;

const rawSchema = z.object({ table: z.string().max(40), key: z.string(), raw: z.unknown() });
const deckSchema = z.strictObject({ head: headSchema, entries: z.array(entrySchema) });

/** A backup that was read from a file. */
export interface ReadBackup extends Backup {
  /** False: the file was altered after it was written, so it may not be what was stored then. */
  readonly isIntact: boolean;
  /** What the file holds and no Registry of this version would have stored; it is not restored. */
  readonly faults: readonly InputProblem[];
}

/**
 * Reads the text of a backup and checks every record in it. Problems: `too-large`, `empty`,
 * `cut-off`, `bad-json`, `not-a-backup`, `future-version`, `bad-backup`. Never throws.
 */
export function readBackup(text: string): Result<ReadBackup> {
  if (text.length > LARGEST_BACKUP)
    return refuse('too-large', 'The file is larger than any backup of the Registry.');
  if (text.trim() === '') return refuse('empty', 'The file is empty.');
  try {
    return readFile(text);
  } catch {
    // nested so deep that it fills the stack
    return refuse('bad-backup', 'The file has not the form of a backup.');
  }
}

function refuse(code: string, message: string, at = '') {
  return fail({ code, at, message });
}

function readFile(text: string): Result<ReadBackup> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unparsed(text);
  }
  const kind: unknown = Object(value).kind;
  if (kind !== BACKUP_KIND)
    return refuse(
      'not-a-backup',
      'This is not a backup of the Registry. Single decks are opened under “Import a list”.',
    );
  const written: unknown = Object(value).version;
  if (typeof written === 'number' && written > BACKUP_VERSION)
    return refuse(
      'future-version',
      `This backup was written by a newer Registry (backup version ${written}; this one reads version ${BACKUP_VERSION}). Reload the page to get the newer one, then open it again.`,
      'version',
    );
  const file = fileSchema.safeParse(value);
  if (!file.success) {
    const issue = file.error.issues[0];
    const at = issue?.path.map(String).join('.') ?? '';
    return refuse('bad-backup', `The file has not the form of a backup (${at}).`, at);
  }
  // What the file says, with keys that are not known here.
  const { data } = value as BackupFile;
  return ok(check(file.data, data));
}

function unparsed(text: string) {
  const start = text.slice(0, 200);
  if (!start.includes(BACKUP_KIND) && !BACKUP_START.startsWith(start.replaceAll(/\s/g, '')))
    return refuse('bad-json', 'This is not a backup of the Registry.');
  if (text.trimEnd().endsWith('}\n}'))
    return refuse('bad-json', 'This backup was altered, and it cannot be read any more.');
  return refuse(
    'cut-off',
    'This backup was cut off: its end is missing. Perhaps the download was broken off, or the device was full. Use another copy of it.',
  );
}

const BACKUP_START = `{"kind":"${BACKUP_KIND}"`;

function check(file: BackupFile, data: BackupFile['data']): ReadBackup {
  const { savedAt, database, withPrinted } = file;
  const faults: InputProblem[] = [];
  const take = <T>(table: keyof BackupFile['data'], schema: z.ZodType<T>): readonly T[] =>
    checked(table, schema, file.data[table], faults);
  const decks = wholeDecks(take('decks', deckSchema), faults);
  const contents: Contents = {
    decks,
    versions: unique('versions', take('versions', versionRecordSchema), faults),
    formats: unique('formats', take('formats', formatRecordSchema), faults),
    settings: unique('settings', take('settings', settingRecordSchema), faults).filter(
      ({ key }) => !isOfDevice({ table: 'settings', key }),
    ),
    gone: unique('gone', goneRows(file.data.gone, faults), faults),
    collection: unique('collection', take('collection', ownedRecordSchema), faults),
    built: unique('built', take('built', builtRecordSchema), faults),
    printed: unique('printed', take('printed', printedRecordSchema), faults),
    unreadable: take('unreadable', rawSchema).map(
      ({ table, key, raw }): RawRecord => ({ table, key, raw }),
    ),
  };
  const counts = countsOf(contents);
  const isIntact =
    faults.length === 0 &&
    sumOf({ savedAt, database, withPrinted, data }) === file.checksum &&
    // Files of earlier Registries do not count all that is counted now.
    Object.entries(counts).every(([name, count]) => (file.counts[name] ?? count) === count);
  const kept = {
    ...contents,
    unreadable: contents.unreadable.filter((record) => !isOfDevice(record)),
  };
  return {
    savedAt,
    database,
    withPrinted,
    contents: withPrinted ? kept : withoutPrinted(kept),
    isIntact,
    faults,
  };
}

function checked<T>(
  table: string,
  schema: z.ZodType<T>,
  raws: readonly unknown[],
  faults: InputProblem[],
): readonly T[] {
  return raws.flatMap((raw, at) => {
    const read = readRecord(schema, raw);
    if (read.ok) return [read.value];
    for (const { code, at: inside, message } of read.problems)
      faults.push({
        code,
        at: [table, at, inside].filter((part) => part !== '').join('.'),
        message,
      });
    return [];
  });
}

function goneRows(raws: readonly unknown[], faults: InputProblem[]): readonly GoneRecord[] {
  return raws.flatMap((raw, at) => {
    if (isGone(raw)) return [goneOf(raw)];
    faults.push({ code: 'broken-record', at: `gone.${at}`, message: 'not a record' });
    return [];
  });
}

/** Decks whose history is as long as the deck says, each change and each deck there once. */
function wholeDecks(decks: readonly WholeDeck[], faults: InputProblem[]): readonly WholeDeck[] {
  const ids = new Set<string>();
  return decks.filter(({ head, entries }) => {
    const name = head.deck.name === '' ? head.id : head.deck.name;
    const wrong = (message: string) => {
      faults.push({ code: 'broken-record', at: `deck “${name}”`, message });
      return false;
    };
    if (ids.has(head.id)) return wrong('is there twice');
    if (entries.length !== head.length)
      return wrong(`history: ${entries.length} of ${head.length} changes are there`);
    if (new Set(entries.map((entry) => entry.id)).size !== entries.length)
      return wrong('history: a change is there twice');
    ids.add(head.id);
    return true;
  });
}

/** Records of one table, each key once. */
function unique<T extends object>(
  table: string,
  records: readonly T[],
  faults: InputProblem[],
): readonly T[] {
  const keys = new Set<unknown>();
  return records.filter((record) => {
    const key: unknown = Object(record)[keyField(table)];
    if (keys.has(key)) {
      faults.push({
        code: 'broken-record',
        at: `${table} ${String(key)}`,
        message: 'is there twice',
      });
      return false;
    }
    keys.add(key);
    return true;
  });
}
