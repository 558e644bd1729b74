import { counted, plural } from '@/lib/sentences';
import { compareDecks, copyOf, putOver } from './compare-decks';
import type { WholeDeck } from './deck-rows';
import type { ReadBackup } from './read-backup';
import { fieldOf, isFromTheFuture } from './records';
import { planRows } from './restore-rows';
import type { RowTable } from './rows';
import type { StoredRecords } from './stored-records';

/** `merge` adds what is not here and loses nothing; `replace` makes everything as it was then. */
export type RestoreMode = 'merge' | 'replace';

/** What becomes of a deck. */
export type DeckFate =
  /** Not here, or not to be read here: the backup's comes in. */
  | 'comes-in'
  | 'mended'
  /** It stays as it is: both are the same, this one has all that the backup's has, or it is only here. */
  | 'same'
  | 'newer-here'
  | 'only-here'
  /** The backup's has all that the one here has, and takes its place. */
  | 'goes-on'
  /** Both were changed on their own: the backup's comes in as a copy. */
  | 'copied'
  /** Replacing makes it as in the backup, or takes it away. */
  | 'put-back'
  | 'removed';

export interface PlannedDeck {
  readonly id: string;
  readonly name: string;
  readonly fate: DeckFate;
  /** Changes in the history here and in the backup; null where there is none. */
  readonly here: number | null;
  readonly backup: number | null;
}

/** A row as it will be; null: it goes. */
export interface RowChange {
  readonly table: RowTable;
  readonly key: string;
  readonly after: object | null;
}

export interface RestorePlan {
  readonly mode: RestoreMode;
  readonly backup: ReadBackup;
  readonly decks: readonly PlannedDeck[];
  /** What else will change, in words. */
  readonly lines: readonly string[];
  /** What the backup holds and will not change anything, in sentences. */
  readonly notes: readonly string[];
  /** Decks as they will be, ids of those that go, and all other rows that change. */
  readonly put: readonly WholeDeck[];
  readonly remove: readonly string[];
  readonly rows: readonly RowChange[];
  readonly changesNothing: boolean;
}

/** What a restore would do to what is stored here. Changes nothing. */
export function planOf(here: StoredRecords, backup: ReadBackup, mode: RestoreMode): RestorePlan {
  const broken = unreadableDecks(here);
  const mine = new Map(here.decks.map((deck) => [deck.head.id, deck]));
  const inBackup = new Set([
    ...backup.records.decks.map(({ head }) => head.id),
    ...unreadableDecks(backup.records).keys(),
  ]);
  const decks: PlannedDeck[] = [];
  const put: WholeDeck[] = [];
  const remove: string[] = [];
  const say = (deck: WholeDeck, fate: DeckFate, there: number | null, back: number | null) =>
    decks.push({ id: deck.head.id, name: nameOf(deck), fate, here: there, backup: back });
  for (const deck of backup.records.decks) {
    const there = mine.get(deck.head.id);
    const [fate, next] =
      there === undefined
        ? newcomer(deck, mode, broken.get(deck.head.id))
        : mode === 'replace'
          ? replaced(there, deck)
          : merged(there, deck);
    say(deck, fate, there?.entries.length ?? null, deck.entries.length);
    // A copy that a merge made before is there still.
    if (next !== null && !(fate === 'copied' && mine.has(next.head.id))) put.push(next);
  }
  for (const deck of here.decks.filter(({ head }) => !inBackup.has(head.id))) {
    say(deck, mode === 'replace' ? 'removed' : 'only-here', deck.entries.length, null);
    if (mode === 'replace') remove.push(deck.head.id);
  }
  const ids = new Set([...mine.keys(), ...broken.keys(), ...put.map(({ head }) => head.id)]);
  for (const id of remove) ids.delete(id);
  const { lines, notes, changes: rows } = planRows(here, backup, mode, ids);
  const binned = backup.records.decks.filter(
    ({ head }) => head.deletedAt === null && mine.get(head.id)?.head.deletedAt,
  ).length;
  const inBin = `${counted(binned, 'deck')} of the backup ${plural(binned, 'is', 'are')} in the bin here, and ${plural(binned, 'stays', 'stay')} there.`;
  return {
    ...{ mode, backup, decks, lines, put, remove, rows },
    changesNothing: put.length + remove.length + rows.length === 0,
    notes: mode === 'merge' && binned > 0 ? [...notes, inBin] : notes,
  };
}

type Verdict = readonly [fate: DeckFate, next: WholeDeck | null];

function newcomer(deck: WholeDeck, mode: RestoreMode, broken: unknown): Verdict {
  if (broken === undefined) return ['comes-in', deck];
  return mode === 'merge' && isFromTheFuture(broken) ? ['newer-here', null] : ['mended', deck];
}

function replaced(mine: WholeDeck, deck: WholeDeck): Verdict {
  const told = ({ head: { tags, archived, deletedAt, deck: list } }: WholeDeck) =>
    JSON.stringify([tags, archived, deletedAt, list]);
  const stand = compareDecks(mine, deck);
  if (stand === 'same' && told(mine) === told(deck)) return ['same', null];
  return [stand === 'second-is-newer' ? 'goes-on' : 'put-back', putOver(deck, mine)];
}

/** Tags, shelf and bin are no part of the history: they stay as they are here. */
function merged(mine: WholeDeck, deck: WholeDeck): Verdict {
  const { tags, archived, deletedAt } = mine.head;
  const next = { ...deck, head: { ...deck.head, tags, archived, deletedAt } };
  switch (compareDecks(mine, deck)) {
    case 'same':
      return ['same', null];
    case 'first-is-newer':
      return ['newer-here', null];
    case 'second-is-newer':
      return ['goes-on', putOver(next, mine)];
    case 'apart':
      return ['copied', copyOf(next)];
  }
}

function nameOf({ head }: WholeDeck): string {
  const name = head.deck.name.trim();
  return name === '' ? 'Deck without a name' : name;
}

/** Decks of which a row cannot be read, by id, each with its head as it lies there. */
function unreadableDecks({ unreadable }: StoredRecords): ReadonlyMap<string, unknown> {
  return new Map(
    unreadable.flatMap(({ table, key, raw }) =>
      table === 'decks' ? [[key, fieldOf(raw, 'head') ?? null] as const] : [],
    ),
  );
}
