import type { GameCardId } from '@/lib/engine/state/state';
import { heightOf, isBare, type Step } from './board-size';
import { inRows, type Rows, type Spots, type Stack } from './card-rows';
import type { Room } from './use-size';

/** How cards of a board stand: as whole faces where `low` is null, else so many px high, all of one width. */
interface Form {
  readonly low: number | null;
  /** As rows: a picture beside the name, and no line of what it gives. */
  readonly isRow: boolean;
  /** What hangs on a card is but a number there. */
  readonly counts: boolean;
}

/** So high is a card as a row, the last form of all. */
export const ROW_HEIGHT = 44;

const FORMS = {
  wide: formsOf(108, 96, 84, 72, 60),
  desk: formsOf(96, 82, 72, 66, 58),
} as const;

/** Whole, then so many px high, and in the end as rows; what hangs on them has its names in the two largest alone. */
function formsOf(roomy: number, ...lower: readonly number[]): readonly Form[] {
  return [
    { low: null, isRow: false, counts: false },
    { low: roomy, isRow: false, counts: false },
    ...[roomy, ...lower].map((low) => ({ low, isRow: false, counts: true })),
    { low: ROW_HEIGHT, isRow: true, counts: true },
  ];
}

/** A room is wide from so many px. */
const WIDE = 1100;
/** A column of the own cards is at least so wide. */
const COLUMN = { wide: 150, desk: 106 } as const;

/** The Assembly keeps its place and the size of its cards, whatever lies beside it. */
const HELD = { wide: 134, desk: 106 } as const;
const HELD_COLUMNS = 3;
const HELD_LOW = { most: 104, least: 84 } as const;
/** Lower, they lie as rows. */
const HELD_ROW = { most: 58, least: 45 } as const;

/** So many px between columns, and between what lies open and the Assembly; at the left of what lies open. */
const GAP = 10;
const BETWEEN = 20;
const EDGE = 10;
/** Over the first row and between rows: over a card stands a tab, over a close one on its edge. */
const LABEL = 29;
const ROWS = 15;
const CLOSE = { label: 9, rows: 14, last: 10 };
/** Below the last row; where it says how many hang on a card that has the room between two rows. */
const LAST = { named: 4, counted: 13 };
/** The height of a name that hangs below its card, in two lines where it is long, and that of a back as a name. */
const BELOW = 26;
const NAME = 30;
const NAMES_LABEL = 20;
/** So many rows of names of backs have room below the Assembly; for more its cards get lower. */
const NAME_ROWS = 3;
const MOST_NAME_COLUMNS = 3;

/** A card that lies open. */
export interface Open {
  readonly id: GameCardId;
  /** How many cards lie under it. */
  readonly under: number;
}

export interface DeskLying {
  readonly open: readonly Open[];
  /** Of each card that lies face down, how many names it is with those of what lies under it. */
  readonly down: readonly number[];
}

export interface DeskSize extends Form {
  /** The width of a card in px. */
  readonly face: number;
  /** So low that its picture holds ranks alone; then its rows stand so close that nothing has room over them. */
  readonly isBare: boolean;
  readonly columns: number;
  readonly spots: Spots;
  /** What they have of the height. */
  readonly height: number;
  /** The cards of the Assembly. */
  readonly held: Step & { readonly isRow: boolean; readonly isBare: boolean };
  /** In so many columns stand the names of backs. */
  readonly nameColumns: number;
}

/**
 * How the own cards stand in a room of so many px: in the largest form that has room for all, each row on one line. A card keeps
 * its place as it was `before`; in one turn a form gives way only to a smaller one.
 */
export function deskSize(
  room: Room,
  { open, down }: DeskLying,
  before: DeskSize | null = null,
  isSameTurn = false,
): DeskSize {
  const kind = room.width < WIDE ? 'desk' : 'wide';
  const width = room.width - (HELD_COLUMNS * (HELD[kind] + GAP) - GAP) - BETWEEN - EDGE;
  const columns = Math.max(2, Math.floor((width + GAP) / (COLUMN[kind] + GAP)));
  const face = Math.floor((width - (columns - 1) * GAP) / columns);
  const was = before?.face === face ? before : null;
  const laidAs = (form: Form, height = room.height): Spots | null =>
    inRows(stacksOf(open, form, face), rowsOf(form, columns, height), was?.spots);
  const first =
    isSameTurn && was !== null ? FORMS[kind].findIndex((form) => isAlike(form, was)) : 0;
  const forms = FORMS[kind].slice(Math.max(0, first));
  const form = forms.find((one) => laidAs(one) !== null) ?? (forms.at(-1) as Form);
  const spots = laidAs(form) ?? laidAs(form, Number.POSITIVE_INFINITY) ?? new Map();
  const held = heldIn(room, kind, Math.max(NAME_ROWS, nameRows(down, MOST_NAME_COLUMNS)));
  const left = room.height - LABEL - heightOf(held) - GAP - NAMES_LABEL;
  return {
    ...form,
    face,
    isBare: isBare(form),
    columns,
    spots,
    height: Math.max(0, ...ends(stacksOf(open, form, face), spots, form)),
    held: { ...held, isBare: isBare(held) },
    nameColumns: nameRows(down, 2) * NAME > left ? MOST_NAME_COLUMNS : 2,
  };
}

/** How many rows of names backs take in so many columns, each in the one that is lowest then, as a dense grid has them. */
function nameRows(down: readonly number[], columns: number): number {
  const ends = Array<number>(columns).fill(0);
  for (const names of down) ends[ends.indexOf(Math.min(...ends))] = Math.min(...ends) + names;
  return Math.max(...ends);
}

function isAlike(one: Form, other: Form): boolean {
  return one.low === other.low && one.counts === other.counts;
}

function rowsOf(form: Form, columns: number, height: number): Rows {
  const isTight = isBare(form);
  const label = isTight ? CLOSE.label : LABEL;
  return { columns, height: height - label - lastOf(form), gap: isTight ? CLOSE.rows : ROWS };
}

function lastOf(form: Form): number {
  if (!form.counts) return LAST.named;
  return isBare(form) ? CLOSE.last : LAST.counted;
}

function stacksOf(open: readonly Open[], form: Form, face: number): readonly Stack[] {
  const height = heightOf({ face, low: form.low });
  return open.map(({ id, under }) => ({ id, height: height + (form.counts ? 0 : under * BELOW) }));
}

function ends(stacks: readonly Stack[], spots: Spots, form: Form): readonly number[] {
  return stacks.map(({ id, height }) => (spots.get(id)?.y ?? 0) + height + lastOf(form));
}

/** The cards of the Assembly: whole where the names of backs have room below them. */
function heldIn(
  { height }: Room,
  kind: 'wide' | 'desk',
  rows: number,
): Step & { readonly isRow: boolean } {
  const face = HELD[kind];
  const left = height - LABEL - GAP - NAMES_LABEL - rows * NAME;
  if (left >= heightOf({ face, low: null })) return { face, low: null, isRow: false };
  if (left >= HELD_LOW.least) return { face, low: Math.min(HELD_LOW.most, left), isRow: false };
  const low = Math.min(HELD_ROW.most, Math.max(HELD_ROW.least, left));
  return { face, low, isRow: true };
}
