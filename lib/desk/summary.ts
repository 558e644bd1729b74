import Papa from 'papaparse';
import { safeCell } from '@/lib/codecs/files/csv';
import { powerName } from '@/lib/rules/powers';
import { counted } from '@/lib/sentences';
import type { DeskEvent } from './desk-list';
import { fullRemarks, type Row, type RowState, rowName, sentenceOf, verdictOf } from './rows';

const COLUMNS = [
  'event',
  'date',
  'player',
  'house',
  'sponsor',
  'format',
  'verdict',
  'problems',
  'what is wrong',
  'to settle',
  'imperial cards',
  'house cards',
  'code',
  'file',
  'remarks',
  'played list',
] as const;

/** The table as CSV (comma, CRLF): a row a list, in the order given. No cell can run as a formula. */
export function tableCsv(event: DeskEvent, rows: readonly Row[]): string {
  const remarks = fullRemarks(rows);
  const data = rows.map((row) => {
    const { judged } = row;
    const read = judged?.kind === 'read';
    return [
      event.name,
      event.date,
      row.player,
      row.house,
      row.sponsor === null ? '' : powerName(row.sponsor),
      read ? judged.report.formatName : '',
      verdictOf(row),
      String(row.problems.length),
      row.problems.join('; '),
      String(row.waiting),
      read ? String(row.imperial) : '',
      read ? String(row.houseCards) : '',
      row.code,
      row.file,
      (remarks.get(row.id) ?? []).join('; '),
      row.played ?? '',
    ].map(safeCell);
  });
  return `${Papa.unparse({ fields: [...COLUMNS], data }, { newline: '\r\n' })}\r\n`;
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
  event: DeskEvent,
  formatName: string | null,
  rows: readonly Row[],
): string {
  const head = [
    event.name.trim(),
    event.date,
    formatName === null ? '' : `Format: ${formatName}`,
  ].filter((part) => part !== '');
  const bad = rows.filter(({ state }) => state !== 'legal');
  const good = rows.filter(({ state }) => state === 'legal');
  const noted = rows.filter(({ remarks }) => remarks.length > 0);
  return [
    ...(head.length === 0 ? [] : [head.join(' · ')]),
    `${countsInWords(rows)}.`,
    ...(bad.length === 0 ? [] : ['', 'To be mended:', ...bad.map(lineOf)]),
    ...(noted.length === 0
      ? []
      : [
          '',
          'To be looked at:',
          ...noted.map((row) => `- ${rowName(row)}: ${row.remarks.join('; ')}`),
        ]),
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
