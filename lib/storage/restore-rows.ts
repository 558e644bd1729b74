import { LIST_KEYS, TOURNAMENT_KEY } from '@/lib/desk/desk-list';
import { counted, listed } from '@/lib/sentences';
import { SETUP_KEYS } from './board-setups';
import type { ReadBackup } from './read-backup';
import { fieldOf, keyText } from './records';
import type { RestoreMode, RowChange } from './restore-plan';
import type { RowTable } from './rows';
import type { StoredRecords } from './stored-records';
import { idApart } from './waiting-games';

/** One kind of record, and what a merge does where another one lies under its key. */
interface Kind {
  readonly table: RowTable;
  readonly name: readonly [one: string, many: string];
  readonly has?: (key: string) => boolean;
  /** Whether the backup's takes the place of the one here, which stays otherwise. */
  readonly wins?: (theirs: object, mine: object) => boolean;
  /** The backup's as a record of its own beside the one here. */
  readonly copy?: (theirs: object, mine: object) => object;
}

const isDesk = (key: string) => key === TOURNAMENT_KEY || key.startsWith(LIST_KEYS);

const isSetup = (key: string) => key.startsWith(SETUP_KEYS);

const KINDS: readonly Kind[] = [
  { table: 'versions', name: ['named version', 'named versions'] },
  { table: 'formats', name: ['format', 'formats'] },
  {
    table: 'collection',
    name: ['card of your collection', 'cards of your collection'],
    wins: (theirs, mine) => Number(fieldOf(theirs, 'owned')) > Number(fieldOf(mine, 'owned')),
  },
  { table: 'built', name: ['mark “built”', 'marks “built”'] },
  { table: 'printed', name: ['set of printed texts', 'sets of printed texts'] },
  {
    table: 'games',
    name: ['game in play', 'games in play'],
    wins: (theirs, mine) => goesOn(mine, theirs),
    copy: (theirs, mine) => (goesOn(theirs, mine) ? mine : gameApart(theirs)),
  },
  {
    table: 'settings',
    name: ['set-up of the board game', 'set-ups of the board game'],
    has: isSetup,
  },
  {
    table: 'settings',
    name: ['setting', 'settings'],
    has: (key) => !isDesk(key) && !isSetup(key),
  },
];
const DESK: readonly Kind[] = [
  {
    table: 'settings',
    name: ['list on the tournament desk', 'lists on the tournament desk'],
    has: (key) => key.startsWith(LIST_KEYS),
  },
  {
    table: 'settings',
    name: ['event on the tournament desk', 'events on the tournament desk'],
    has: (key) => key === TOURNAMENT_KEY,
    wins: () => true,
  },
];

interface RowPlan {
  /** What will change, in words. */
  readonly lines: readonly string[];
  /** What stays as it is here though the backup has something else, in sentences. */
  readonly notes: readonly string[];
  readonly changes: readonly RowChange[];
}

/**
 * What a restore does to all but the decks. A merge adds what is not here and leaves what is; replacing
 * makes it as in the backup. What cannot be read is left in place, unless replacing puts the backup's
 * there. `decks`: those that will be there, to which versions and marks may belong.
 */
export function planRows(
  here: StoredRecords,
  { records, withPrinted }: ReadBackup,
  mode: RestoreMode,
  decks: ReadonlySet<unknown>,
): RowPlan {
  const unreadable = new Set(here.unreadable.map(({ table, key }) => `${table} ${key}`));
  const changes: RowChange[] = [];
  const lines: string[] = [];
  const left: string[] = [];

  function plan({ table, name, has = () => true, wins = () => false, copy }: Kind): void {
    const keyOf = (row: object) => keyText(table, row);
    const mine = new Map(here[table].map((row) => [keyOf(row), row] as const));
    const deckOf = (row: object) => fieldOf(row, 'deckId');
    const theirs = records[table].filter(
      (row) => has(keyOf(row)) && (deckOf(row) === undefined || decks.has(deckOf(row))),
    );
    const sum = { added: 0, changed: 0, removed: 0, left: 0 };
    const put = (row: object, how: 'added' | 'changed') => {
      sum[how] += 1;
      changes.push({ table, key: keyOf(row), after: row });
    };
    for (const row of theirs) {
      const old = mine.get(keyOf(row));
      if (isSame(old, row)) continue;
      if (mode === 'replace') put(row, old === undefined ? 'added' : 'changed');
      else if (unreadable.has(`${table} ${keyOf(row)}`)) sum.left += 1;
      else if (old === undefined) put(row, 'added');
      else if (wins(row, old)) put(row, 'changed');
      else if (copy === undefined) sum.left += 1;
      else if (!mine.has(keyOf(copy(row, old)))) put(copy(row, old), 'added');
    }
    const kept = new Set(theirs.map(keyOf));
    for (const key of mode === 'replace' ? mine.keys() : []) {
      if (kept.has(key) || !has(key)) continue;
      sum.removed += 1;
      changes.push({ table, key, after: null });
    }
    if (sum.added > 0) lines.push(`${counted(sum.added, ...name)} added`);
    if (sum.changed > 0) lines.push(`${counted(sum.changed, ...name)} as in the backup`);
    if (sum.removed > 0) lines.push(`${counted(sum.removed, ...name)} removed`);
    if (sum.left > 0) left.push(counted(sum.left, ...name));
  }

  for (const kind of KINDS) if (withPrinted || kind.table !== 'printed') plan(kind);
  const isMixed = mode === 'merge' && hasTournament(here) && !hasAll(here, records);
  if (!isMixed) DESK.forEach(plan);
  const notes = [
    ...(left.length > 0
      ? [`${listed(left)} of the backup differ from what is here, which stays as it is.`]
      : []),
    ...(isMixed
      ? [
          'Your tournament desk stays as it is: the backup’s event is not mixed into it. Clear the desk first, or choose Replace, to get it.',
        ]
      : []),
  ];
  return { lines, notes, changes };
}

/** The desk holds one tournament, and a merge never mixes two. */
function hasTournament({ settings, unreadable }: StoredRecords): boolean {
  return (
    settings.some(({ key, value }) =>
      key === TOURNAMENT_KEY ? fieldOf(value, 'name') !== '' : key.startsWith(LIST_KEYS),
    ) || unreadable.some(({ table, key }) => table === 'settings' && key.startsWith(LIST_KEYS))
  );
}

function hasAll(here: StoredRecords, { settings }: StoredRecords): boolean {
  const mine = new Map(here.settings.map((row) => [row.key, row]));
  return settings.every((row) => !isDesk(row.key) || isSame(mine.get(row.key), row));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the second game is the first with more moves. */
function goesOn(game: object, longer: object): boolean {
  const [moves, more] = [game, longer].map((one) => fieldOf(fieldOf(one, 'line'), 'moves'));
  return (
    isSame(fieldOf(game, 'setup'), fieldOf(longer, 'setup')) &&
    Array.isArray(moves) &&
    Array.isArray(more) &&
    moves.every((move, at) => move === more[at])
  );
}

function gameApart(game: object): object {
  const by = fieldOf(fieldOf(game, 'mark'), 'by');
  return { ...game, id: idApart(keyText('games', game), String(by)) };
}
