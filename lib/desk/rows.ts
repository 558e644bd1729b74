import type { Deck } from '@/lib/decks/deck';
import { sizeOf } from '@/lib/decks/sizes';
import { problemMessage, verdict } from '@/lib/legality/words';
import type { Power } from '@/lib/rules/powers';
import { capital, counted } from '@/lib/sentences';
import { fold } from '@/lib/words/fold';
import type { DeskList } from './desk-list';
import { comparedInWords } from './difference-sentences';
import type { Judged } from './judge';
import { playerFromFile } from './player-name';

/** `open` is being read, `settle` waits for answers, `refused` cannot be read. */
export type RowState = 'open' | 'legal' | 'illegal' | 'settle' | 'refused';

/** A list as the table shows it. */
export interface Row {
  readonly id: string;
  readonly list: DeskList;
  readonly judged: Judged | null;
  readonly state: RowState;
  /** "" where nobody knows. */
  readonly player: string;
  /** The House's name, else the deck's; "" where it has none. */
  readonly house: string;
  readonly sponsor: Power | null;
  readonly waiting: number;
  /** The errors' words, then the warnings'; or why the list cannot be read. */
  readonly problems: readonly string[];
  readonly errors: number;
  readonly imperial: number;
  readonly houseCards: number;
  readonly code: string;
  readonly file: string;
  /** "The same player as list 3", "The same list as Ada's". */
  readonly remarks: readonly string[];
  /** Ids of the older lists of the same player, on the newest one. */
  readonly older: readonly string[];
  /** How the list that was played differs; null where none was given. */
  readonly played: string | null;
  /** 1 for the first list that came. */
  readonly number: number;
}

/** The rows of a tournament in the order in which its lists came. */
export function rowsOf(
  lists: readonly DeskList[],
  judged: ReadonlyMap<string, Judged>,
): readonly Row[] {
  const rows = lists.map((list, at) => knownRow(list, judged.get(list.id) ?? null, at + 1));
  return withRemarks(rows);
}

const known = new WeakMap<DeskList, Row>();

/** What did not change is the same object as before, so that it is not drawn again. */
function knownRow(list: DeskList, judged: Judged | null, number: number): Row {
  const had = known.get(list);
  if (had !== undefined && had.judged === judged && had.number === number) return had;
  const row = rowOf(list, judged, number);
  known.set(list, row);
  return row;
}

function rowOf(list: DeskList, judged: Judged | null, number: number): Row {
  const own = judged?.kind === 'read' ? judged.player : null;
  const blank = {
    id: list.id,
    list,
    judged,
    player: list.player ?? own ?? (list.file === null ? null : playerFromFile(list.file)) ?? '',
    file: list.file ?? '',
    house: '',
    sponsor: null,
    waiting: 0,
    errors: 0,
    imperial: 0,
    houseCards: 0,
    code: '',
    remarks: [],
    older: [],
    played: null,
    number,
  };
  if (judged === null) return { ...blank, state: 'open', problems: [] };
  if (judged.kind === 'refused') return { ...blank, state: 'refused', problems: [judged.message] };
  const { deck, report, waiting, played } = judged;
  const errors = report.problems.filter(({ severity }) => severity === 'error');
  const warnings = report.problems.filter(({ severity }) => severity === 'warning');
  return {
    ...blank,
    state: report.legal ? (waiting > 0 ? 'settle' : 'legal') : 'illegal',
    house: houseOf(deck),
    sponsor: deck.sponsor,
    waiting,
    problems: [...errors, ...warnings].map((problem) => capital(problemMessage(problem))),
    errors: errors.length,
    imperial: sizeOf(deck.imperialDeck),
    houseCards: sizeOf(deck.houseDeck),
    code: judged.code,
    played:
      played === null
        ? null
        : played.kind === 'refused'
          ? played.message
          : comparedInWords(played.comparison, judged.unread.length + played.unread.length),
  };
}

function houseOf({ houseName, name }: Deck): string {
  return houseName.trim() === '' ? name.trim() : houseName.trim();
}

/** What a row is called: its player, or its place in the tournament. */
export function rowName({ player, number }: Pick<Row, 'player' | 'number'>): string {
  return player === '' ? `List ${number}` : player;
}

/** "The list of Ada was removed"; of several lists the first names. */
export function removedInWords(rows: readonly Row[]): string {
  const [only, ...others] = rows;
  if (only === undefined || others.length > 0)
    return `${counted(rows.length, 'list')} removed${only === undefined ? '' : `: ${names(rows)}`}`;
  return only.player === ''
    ? `${rowName(only)} was removed`
    : `The list of ${only.player} was removed`;
}

/** Points out a player who stands there twice, and a list that two handed in. */
function withRemarks(rows: readonly Row[]): readonly Row[] {
  const twins = twinsOf(rows);
  return rows.map((row) => {
    const remarks = remarksOf(twins(row), { players: 3, lists: 2 });
    if (remarks.length === 0) return row;
    const { samePlayer } = twins(row);
    const isNewest = samePlayer.every(({ number }) => number < row.number);
    return remarked(row, remarks, isNewest ? samePlayer.map(({ id }) => id) : []);
  });
}

/** The remarks on each row with every name in them, however many; by the rows' ids. */
export function fullRemarks(rows: readonly Row[]): ReadonlyMap<string, readonly string[]> {
  const twins = twinsOf(rows);
  const all = { players: rows.length, lists: rows.length };
  return new Map(rows.map((row) => [row.id, remarksOf(twins(row), all)]));
}

interface Twins {
  readonly samePlayer: readonly Row[];
  readonly sameList: readonly Row[];
}

function twinsOf(rows: readonly Row[]): (row: Row) => Twins {
  const players = grouped(rows, ({ player }) => fold(player));
  const lists = grouped(rows, ({ judged }) => (judged?.kind === 'read' ? judged.code : ''));
  return ({ id }) => ({ samePlayer: players.get(id) ?? [], sameList: lists.get(id) ?? [] });
}

function remarksOf(
  { samePlayer, sameList }: Twins,
  most: { readonly players: number; readonly lists: number },
): readonly string[] {
  return [
    ...(samePlayer.length === 0 ? [] : [`The same player as ${numbers(samePlayer, most.players)}`]),
    ...(sameList.length === 0 ? [] : [`The same cards as ${names(sameList, most.lists)}`]),
  ];
}

const knownRemarked = new WeakMap<Row, Row>();

function remarked(row: Row, remarks: readonly string[], older: readonly string[]): Row {
  const had = knownRemarked.get(row);
  const isSame = (one: readonly string[], other: readonly string[]) =>
    one.join('\n') === other.join('\n');
  if (had !== undefined && isSame(had.remarks, remarks) && isSame(had.older, older)) return had;
  const next = { ...row, remarks, older };
  knownRemarked.set(row, next);
  return next;
}

/** For each row that shares its key, the others that have it; "" is no key. */
function grouped(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  groups.delete('');
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.map((row) => [row.id, group.filter((other) => other !== row)] as const),
    ),
  );
}

function numbers(rows: readonly Row[], most: number): string {
  const shown = rows.slice(0, most).map(({ number }) => `list ${number}`);
  return withMore(shown, rows.length);
}

function names(rows: readonly Row[], most = 2): string {
  return withMore(rows.slice(0, most).map(rowName), rows.length);
}

function withMore(shown: readonly string[], all: number): string {
  const more = all - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`;
}

const VERDICTS: Readonly<Record<RowState, string>> = {
  open: 'Reading…',
  legal: 'Legal',
  illegal: 'Not legal',
  settle: 'To settle',
  refused: 'Unreadable',
};

/** "Legal", "To settle", "Unreadable": what the column of verdicts says. */
export function verdictOf(row: Row): string {
  return VERDICTS[row.state];
}

/** "3 problems: Guild and Sisterhood cannot …"; what the column of problems says. "" for none. */
export function problemsInWords({ judged, state, problems }: Row): string {
  const [first = ''] = problems;
  if (problems.length < 2 || state === 'refused') return first;
  if (judged?.kind === 'read' && judged.report.legal)
    return `${counted(problems.length, 'remark')}: ${first}`;
  return `${counted(problems.length, 'problem')}: ${first}`;
}

/** The verdict in a sentence, for a text. */
export function sentenceOf(row: Row): string {
  const { judged, problems } = row;
  if (judged === null) return 'Not read yet.';
  if (judged.kind === 'refused') return `Cannot be read. ${problems[0] ?? ''}`.trim();
  const waits = row.waiting === 0 ? '' : ` ${counted(row.waiting, 'line')} to settle.`;
  return `${verdict(judged.report)}${waits}`;
}

/** A code as the table shows it: how it begins and, as many begin alike, how it ends. */
export function shortCode(code: string): string {
  return code.length <= 14 ? code : `${code.slice(0, 5)}…${code.slice(-6)}`;
}
