import type { GameCardId } from '@/lib/engine/state/state';
import { heightOf, isBare, type Step } from './board-size';
import { inRows, type Rows, type Spots, type Stack } from './card-rows';
import type { Room } from './use-size';

/** How cards of a board stand: as whole faces where `low` is null, else so many px high, all of one width. */
interface Form {
  readonly low: number | null;
  /** In so many columns more than are usual; in one less they are larger, in one more they stand upright. */
  readonly more: -1 | 0 | 1;
  /** As rows: a picture beside the name, and no line of what it gives. */
  readonly isRow: boolean;
  /** What hangs on a card is but a number there. */
  readonly counts: boolean;
}

/** So high is a card as a row, the last form of all. */
export const ROW_HEIGHT = 44;

const LOW = { more: 0, isRow: false, counts: true } as const;
const NAMED = { ...LOW, counts: false } as const;
/** In two rows of one card more each keeps a picture over what it gives. */
const UPRIGHT: Form = { ...LOW, low: 104, more: 1 };
const ROW: Form = { ...LOW, low: ROW_HEIGHT, isRow: true };

/** Whole, then so many px high, and in the end as rows; what hangs on them has its names in the largest alone. */
const FORMS: Readonly<Record<'wide' | 'desk', readonly Form[]>> = {
  wide: [...largest(108), ...[108, 96, 84, 72, 60].map(lowAs), ROW],
  desk: [...largest(96), ...[96, 82].map(lowAs), UPRIGHT, ...[72, 68, 58].map(lowAs), ROW],
};

function largest(roomy: number): readonly Form[] {
  return [
    { ...NAMED, low: null, more: -1 },
    { ...NAMED, low: null },
    { ...NAMED, low: roomy },
  ];
}

function lowAs(low: number): Form {
  return { ...LOW, low };
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
  const usual = Math.max(2, Math.floor((width + GAP) / (COLUMN[kind] + GAP)));
  const columnsOf = ({ more }: Form) => Math.max(2, usual + more);
  const faceOf = (form: Form) =>
    Math.floor((width - (columnsOf(form) - 1) * GAP) / columnsOf(form));
  const laidAs = (form: Form, height = room.height): Spots | null =>
    inRows(
      stacksOf(open, form, faceOf(form)),
      rowsOf(form, columnsOf(form), height),
      before?.spots,
    );
  const was = before === null || !isSameTurn ? null : before;
  const first = was === null ? 0 : FORMS[kind].findIndex((form) => isAlike(form, was));
  const forms = FORMS[kind].slice(Math.max(0, first));
  // a turn begins with the largest only where the next card has room too
  const fits = (form: Form) =>
    laidAs(form) !== null && (was !== null || form.more >= 0 || open.length < columnsOf(form));
  const form = forms.find(fits) ?? (forms.at(-1) as Form);
  const [columns, face] = [columnsOf(form), faceOf(form)];
  const spots = laidAs(form) ?? laidAs(form, Number.POSITIVE_INFINITY) ?? new Map();
  const held = heldIn(room, kind, Math.max(NAME_ROWS, nameRows(down, MOST_NAME_COLUMNS)));
  const left = room.height - LABEL - heightOf(held) - GAP - NAMES_LABEL;
  return {
    ...form,
    face,
    isBare: isClose(form),
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
  return one.low === other.low && one.counts === other.counts && one.more === other.more;
}

function rowsOf(form: Form, columns: number, height: number): Rows {
  const isTight = isClose(form);
  const label = isTight ? CLOSE.label : LABEL;
  return { columns, height: height - label - lastOf(form), gap: isTight ? CLOSE.rows : ROWS };
}

function lastOf(form: Form): number {
  if (!form.counts) return LAST.named;
  return isClose(form) ? CLOSE.last : LAST.counted;
}

/** Their pictures hold ranks alone, and their rows stand close. */
function isClose(form: Form): boolean {
  return isBare(form) || form.more > 0;
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
