import type { SheetList, SheetModel } from './model';

/**
 * How a sheet is divided into pages and columns. It is reckoned from the number of lines alone, in
 * millimetres, so that the page and the command line, which has no browser, print the same.
 */

export type Paper = 'a4' | 'letter';

/** Width and height of the paper in millimetres. */
export const PAPERS: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> =
  {
    a4: { width: 210, height: 297 },
    letter: { width: 215.9, height: 279.4 },
  };

/** One row of a column; `lines` is its height in lines of print. */
export type Row =
  | { readonly kind: 'list'; readonly name: string; readonly size: number; readonly lines: 2 }
  | { readonly kind: 'group'; readonly name: string; readonly size: number; readonly lines: 1 }
  | {
      readonly kind: 'card';
      readonly count: number;
      readonly title: string;
      readonly set: string;
      readonly lines: number;
    }
  /** The list that goes on from the column before. */
  | { readonly kind: 'more'; readonly name: string; readonly lines: 2 }
  /** A line to write on. */
  | { readonly kind: 'blank'; readonly lines: 1 }
  | { readonly kind: 'none'; readonly text: string; readonly lines: 1 };

export interface SheetPage {
  /** The size of print, 1 (large) to 4; sheet.css has the same sizes. */
  readonly step: Step;
  readonly columns: readonly (readonly Row[])[];
}

export type Step = 1 | 2 | 3 | 4;

/**
 * Height of a line in millimetres, columns, and characters that surely fit in a column, in the
 * widest of the typefaces that sheet.css names.
 */
export const STEPS: Readonly<
  Record<Step, { readonly line: number; readonly columns: number; readonly letters: number }>
> = {
  1: { line: 5.4, columns: 2, letters: 34 },
  2: { line: 4.8, columns: 3, letters: 25 },
  3: { line: 4.1, columns: 3, letters: 29 },
  4: { line: 3.6, columns: 4, letters: 22 },
};

/** Lines to write on are higher. */
const BLANK_LINE = 7.2;

/** Millimetres of the page that the lists cannot have; sheet.css gives the blocks these heights. */
const MARGINS = 22;
const HEAD = 14;
const IDENTITY = 27;
const PROFILE = 36;
const VERDICT = 9;
const REMARK = 4.2;
const FOOT = 30;
/** The foot of a page that has no signatures. */
const SHORT_FOOT = 12;

/** Characters of a remark that surely fit on one line. */
const REMARK_LETTERS = 104;
/** Lines that all remarks may take: fewer where the lists would else need a second page. */
const REMARK_LINES = [7, 4, 2] as const;
/** Of a very long remark the beginning is printed. */
const MOST_LINES_EACH = 3;

/** The remarks that there is room for, each with its height in lines; what is left out is counted. */
export interface FittedRemarks {
  readonly shown: readonly { readonly text: string; readonly lines: number }[];
  readonly more: number;
  /** All lines together, the one that counts the rest included. */
  readonly lines: number;
}

/** A sheet, divided. */
export interface SheetFit {
  readonly remarks: FittedRemarks;
  readonly pages: readonly SheetPage[];
}

/** The pages of a sheet: one wherever print of a legible size has room for it. */
export function fitSheet(model: SheetModel, paper: Paper): SheetFit {
  for (const most of REMARK_LINES) {
    const remarks = fitRemarks(model, most);
    const room = roomFor(paper, remarks.lines);
    const pages =
      firstOf(PARTED, (step) => parted(model, step, room)) ??
      firstOf(FLOWING, (step) => flowing(model, step, room));
    if (pages !== null) return { remarks, pages };
  }
  const remarks = fitRemarks(model, REMARK_LINES[0]);
  return { remarks, pages: overflowing(model, paper, roomFor(paper, remarks.lines)) };
}

function fitRemarks({ remarks }: SheetModel, most: number): FittedRemarks {
  const all = remarks.map(({ isError, text }) => {
    const words = isError ? text : `Note: ${text}`;
    return { text: shortened(words), lines: linesFor(shortened(words), REMARK_LETTERS) };
  });
  const total = sum(all);
  if (total <= most) return { shown: all, more: 0, lines: total };
  const shown: { text: string; lines: number }[] = [];
  let lines = 1;
  for (const remark of all) {
    if (lines + remark.lines > most) break;
    shown.push(remark);
    lines += remark.lines;
  }
  return { shown, more: all.length - shown.length, lines };
}

function shortened(text: string): string {
  const most = REMARK_LETTERS * MOST_LINES_EACH;
  return text.length <= most ? text : `${text.slice(0, most - 2)} …`;
}

/** Millimetres of height that the lists have on the first page. */
export function roomFor(paper: Paper, remarkLines: number): number {
  const verdict = VERDICT + remarkLines * REMARK;
  return PAPERS[paper].height - MARGINS - HEAD - IDENTITY - PROFILE - verdict - FOOT;
}

/** Millimetres of height that the lists have on every other page. */
export function roomAfter(paper: Paper): number {
  return PAPERS[paper].height - MARGINS - HEAD - IDENTITY - SHORT_FOOT;
}

const PARTED: readonly Step[] = [1, 2, 3];
const FLOWING: readonly Step[] = [2, 3, 4];
/** What runs over several pages is never in the smallest print. */
const LARGE: Step = 3;

function firstOf<T>(steps: readonly Step[], layOut: (step: Step) => T | null): T | null {
  return steps.map(layOut).find((pages) => pages !== null) ?? null;
}

/** One page on which the House deck begins a column of its own; null where there is no room. */
function parted(model: SheetModel, step: Step, room: number): readonly SheetPage[] | null {
  const { columns, line } = STEPS[step];
  const lines = Math.floor(room / line);
  const left = rowsOf([model.programs, model.imperialDeck], step);
  const right = rowsOf([model.houseDeck], step);
  for (let first = 1; first < columns; first += 1) {
    const imperial = balanced(left, first, lines);
    const house = balanced(right, columns - first, lines);
    if (imperial !== null && house !== null) return [{ step, columns: [...imperial, ...house] }];
  }
  return null;
}

/** One page on which the lists follow each other; null where there is no room. */
function flowing(model: SheetModel, step: Step, room: number): readonly SheetPage[] | null {
  const { columns, line } = STEPS[step];
  const rows = rowsOf([model.programs, model.imperialDeck, model.houseDeck], step);
  const found = balanced(rows, columns, Math.floor(room / line));
  return found === null ? null : [{ step, columns: found }];
}

function overflowing(model: SheetModel, paper: Paper, room: number): readonly SheetPage[] {
  const { columns, line } = STEPS[LARGE];
  const later = Math.floor(roomAfter(paper) / line);
  let rows = rowsOf([model.programs, model.imperialDeck, model.houseDeck], LARGE);
  let lines = Math.floor(room / line);
  const pages: SheetPage[] = [];
  for (;;) {
    // the last page is balanced, the others are full
    const last = balanced(rows, columns, lines);
    if (last !== null) return [...pages, { step: LARGE, columns: last }];
    const all = filled(rows, lines);
    pages.push({ step: LARGE, columns: all.slice(0, columns) });
    rows = all.slice(columns).flatMap((column, at) => (at === 0 ? column : own(column)));
    lines = later;
  }
}

/** A column without the heading that only says which list goes on. */
function own(column: readonly Row[]): readonly Row[] {
  return column.filter(({ kind }) => kind !== 'more');
}

/** The page of a sheet without a deck: as many lines to write on as there is room for. */
export function fitBlank(paper: Paper): SheetPage {
  const lines = Math.floor((roomFor(paper, 2) - 2 * STEPS[2].line) / BLANK_LINE);
  const blanks = Array.from({ length: lines }, () => ({ kind: 'blank', lines: 1 }) as const);
  const heading = (name: string) => ({ kind: 'list', name, size: 0, lines: 2 }) as const;
  return {
    step: 2,
    columns: [
      [heading('Imperial deck'), ...blanks],
      [heading('House deck'), ...blanks],
      [heading('House deck'), ...blanks],
    ],
  };
}

function rowsOf(lists: readonly SheetList[], step: Step): readonly Row[] {
  const { letters } = STEPS[step];
  const rows: Row[] = [];
  for (const { name, size, groups } of lists) {
    if (name === 'Programs' && size === 0) continue;
    rows.push({ kind: 'list', name, size, lines: 2 });
    if (groups.length === 0)
      rows.push({ kind: 'none', text: 'No card is on this list.', lines: 1 });
    for (const group of groups) {
      if (name !== 'Programs')
        rows.push({ kind: 'group', name: group.name, size: group.size, lines: 1 });
      for (const card of group.lines)
        rows.push({ kind: 'card', ...card, lines: linesFor(card.title, letters) });
    }
  }
  return rows;
}

/** Rows in so many columns of nearly one height, at most `lines`; null where they do not fit. */
function balanced(
  rows: readonly Row[],
  columns: number,
  lines: number,
): readonly (readonly Row[])[] | null {
  for (let height = Math.ceil(sum(rows) / columns); height <= lines; height += 1) {
    const found = filled(rows, height);
    if (found.length <= columns)
      return [...found, ...Array.from({ length: columns - found.length }, () => [])];
  }
  return null;
}

/** Rows in as many columns as it takes; a heading never stands last in one. */
function filled(rows: readonly Row[], lines: number): readonly (readonly Row[])[] {
  const columns: Row[][] = [];
  let column: Row[] = [];
  let used = 0;
  let list = '';
  for (const [at, row] of rows.entries()) {
    if (column.some(isCard) && used + needed(rows, at) > lines) {
      columns.push(column);
      column = row.kind === 'list' ? [] : [{ kind: 'more', name: list, lines: 2 }];
      used = sum(column);
    }
    if (row.kind === 'list' || row.kind === 'more') list = row.name;
    column.push(row);
    used += row.lines;
  }
  if (column.length > 0) columns.push(column);
  return columns;
}

/** Whether a row is more than a heading. */
function isCard({ kind }: Row): boolean {
  return kind === 'card' || kind === 'none' || kind === 'blank';
}

/** The lines of a row, and of what must stand with it: the first card below a heading. */
function needed(rows: readonly Row[], at: number): number {
  const row = rows[at];
  if (row === undefined) return 0;
  return row.lines + (isCard(row) ? 0 : needed(rows, at + 1));
}

/** Lines that a text takes, broken between its words; a word that is longer than a line is broken too. */
function linesFor(text: string, letters: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(/\s+/)) {
    if (used > 0 && used + 1 + length <= letters) {
      used += 1 + length;
      continue;
    }
    if (used > 0) lines += 1;
    const more = Math.max(Math.ceil(length / letters) - 1, 0);
    lines += more;
    used = length - more * letters;
  }
  return lines;
}

function sum(rows: readonly { readonly lines: number }[]): number {
  return rows.reduce((total, { lines }) => total + lines, 0);
}
