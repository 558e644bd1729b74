import { once } from '@/lib/once';
import { powerShortName } from '@/lib/rules/powers';
import { fold } from '@/lib/words/fold';
import { type Row, type RowState, rowName, verdictOf } from './rows';

/** What the table shows of a tournament: filters, search and order. */

export const FILTERS = ['all', 'illegal', 'settle', 'refused', 'twice', 'legal'] as const;
export type Filter = (typeof FILTERS)[number];

/** What each lets through; lists with something to settle count there whatever else is wrong. */
const PASSES: Readonly<Record<Filter, (row: Row) => boolean>> = {
  all: () => true,
  illegal: ({ state }) => state === 'illegal',
  settle: ({ waiting }) => waiting > 0,
  refused: ({ state }) => state === 'refused',
  twice: ({ remarks }) => remarks.length > 0,
  legal: ({ state }) => state === 'legal',
};

/** How many rows a filter lets through. */
export function countOf(rows: readonly Row[], filter: Filter): number {
  return rows.filter(PASSES[filter]).length;
}

export const SORTS = [
  'number',
  'player',
  'house',
  'sponsor',
  'verdict',
  'problems',
  'sizes',
  'code',
  'file',
] as const;
export type Sort = (typeof SORTS)[number];

/** The rows that a filter and a text let through, sorted. Every word of the text must stand somewhere. */
export function shownRows(
  rows: readonly Row[],
  { filter, text, sort, reverse }: RowView,
): readonly Row[] {
  const asked = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  const shown = rows.filter((row) => {
    if (!PASSES[filter](row)) return false;
    const hay = asked.length === 0 ? '' : textOf(row);
    return asked.every((word) => hay.includes(word));
  });
  const sorted = shown.toSorted((a, b) => ORDERS[sort](a, b) || a.number - b.number);
  return reverse ? sorted.reverse() : sorted;
}

export interface RowView {
  readonly filter: Filter;
  readonly text: string;
  readonly sort: Sort;
  readonly reverse: boolean;
}

const texts = new WeakMap<Row, string>();

function textOf(row: Row): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const sponsor = row.sponsor === null ? '' : powerShortName(row.sponsor);
  const parts = [rowName(row), row.house, sponsor, verdictOf(row), row.code, row.file];
  const text = fold([...parts, ...row.problems, ...row.remarks].join(' '));
  texts.set(row, text);
  return text;
}

const collator = once(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));

/** What is empty stands last. */
function byText(textOfRow: (row: Row) => string) {
  return (a: Row, b: Row) => {
    const [one, other] = [textOfRow(a), textOfRow(b)];
    if ((one === '') !== (other === '')) return one === '' ? 1 : -1;
    return collator().compare(one, other);
  };
}

/** What needs the organiser comes first. */
const URGENCY: Readonly<Record<RowState, number>> = {
  illegal: 0,
  refused: 1,
  settle: 2,
  open: 3,
  legal: 4,
};

const ORDERS: Readonly<Record<Sort, (a: Row, b: Row) => number>> = {
  number: () => 0,
  player: byText(({ player }) => player),
  house: byText(({ house }) => house),
  sponsor: byText(({ sponsor }) => (sponsor === null ? '' : powerShortName(sponsor))),
  verdict: (a, b) => URGENCY[a.state] - URGENCY[b.state],
  problems: (a, b) => b.errors - a.errors || b.problems.length - a.problems.length,
  sizes: (a, b) => a.imperial - b.imperial || a.houseCards - b.houseCards,
  code: byText(({ code }) => code),
  file: byText(({ file }) => file),
};
