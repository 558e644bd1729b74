import { type Cell, writeTable } from '@/lib/codecs/files/csv';
import { powerName } from '@/lib/rules/powers';
import { counted } from '@/lib/sentences';
import type { Tournament } from './desk-list';
import { fullRemarks, type Row, type RowState, rowName, sentenceOf, verdictOf } from './rows';

/** What a column of the table says of a list. */
type Column = readonly [name: string, cell: (row: Row) => Cell];

const isRead = ({ judged }: Row) => judged?.kind === 'read';

/** The table for spreadsheets, see writeTable: a row a list, in the order given. */
export function tableCsv(tournament: Tournament, rows: readonly Row[]): string {
  const remarks = fullRemarks(rows);
  const day = new Date(tournament.date);
  const columns: readonly Column[] = [
    ['event', () => tournament.name],
    ['date', () => (Number.isNaN(day.getTime()) ? tournament.date : day)],
    ['player', ({ player }) => player],
    ['house', ({ house }) => house],
    ['sponsor', ({ sponsor }) => (sponsor === null ? '' : powerName(sponsor))],
    ['format', ({ judged }) => (judged?.kind === 'read' ? judged.report.formatName : '')],
    ['verdict', verdictOf],
    ['problems', ({ problems }) => problems.length],
    ['what is wrong', ({ problems }) => problems.join('; ')],
    ['to settle', ({ waiting }) => waiting],
    ['imperial cards', (row) => (isRead(row) ? row.imperial : '')],
    ['house cards', (row) => (isRead(row) ? row.houseCards : '')],
    ['code', ({ code }) => code],
    ['file', ({ file }) => file],
    ['remarks', ({ id }) => (remarks.get(id) ?? []).join('; ')],
    ['played list', ({ played }) => played ?? ''],
  ];
  return writeTable({
    head: columns.map(([name]) => name),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
  });
}

const STATES: readonly (readonly [RowState, words: string])[] = [
  ['legal', 'legal'],
  ['illegal', 'not legal'],
  ['settle', 'to settle'],
  ['refused', 'that cannot be read'],
  ['open', 'not read yet'],
];

/** "40 lists: 31 legal, 6 not legal, 3 to settle" */
export function countsInWords(rows: readonly Row[]): string {
  const parts = STATES.flatMap(([state, words]) => {
    const count = rows.filter((row) => row.state === state).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  const all = counted(rows.length, 'list');
  return parts.length === 0 ? all : `${all}: ${parts.join(', ')}`;
}

/** What was found, as a text for a message: the counts, then a line for each list that is not in order. */
export function summaryText(
  tournament: Tournament,
  formatName: string | null,
  rows: readonly Row[],
): string {
  const head = [
    tournament.name.trim(),
    tournament.date,
    formatName === null ? '' : `Format: ${formatName}`,
  ].filter((part) => part !== '');
  const bad = rows.filter(({ state }) => state !== 'legal');
  const good = rows.filter(({ state }) => state === 'legal');
  const noted = rows.filter(({ remarks }) => remarks.length > 0);
  return [
    ...(head.length === 0 ? [] : [head.join(' · ')]),
    `${countsInWords(rows)}.`,
    ...(bad.length === 0 ? [] : ['', 'To correct:', ...bad.map(lineOf)]),
    ...(noted.length === 0
      ? []
      : ['', 'To look at:', ...noted.map((row) => `- ${rowName(row)}: ${row.remarks.join('; ')}`)]),
    ...(good.length === 0 ? [] : ['', `Legal: ${good.map(rowName).join(', ')}`]),
    '',
  ].join('\n');
}

function lineOf(row: Row): string {
  const who = row.house === '' ? rowName(row) : `${rowName(row)} (${row.house})`;
  if (row.judged?.kind !== 'read' || row.problems.length < 2) return `- ${who}: ${sentenceOf(row)}`;
  const settle = row.waiting === 0 ? [] : [`  - ${counted(row.waiting, 'line')} to settle`];
  return [`- ${who}:`, ...row.problems.map((words) => `  - ${words}`), ...settle].join('\n');
}
