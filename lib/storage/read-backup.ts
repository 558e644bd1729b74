import { z } from 'zod';
import { readAs } from '@/lib/read-as';
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
import type { WholeDeck } from './deck-rows';
import { entrySchema, fieldOf, headSchema, keyText, type RecordFault, readRecord } from './records';
import { eachTable, ROW_SCHEMAS } from './rows';
import { goneSchema, isOfDevice, type StoredRecords } from './stored-records';

const rows = z.array(z.unknown());
const fileSchema = z.object({
  kind: z.literal(BACKUP_KIND),
  version: z.int().min(1).max(BACKUP_VERSION),
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
    /** Backups that were made before games were stored have none. */
    games: rows.default([]),
    unreadable: rows,
  }),
});
type BackupFile = z.infer<typeof fileSchema>;

const rawSchema = z.object({ table: z.string().max(40), key: z.string(), raw: z.unknown() });

/** A deck whose history is as long as the deck says, each change there once. */
const deckSchema: z.ZodType<WholeDeck> = z
  .strictObject({ head: headSchema, entries: z.array(entrySchema) })
  .superRefine(({ head, entries }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', message });
    if (entries.length !== head.length)
      wrong(`history: ${entries.length} of ${head.length} changes are there`);
    else if (new Set(entries.map(({ id }) => id)).size !== entries.length)
      wrong('history: a change is there twice');
  });

/** Why a file cannot be restored at all. */
type BackupProblem = InputProblem<
  'too-large' | 'empty' | 'cut-off' | 'bad-json' | 'not-a-backup' | 'future-version' | 'bad-backup'
>;
type RecordProblem = InputProblem<RecordFault['code']>;

/** A backup that was read from a file. */
export interface ReadBackup extends Backup {
  /** False: the file was altered after it was written, so it may not be what was stored then. */
  readonly isIntact: boolean;
  /** What the file holds and no Registry of this version would have stored; it is not restored. */
  readonly faults: readonly RecordProblem[];
}

/** Reads the text of a backup and checks every record in it. Never throws. */
export function readBackup(text: string): Result<ReadBackup, BackupProblem> {
  if (text.length > LARGEST_BACKUP) return tooLarge();
  if (text.trim() === '') return refuse('empty', 'The file is empty.');
  try {
    return readFile(text);
  } catch {
    // nested so deep that it fills the stack
    return refuse('bad-backup', 'The file has not the form of a backup.');
  }
}

/** What is said of a file that need not even be read. */
export function tooLarge() {
  return refuse('too-large', 'The file is larger than any backup of the Registry.');
}

function refuse(code: BackupProblem['code'], message: string, at = '') {
  return fail<BackupProblem>({ code, at, message });
}

function readFile(text: string): Result<ReadBackup, BackupProblem> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unparsed(text);
  }
  if (fieldOf(value, 'kind') !== BACKUP_KIND)
    return refuse(
      'not-a-backup',
      'This is not a backup of the Registry. Single decks are opened under “Import a list”.',
    );
  const written = fieldOf(value, 'version');
  if (typeof written === 'number' && written > BACKUP_VERSION)
    return refuse(
      'future-version',
      `This backup was written by a newer Registry (backup version ${written}; this one reads version ${BACKUP_VERSION}). Reload the page to get the newer one, then open it again.`,
      'version',
    );
  const file = readAs(fileSchema, value);
  if (!file.success) {
    const issue = file.error.issues[0];
    const at = issue?.path.map(String).join('.') ?? '';
    return refuse('bad-backup', `The file has not the form of a backup (${at}).`, at);
  }
  // The sum is over what the file says, with keys that are not known here.
  return ok(check(file.data, fieldOf(value, 'data')));
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

function check(file: BackupFile, data: unknown): ReadBackup {
  const { savedAt, database, withPrinted } = file;
  const faults: RecordProblem[] = [];
  /** The records of a list that can be read, each key once. */
  function take<T>(
    table: keyof BackupFile['data'],
    schema: z.ZodType<T>,
    keyOf = (record: T) => keyText(table, record),
  ): readonly T[] {
    const keys = new Set<string>();
    return file.data[table].flatMap((raw, at) => {
      const wrong = (code: RecordProblem['code'], place: string, message: string) => {
        faults.push({ code, at: place, message });
        return [];
      };
      const read = readRecord(schema, raw);
      if (!read.ok) {
        const { code, at: inside, message } = read.problem;
        return wrong(code, [table, at, inside].filter((part) => part !== '').join('.'), message);
      }
      const key = keyOf(read.value);
      if (keys.has(key)) return wrong('broken-record', `${table} ${key}`, 'is there twice');
      keys.add(key);
      return [read.value];
    });
  }
  let next = 0;
  const records: StoredRecords = {
    decks: take('decks', deckSchema, ({ head }) => head.id),
    gone: take('gone', goneSchema),
    ...eachTable((table) =>
      take(table, ROW_SCHEMAS[table]).filter((row) => !isOfDevice(table, keyText(table, row))),
    ),
    unreadable: take('unreadable', rawSchema, () => String(next++)),
  };
  const isIntact =
    faults.length === 0 &&
    sumOf({ savedAt, database, withPrinted, data }) === file.checksum &&
    // Files of earlier Registries do not count all that is counted now.
    Object.entries(countsOf(records)).every(
      ([name, count]) => (file.counts[name] ?? count) === count,
    );
  const kept = {
    ...records,
    unreadable: records.unreadable.filter(({ table, key }) => !isOfDevice(table, key)),
  };
  return {
    savedAt,
    database,
    withPrinted,
    records: withPrinted ? kept : withoutPrinted(kept),
    isIntact,
    faults,
  };
}
