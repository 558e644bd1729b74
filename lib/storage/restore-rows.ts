import { checksum } from './checksum';
import { CONTENT_TABLES, type Contents, type DeckRows, type RawRecord } from './contents';
import { DESK_KEYS, LIST_KEYS } from './desk-list';
import type { ReadBackup } from './read-backup';
import { type FormatRecord, keyField, type SettingRecord } from './records';
import type { RestoreMode } from './restore-plan';

/** One row as it will be, or one deck with all rows of its history (table `decks`); null: it goes. */
export interface Change {
  readonly table: string;
  readonly key: string;
  readonly after: DeckRows | object | null;
}

/** Something that will change besides the decks, in words. */
export interface PlannedLine {
  readonly kind: RowKind | 'collection' | 'unreadable';
  readonly words: string;
}

interface Part {
  readonly lines: readonly PlannedLine[];
  readonly changes: readonly Change[];
  /** What stays as it is here though the backup has something else, in a sentence. */
  readonly note?: string;
}
const NOTHING: Part = { lines: [], changes: [] };

/** A table; or of the settings, the lists of the tournament desk and the event that they are of. */
type RowKind = 'versions' | 'formats' | 'built' | 'printed' | 'settings' | 'lists' | 'event';

/** Everything but the decks. `decks`: the ids of those that will be there. */
export function planRest(
  here: Contents,
  { contents: backup, withPrinted, isIntact }: ReadBackup,
  mode: RestoreMode,
  decks: ReadonlySet<string>,
): Pick<Part, 'lines' | 'changes'> & { readonly notes: readonly string[] } {
  const belongs = ({ deckId }: { readonly deckId: string }) => decks.has(deckId);
  const broken = new Set(here.unreadable.map(placeOf));
  const rows = <T extends object>(kind: RowKind, mine: readonly T[], theirs: readonly T[]) =>
    planRows(kind, mine, theirs, mode, broken);
  const parts = [
    rows('versions', here.versions, backup.versions.filter(belongs)),
    mode === 'replace'
      ? rows('formats', here.formats, backup.formats)
      : planFormats(here, backup, broken),
    planCollection(here, backup, mode, broken),
    rows('built', here.built, backup.built.filter(belongs)),
    withPrinted ? rows('printed', here.printed, backup.printed) : NOTHING,
    rows('settings', here.settings.filter(isNoDesk), backup.settings.filter(isNoDesk)),
    ...planDesk(here, backup, mode, broken),
    isIntact ? planUnreadable(here, backup, mode, withPrinted) : NOTHING,
  ];
  return {
    lines: parts.flatMap(({ lines }) => lines),
    changes: parts.flatMap(({ changes }) => changes),
    notes: parts.flatMap(({ note }) => (note === undefined ? [] : [note])),
  };
}

const NAMES: Readonly<Record<RowKind, readonly [one: string, many: string]>> = {
  versions: ['named version', 'named versions'],
  formats: ['format', 'formats'],
  built: ['mark “built”', 'marks “built”'],
  printed: ['set of printed texts', 'sets of printed texts'],
  settings: ['setting', 'settings'],
  lists: ['list on the tournament desk', 'lists on the tournament desk'],
  event: ['event on the tournament desk', 'events on the tournament desk'],
};

const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : many}`;

const placeOf = ({ table, key }: { readonly table: string; readonly key: string }) =>
  `${table} ${key}`;

/** Merge: what is not here is added, but never over what cannot be read. Replace: as in the backup. */
function planRows(
  kind: RowKind,
  mine: readonly object[],
  theirs: readonly object[],
  mode: RestoreMode,
  broken: ReadonlySet<string>,
): Part {
  const table = kind === 'lists' || kind === 'event' ? 'settings' : kind;
  const keyOf = (record: object): string => String(Object(record)[keyField(table)]);
  const there = new Map(mine.map((record) => [keyOf(record), JSON.stringify(record)]));
  const kept = new Set(theirs.map(keyOf));
  const changes: Change[] = [];
  let [added, changed, removed] = [0, 0, 0];
  for (const record of theirs) {
    const key = keyOf(record);
    const old = there.get(key);
    if (mode === 'merge' && (old !== undefined || broken.has(placeOf({ table, key })))) continue;
    if (old === JSON.stringify(record)) continue;
    if (old === undefined) added += 1;
    else changed += 1;
    changes.push({ table, key, after: record });
  }
  for (const key of mode === 'replace' ? there.keys() : []) {
    if (kept.has(key)) continue;
    removed += 1;
    changes.push({ table, key, after: null });
  }
  const words = [
    ...(added > 0 ? [`${counted(added, NAMES[kind])} added`] : []),
    ...(changed > 0 ? [`${counted(changed, NAMES[kind])} put back as in the backup`] : []),
    ...(removed > 0 ? [`${counted(removed, NAMES[kind])} removed`] : []),
  ];
  return { lines: words.map((each) => ({ kind, words: each })), changes };
}

/** In a merge a format that differs here and there is kept twice, and decks name the one here. */
function planFormats(here: Contents, backup: Contents, broken: ReadonlySet<string>): Part {
  const theirs = apart(here, backup);
  const part = planRows('formats', here.formats, theirs, 'merge', broken);
  const ids = new Set(backup.formats.map(({ id }) => id));
  const twice = part.changes.filter(({ key }) => !ids.has(key)).length;
  if (twice === 0) return part;
  const differ = `${counted(twice, NAMES.formats)} of the backup ${twice === 1 ? 'differs' : 'differ'} from yours`;
  const note = `${differ} of the same name, and both are kept: the backup’s is marked “from a backup”. Decks that come in follow yours; you can give them the other.`;
  return { ...part, note };
}

/**
 * The tournament desk holds one event. A merge brings in the backup's where the desk is clear, and
 * never mixes two.
 */
function planDesk(
  here: Contents,
  backup: Contents,
  mode: RestoreMode,
  broken: ReadonlySet<string>,
): readonly Part[] {
  const [mine, theirs] = [here.settings.filter(isDesk), backup.settings.filter(isDesk)];
  const there = new Map(mine.map((record) => [record.key, JSON.stringify(record)]));
  const isSame = (record: SettingRecord) => there.get(record.key) === JSON.stringify(record);
  const isTaken =
    mine.some(({ key, value }) => isList({ key }) || Object(value).name !== '') ||
    here.unreadable.some(({ table, key }) => table === 'settings' && isList({ key }));
  if (mode === 'merge' && isTaken) {
    if (theirs.every(isSame)) return [];
    const lists = counted(theirs.filter(isList).length, ['list', 'lists']);
    const note = `Your tournament desk stays as it is: the backup’s event, with ${lists}, is not mixed into it. Clear the desk first, or choose Replace, to get it.`;
    return [{ ...NOTHING, note }];
  }
  // An event without a name and without lists is none: another may lie over it.
  const kept = mode === 'merge' ? theirs.filter(isSame) : mine;
  const part = (kind: 'lists' | 'event', is: (record: SettingRecord) => boolean) =>
    planRows(kind, kept.filter(is), theirs.filter(is), mode, broken);
  return [part('lists', isList), part('event', (record) => !isList(record))];
}

const isDesk = ({ key }: { readonly key: string }) => key.startsWith(DESK_KEYS);
const isNoDesk = ({ key }: { readonly key: string }) => !key.startsWith(DESK_KEYS);
const isList = ({ key }: { readonly key: string }) => key.startsWith(LIST_KEYS);

function apart(here: Contents, backup: Contents): readonly FormatRecord[] {
  const mine = new Map(here.formats.map(({ id, format }) => [id, JSON.stringify(format)]));
  return backup.formats.map((record) => {
    const [old, text] = [mine.get(record.id), JSON.stringify(record.format)];
    if (old === undefined || old === text) return record;
    const id = `${record.id.slice(0, 50).replace(/-$/, '')}-${checksum(text)}`;
    const name = `${record.format.name.slice(0, 100)} (from a backup)`;
    return { ...record, id, format: { ...record.format, id, name } };
  });
}

function planCollection(
  here: Contents,
  backup: Contents,
  mode: RestoreMode,
  broken: ReadonlySet<string>,
): Part {
  const mine = new Map(here.collection.map((record) => [record.card, record.owned]));
  const theirs = new Map(backup.collection.map((record) => [record.card, record.owned]));
  const changes: Change[] = [];
  let [more, fewer] = [0, 0];
  for (const record of backup.collection) {
    const { card, owned } = record;
    const old = mine.get(card) ?? 0;
    const isKept = owned < old || broken.has(placeOf({ table: 'collection', key: card }));
    if (owned === old || (mode === 'merge' && isKept)) continue;
    if (owned > old) more += owned - old;
    else fewer += old - owned;
    changes.push({ table: 'collection', key: card, after: record });
  }
  for (const [card, owned] of mode === 'replace' ? mine : []) {
    if (theirs.has(card)) continue;
    fewer += owned;
    changes.push({ table: 'collection', key: card, after: null });
  }
  if (changes.length === 0) return NOTHING;
  const sums = [
    ...(more > 0 ? [`${counted(more, ['copy', 'copies'])} more`] : []),
    ...(fewer > 0 ? [`${counted(fewer, ['copy', 'copies'])} fewer`] : []),
  ].join(', ');
  const rule = mode === 'merge' ? ' (the larger number counts)' : '';
  const words = `${counted(changes.length, ['card', 'cards'])} of your collection: ${sums}${rule}`;
  return { lines: [{ kind: 'collection', words }], changes };
}

/** Records that could not be read when the backup was made lie down again where there is room. */
function planUnreadable(
  here: Contents,
  backup: Contents,
  mode: RestoreMode,
  withPrinted: boolean,
): Part {
  const mine = new Map(here.unreadable.map((record) => [placeOf(record), textOf(record)]));
  const taken = readablePlaces(here);
  const put = backup.unreadable.filter((record) => {
    const place = placeOf(record);
    if (!canLie(record) || mine.get(place) === textOf(record)) return false;
    return mode === 'replace' || !(mine.has(place) || taken.has(place));
  });
  const kept = new Set([...backup.unreadable.map(placeOf), ...readablePlaces(backup)]);
  const gone = here.unreadable.filter(
    (record) =>
      mode === 'replace' &&
      record.table !== 'journal' &&
      (withPrinted || record.table !== 'printed') &&
      !kept.has(placeOf(record)),
  );
  const words = [
    ...(put.length > 0
      ? [`${counted(put.length, ['record', 'records'])} that could not be read then, as it was`]
      : []),
    ...(gone.length > 0
      ? [`${counted(gone.length, ['record', 'records'])} that cannot be read removed`]
      : []),
  ];
  return {
    lines: words.map((each) => ({ kind: 'unreadable', words: each })),
    changes: [
      ...put.map(({ table, key, raw }): Change => ({ table, key, after: Object(raw) })),
      ...gone.flatMap(({ table, key }): Change[] =>
        key === '' ? [] : [{ table, key, after: null }],
      ),
    ],
  };
}

const textOf = ({ raw }: RawRecord) => JSON.stringify(raw);

function readablePlaces(contents: Contents): ReadonlySet<string> {
  const { decks, gone, versions, formats, settings, collection, built, printed } = contents;
  return new Set([
    ...[...decks.map(({ head }) => head), ...gone].map(({ id }) => `decks ${id}`),
    ...versions.map(({ id }) => `versions ${id}`),
    ...formats.map(({ id }) => `formats ${id}`),
    ...settings.map(({ key }) => `settings ${key}`),
    ...collection.map(({ card }) => `collection ${card}`),
    ...built.map(({ deckId }) => `built ${deckId}`),
    ...printed.map(({ set }) => `printed ${set}`),
  ]);
}

/** Rows of a history lie with their deck, and what is gone can always be read. */
const TABLES: ReadonlySet<string> = new Set(
  CONTENT_TABLES.filter((table) => table !== 'edits' && table !== 'gone'),
);

/** Whether a database takes the record under the key that it is said to have. */
function canLie({ table, key, raw }: RawRecord): boolean {
  if (!TABLES.has(table) || key === '') return false;
  if (table !== 'decks') return liesUnder(raw, keyField(table), key);
  const { head, rows }: { head?: unknown; rows?: unknown } = Object(raw);
  return (
    (head === null || liesUnder(head, 'id', key)) &&
    Array.isArray(rows) &&
    rows.every((row) => liesUnder(row, 'deckId', key) && Number.isFinite(Object(row).place))
  );
}

function liesUnder(raw: unknown, field: string, key: string): boolean {
  return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, field)
    ? Object(raw)[field] === key
    : false;
}
