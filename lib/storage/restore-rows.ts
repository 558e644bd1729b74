import { checksum } from './checksum';
import type { Contents, DeckRows, RawRecord } from './contents';
import type { ReadBackup } from './read-backup';
import { type FormatRecord, keyField } from './records';

/** One row as it will be, or one deck with all rows of its history (table `decks`); null: it goes. */
export interface Change {
  readonly table: string;
  readonly key: string;
  readonly after: DeckRows | object | null;
}

/** Something that will change besides the decks, in words. */
export interface PlannedLine {
  readonly kind: RowTable | 'collection' | 'unreadable';
  readonly words: string;
}

interface Part {
  readonly lines: readonly PlannedLine[];
  readonly changes: readonly Change[];
}
const NOTHING: Part = { lines: [], changes: [] };

type Mode = 'merge' | 'replace';
type RowTable = 'versions' | 'formats' | 'built' | 'printed' | 'settings';

/** Everything but the decks. `decks`: the ids of those that will be there. */
export function planRest(
  here: Contents,
  { contents: backup, withPrinted, isIntact }: ReadBackup,
  mode: Mode,
  decks: ReadonlySet<string>,
): Part {
  const belongs = ({ deckId }: { readonly deckId: string }) => decks.has(deckId);
  const broken = new Set(here.unreadable.map(placeOf));
  const rows = <T extends object>(table: RowTable, mine: readonly T[], theirs: readonly T[]) =>
    planRows(table, mine, theirs, mode, broken);
  const parts = [
    rows('versions', here.versions, backup.versions.filter(belongs)),
    rows('formats', here.formats, mode === 'replace' ? backup.formats : apart(here, backup)),
    planCollection(here, backup, mode, broken),
    rows('built', here.built, backup.built.filter(belongs)),
    withPrinted ? rows('printed', here.printed, backup.printed) : NOTHING,
    rows('settings', here.settings, backup.settings),
    isIntact ? planUnreadable(here, backup, mode) : NOTHING,
  ];
  return {
    lines: parts.flatMap(({ lines }) => lines),
    changes: parts.flatMap(({ changes }) => changes),
  };
}

const NAMES: Readonly<Record<RowTable, readonly [one: string, many: string]>> = {
  versions: ['named version', 'named versions'],
  formats: ['format', 'formats'],
  built: ['mark “built”', 'marks “built”'],
  printed: ['set of printed texts', 'sets of printed texts'],
  settings: ['setting', 'settings'],
};

const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : many}`;

const placeOf = ({ table, key }: { readonly table: string; readonly key: string }) =>
  `${table} ${key}`;

/** Merge: what is not here is added, but never over what cannot be read. Replace: as in the backup. */
function planRows(
  table: RowTable,
  mine: readonly object[],
  theirs: readonly object[],
  mode: Mode,
  broken: ReadonlySet<string>,
): Part {
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
    ...(added > 0 ? [`${counted(added, NAMES[table])} added`] : []),
    ...(changed > 0 ? [`${counted(changed, NAMES[table])} put back as in the backup`] : []),
    ...(removed > 0 ? [`${counted(removed, NAMES[table])} removed`] : []),
  ];
  return { lines: words.map((each) => ({ kind: table, words: each })), changes };
}

/** A format that differs here and there is kept twice, as decks name their format by its id. */
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
  mode: Mode,
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
function planUnreadable(here: Contents, backup: Contents, mode: Mode): Part {
  const mine = new Map(here.unreadable.map((record) => [placeOf(record), textOf(record)]));
  const taken = readablePlaces(here);
  const put = backup.unreadable.filter((record) => {
    const place = placeOf(record);
    if (!canLie(record) || mine.get(place) === textOf(record)) return false;
    return mode === 'replace' || !(mine.has(place) || taken.has(place));
  });
  const kept = new Set([...backup.unreadable.map(placeOf), ...readablePlaces(backup)]);
  const gone = here.unreadable.filter(
    (record) => mode === 'replace' && record.table !== 'journal' && !kept.has(placeOf(record)),
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

const TABLES: ReadonlySet<string> = new Set([
  'decks',
  'versions',
  'formats',
  'settings',
  'collection',
  'built',
  'printed',
]);

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
