import { checksum } from './checksum';
import { type Contents, rowsOfDeck, type WholeDeck } from './contents';
import { copyOf, lineage, putOver } from './lineage';
import type { ReadBackup } from './read-backup';
import { isFromTheFuture } from './records';
import { type Change, type PlannedLine, planRest } from './restore-rows';

/** `merge` adds what is not here and loses nothing; `replace` makes everything as it was then. */
export type RestoreMode = 'merge' | 'replace';

/** What becomes of a deck. */
export type DeckFate =
  /** Only in the backup: it comes in. */
  | 'comes-in'
  /** Nothing to do: both are the same, or the one here goes on from the backup's. */
  | 'same'
  | 'newer-here'
  /** The backup's goes on from the one here and takes its place. */
  | 'goes-on'
  /** It will be as in the backup, in its history or only in tags and shelf. */
  | 'put-back'
  /** Both were changed on their own: the backup's comes in as a copy. */
  | 'copied'
  /** Not in the backup: it stays, or the mode takes it away. */
  | 'only-here'
  | 'removed'
  /** Deleted here, in the bin or for ever: it stays so unless the player asks for it. */
  | 'deleted-here'
  /** The record here cannot be read; the backup's takes its place. */
  | 'mended';

export interface PlannedDeck {
  readonly id: string;
  readonly name: string;
  readonly fate: DeckFate;
  /** Changes in the history here and in the backup; null where there is none. */
  readonly here: number | null;
  readonly backup: number | null;
}

export interface RestorePlan {
  readonly mode: RestoreMode;
  readonly backup: ReadBackup;
  /** Ids of decks deleted here that shall come back all the same. */
  readonly bringBack: ReadonlySet<string>;
  readonly decks: readonly PlannedDeck[];
  /** What else will change, in words. */
  readonly lines: readonly PlannedLine[];
  /** What the backup holds and will not change anything, in sentences. */
  readonly notes: readonly string[];
  readonly changes: readonly Change[];
}

/** What a restore would do to what is stored here. Changes nothing. */
export function planOf(
  here: Contents,
  backup: ReadBackup,
  mode: RestoreMode,
  bringBack: ReadonlySet<string>,
  now: number,
): RestorePlan {
  const planned = planDecks({ here, backup: backup.contents, mode, bringBack, now });
  const rest = planRest(here, backup, mode, afterwards(here, planned.changes));
  return {
    mode,
    backup,
    bringBack,
    decks: planned.decks,
    lines: rest.lines,
    notes: rest.notes,
    changes: [...planned.changes, ...rest.changes],
  };
}

/** The same for two plans that change the same. */
export function planSum({ decks, lines, notes, changes }: RestorePlan): string {
  const touched = new Set(changes.map(({ table, key }) => `${table} ${key}`));
  const told = decks.filter(({ id }) => touched.has(`decks ${id}`));
  return checksum(JSON.stringify([told, lines, notes, [...touched]]));
}

interface DeckPlanning {
  readonly here: Contents;
  readonly backup: Contents;
  readonly mode: RestoreMode;
  readonly bringBack: ReadonlySet<string>;
  readonly now: number;
}

interface Verdict {
  readonly fate: DeckFate;
  /** What is stored for it. */
  readonly put: readonly WholeDeck[];
}

function planDecks(planning: DeckPlanning) {
  const { here, backup, mode, now } = planning;
  const there = new Map(here.decks.map((deck) => [deck.head.id, deck]));
  const gone = new Set(here.gone.map(({ id }) => id));
  const deleted = new Set(here.gone.flatMap(({ id, undone }) => (undone === true ? [] : [id])));
  const taken = new Set([...there.keys(), ...deleted]);
  const broken = unreadableDecks(here);
  const decks: PlannedDeck[] = [];
  const changes: Change[] = [];
  for (const deck of backup.decks) {
    const { id } = deck.head;
    const mine = there.get(id) ?? null;
    const verdict =
      mine === null
        ? newcomer(planning, deck, deleted.has(id), broken.get(id))
        : mode === 'replace'
          ? replaced(mine, deck)
          : merged(planning, mine, deck, taken);
    const [mineCount, backupCount] = [mine?.entries.length ?? null, deck.entries.length];
    const { fate } = verdict;
    decks.push({ id, name: nameOf(deck), fate, here: mineCount, backup: backupCount });
    for (const put of verdict.put) {
      const key = put.head.id;
      changes.push({ table: 'decks', key, after: rowsOfDeck(put) });
      if (gone.has(key)) changes.push({ table: 'gone', key, after: null });
    }
  }
  const inBackup = new Set([
    ...backup.decks.map(({ head }) => head.id),
    ...unreadableDecks(backup).keys(),
  ]);
  for (const deck of here.decks) {
    const { id } = deck.head;
    if (inBackup.has(id)) continue;
    const fate = mode === 'replace' ? 'removed' : 'only-here';
    decks.push({ id, name: nameOf(deck), fate, here: deck.entries.length, backup: null });
    if (mode === 'merge') continue;
    changes.push({ table: 'decks', key: id, after: null });
    // So that a tab in which it is open does not bring it back.
    changes.push({ table: 'gone', key: id, after: { id, at: now } });
  }
  for (const record of mode === 'replace' ? backup.gone : [])
    if (!taken.has(record.id) && !inBackup.has(record.id))
      changes.push({ table: 'gone', key: record.id, after: record });
  return { decks, changes };
}

/** A deck of the backup that cannot be seen here. */
function newcomer(
  { mode, bringBack }: DeckPlanning,
  deck: WholeDeck,
  isGone: boolean,
  broken: unknown,
): Verdict {
  if (mode === 'merge' && isFromTheFuture(broken)) return { fate: 'newer-here', put: [] };
  if (broken !== undefined) return { fate: 'mended', put: [deck] };
  if (mode === 'merge' && isGone && !bringBack.has(deck.head.id))
    return { fate: 'deleted-here', put: [] };
  return { fate: 'comes-in', put: [deck] };
}

function replaced(mine: WholeDeck, deck: WholeDeck): Verdict {
  const stand = lineage(mine, deck);
  if (stand === 'same' && sameDescription(mine, deck)) return { fate: 'same', put: [] };
  return {
    fate: stand === 'second-is-newer' ? 'goes-on' : 'put-back',
    put: [putOver(deck, mine)],
  };
}

function merged(
  { bringBack }: DeckPlanning,
  mine: WholeDeck,
  deck: WholeDeck,
  taken: ReadonlySet<string>,
): Verdict {
  const isBinned = mine.head.deletedAt !== null && deck.head.deletedAt === null;
  if (isBinned && !bringBack.has(mine.head.id)) return { fate: 'deleted-here', put: [] };
  // Tags and shelf are no part of the history: they stay as they are here.
  const { tags, archived } = mine.head;
  const deletedAt = isBinned ? null : mine.head.deletedAt;
  const back = isBinned ? [{ ...mine, head: { ...mine.head, deletedAt } }] : [];
  switch (lineage(mine, deck)) {
    case 'second-is-newer': {
      const next = { ...deck, head: { ...deck.head, tags, archived, deletedAt } };
      return { fate: 'goes-on', put: [putOver(next, mine)] };
    }
    case 'same':
      return { fate: isBinned ? 'put-back' : 'same', put: back };
    case 'first-is-newer':
      return { fate: isBinned ? 'put-back' : 'newer-here', put: back };
    case 'apart': {
      const copy = copyOf({ ...deck, head: { ...deck.head, deletedAt } });
      if (taken.has(copy.head.id)) return { fate: isBinned ? 'put-back' : 'same', put: back };
      return { fate: 'copied', put: [...back, copy] };
    }
  }
}

function nameOf({ head }: WholeDeck): string {
  const name = head.deck.name.trim();
  return name === '' ? 'Deck without a name' : name;
}

function sameDescription(one: WholeDeck, other: WholeDeck): boolean {
  const told = ({ head: { tags, archived, deletedAt, deck } }: WholeDeck) =>
    JSON.stringify([tags, archived, deletedAt, deck]);
  return told(one) === told(other);
}

/** Decks of which a row cannot be read, by id, each with its head as it lies there. */
function unreadableDecks(contents: Contents): ReadonlyMap<string, unknown> {
  return new Map(
    contents.unreadable.flatMap(({ table, key, raw }) =>
      table === 'decks' ? [[key, Object(raw).head ?? null] as const] : [],
    ),
  );
}

/** The ids of all decks that will be there, readable or not. */
function afterwards(here: Contents, changes: readonly Change[]): ReadonlySet<string> {
  const ids = new Set([...here.decks.map(({ head }) => head.id), ...unreadableDecks(here).keys()]);
  for (const { table, key, after } of changes) {
    if (table !== 'decks') continue;
    if (after === null) ids.delete(key);
    else ids.add(key);
  }
  return ids;
}
