/** How large a card of the board is: its width in px, and its height without its text; null for a whole face. */
interface Step {
  readonly face: number;
  readonly low: number | null;
  /** It lies as a row: its picture at the left of its name. */
  readonly isRow: boolean;
}

/** The few sizes that there are, from the largest, by how wide the room is. */
const STEPS = {
  wide: [
    ...[200, 180, 160, 134, 110, 106].map(whole),
    ...[row(174, 66), row(146, 58), row(146, 46), row(108, 45)],
  ],
  // below that a picture over its name would be a slit
  desk: [
    ...[146, 124, 106].map(whole),
    ...[low(106, 96), low(106, 84), row(136, 58), row(136, 46), row(108, 45)],
  ],
} as const satisfies Readonly<Record<string, readonly Step[]>>;

function whole(face: number): Step {
  return { face, low: null, isRow: false };
}

function low(face: number, height: number): Step {
  return { face, low: height, isRow: false };
}

function row(face: number, height: number): Step {
  return { face, low: height, isRow: true };
}

/** Where the window is small cards lie on their sides, but for very few, in two columns or more of at least so many px, so high. */
const ROW = { least: 172, upright: 132, heights: [112, 92, 76, 62] } as const;
/** Many are small there, in three columns or more: all of them show at once. */
const SMALL = { least: 112, columns: 3, heights: [74, 56, 40], gap: 8 } as const;

function rowsIn(width: number): readonly Step[] {
  const face = inColumns(width, 2, ROW.least, GAP);
  return [
    whole(face),
    whole(ROW.upright),
    ...ROW.heights.map((height) => low(face, height)),
    ...SMALL.heights.map((height) =>
      low(inColumns(width, SMALL.columns, SMALL.least, SMALL.gap), height),
    ),
  ];
}

/** How wide each is in so many columns, or in more where each would have so many px. */
function inColumns(width: number, fewest: number, least: number, gap: number): number {
  const columns = Math.max(fewest, Math.floor((width + gap) / (least + gap)));
  return Math.floor((width - (columns - 1) * gap) / columns);
}

/** Whether the cards of a small window are small, with the pictures alone of what lies under them. */
export function isSmall({ low: height }: Step): boolean {
  return SMALL.heights.some((one) => one === height);
}

/** A room is wide from so many px. */
const WIDE = 1100;
/** Below so many px of height the picture of a low card holds ranks alone. */
export const ROOMY = 96;
/** The Assembly keeps its place and the size of its cards, whatever lies beside it. */
const HELD = { wide: 134, desk: 106 } as const;
const HELD_COLUMNS = 3;
const HELD_LOW = { most: 104, least: 84 } as const;
/** Lower, they lie as rows. */
const HELD_ROW = { most: 58, least: 45 } as const;

/** So many px between cards, between rows of them, between groups, over a group: between rows a tab has room. */
const GAP = 10;
const ROWS = 15;
/** Between cards that lie as rows: what is said of one lies on its edge. */
const CLOSE_ROWS = 8;
/** Below the last row, where the Assembly stands beside it. */
const LAST = 4;
const BETWEEN = 20;
/** At the left of what lies open. */
const EDGE = 10;
const LABEL = 29;
/** The height of a name that hangs below its card, and that of a back as a name. */
const BELOW = { high: 28, bare: 24 };
const NAME = 30;
const NAMES_LABEL = 20;
/** On a phone they stand in so many columns over the whole width. */
const PHONE_NAMES = 3;
/** So that none is cut where letters are a little larger. */
const SLACK = 3;
/**
 * There what lies open has no label, but room for a tab over its first row; then the label of the Assembly and that of the
 * backs, and how high a name is. Small cards stand closer, with so many pictures in a line under them.
 */
const PHONE = {
  rows: { over: 15, label: 29, names: 20, name: 30 },
  small: { over: 13, label: 24, names: 18, name: 27 },
} as const;
const CLOSE = { rows: 11, last: 5, under: 24, perLine: 4 } as const;
/** So many names of backs find room below the Assembly, in columns, before its cards get lower. */
const NAME_ROWS = 3;

/** What lies on a board: for each card, how many lie tucked under it. */
export interface Lying {
  readonly open: readonly number[];
  readonly down: readonly number[];
  readonly assembly: number;
}

export interface BoardSize extends Step {
  /** The same of the Assembly. */
  readonly held: Step;
  /** Low cards stand in columns where rows, each as high as its highest, have no room. */
  readonly inColumns: boolean;
  /** In so many columns stand the names of backs. */
  readonly nameColumns: number;
  /** Not all of it has room. */
  readonly scrolls: boolean;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** So many cards more have room at the size with which a turn begins, where they need not be of another form for it. */
const TO_COME = { board: 2, narrow: 1 };

/**
 * The largest of a few sizes at which everything stands in a room of so many px, else the least. One size lasts for a turn:
 * `was` is that of the turn so far, and gives way only to a smaller one, where what came has no room else.
 */
export function boardSize(
  room: Room,
  lying: Lying,
  isNarrow = false,
  was: Step | null = null,
): BoardSize {
  const kind = room.width < WIDE ? 'desk' : 'wide';
  const steps: readonly Step[] = isNarrow ? rowsIn(room.width) : STEPS[kind];
  const laidAs = (step: Step, cards: Lying): Laid =>
    isNarrow
      ? stackHeight(cards, room.width, step) <= room.height && 'rows'
      : laidOpen(cards.open, step, openWidth(room, kind), room.height);
  const largestOf = (some: readonly Step[], cards: Lying) =>
    some.find((step) => laidAs(step, cards) !== false);
  const before = steps.findIndex(({ face, low }) => face === was?.face && low === was.low);
  const come = Array<number>(isNarrow ? TO_COME.narrow : TO_COME.board).fill(0);
  const atFirst = () => {
    const first = largestOf(steps, lying);
    if (first === undefined || (first.low !== null && !isNarrow)) return first;
    const alike = steps.filter(({ low }) => (low === null) === (first.low === null));
    return largestOf(alike, { ...lying, open: [...lying.open, ...come] }) ?? alike.at(-1);
  };
  const found = before < 0 ? atFirst() : largestOf(steps.slice(before), lying);
  const step = found ?? (steps.at(-1) as Step);
  if (isNarrow)
    return {
      ...step,
      held: step,
      inColumns: false,
      nameColumns: PHONE_NAMES,
      scrolls: found === undefined,
    };
  const held = heldIn(room, kind);
  const left = room.height - heldHeight(held);
  const names = lying.down.reduce((sum, under) => sum + 1 + under, 0);
  const rows = Math.max(1, Math.floor((left - NAMES_LABEL) / NAME));
  return {
    ...step,
    held,
    inColumns: laidAs(step, lying) === 'columns',
    nameColumns: names > 2 * rows ? 3 : 2,
    scrolls: found === undefined || names > 3 * rows,
  };
}

/** The cards of the Assembly: whole where the names of backs have room below them. */
function heldIn({ height }: Room, kind: 'wide' | 'desk'): Step {
  const face = HELD[kind];
  const left = height - LABEL - GAP - NAMES_LABEL - NAME_ROWS * NAME;
  if (left >= heightOf(whole(face))) return whole(face);
  if (left >= HELD_LOW.least) return low(face, Math.min(HELD_LOW.most, left));
  return row(face, Math.min(HELD_ROW.most, Math.max(HELD_ROW.least, left)));
}

function heldHeight(held: Step): number {
  return LABEL + heightOf(held) + GAP;
}

/** What the Assembly leaves of the width. */
function openWidth({ width }: Room, kind: 'wide' | 'desk'): number {
  return width - (HELD_COLUMNS * (HELD[kind] + GAP) - GAP) - BETWEEN - EDGE;
}

function heightOf({ face, low }: Step): number {
  return low ?? Math.round((face * 88) / 63);
}

/** How cards stand in a room; false where they do not. */
type Laid = 'rows' | 'columns' | false;

function laidOpen(open: readonly number[], step: Step, width: number, height: number): Laid {
  if (LABEL + flow(boxesOf(open, step), width, GAP).height - afterLast(step) <= height)
    return 'rows';
  const isNarrowEnough = () =>
    columnsWidth(boxesOf(open, step), height - LABEL, afterLast(step)) <= width;
  return step.low !== null && isNarrowEnough() && 'columns';
}

function rowGap(step: Step): number {
  if (isSmall(step)) return CLOSE.rows;
  return step.isRow ? CLOSE_ROWS : ROWS;
}

/** What a row has below it that the last one has not. */
function afterLast(step: Step): number {
  return rowGap(step) - LAST;
}

/** Boxes one below the other, a new column where one has no room; endless where one has none at all. */
function columnsWidth(boxes: readonly Box[], height: number, spare: number): number {
  let [columns, used] = [1, 0];
  for (const { height: high } of boxes) {
    if (high - spare > height) return Number.POSITIVE_INFINITY;
    if (used + high - spare > height) [columns, used] = [columns + 1, 0];
    used += high;
  }
  return columns * ((boxes[0]?.width ?? 0) + GAP) - GAP;
}

/** All groups one after the other, on a phone. */
function stackHeight({ open, down, assembly }: Lying, width: number, step: Step): number {
  const gap = isSmall(step) ? SMALL.gap : GAP;
  const last = isSmall(step) ? CLOSE.rows - CLOSE.last : 0;
  const heads = isSmall(step) ? PHONE.small : PHONE.rows;
  const held = boxesOf(Array<number>(assembly).fill(0), step);
  const groups = [
    { over: heads.over, box: flow(boxesOf(open, step), width, gap) },
    { over: heads.label, box: flow(held, width, gap) },
  ].map(({ over, box }): Box => ({ ...box, height: over + box.height - last }));
  // what hangs on a back follows it
  const names = down.reduce((sum, under) => sum + 1 + under, 0);
  const named = heads.names + Math.ceil(names / PHONE_NAMES) * heads.name;
  return flow(groups, width, BETWEEN).height + named + SLACK;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

function boxesOf(tucked: readonly number[], step: Step): readonly Box[] {
  const below = step.low !== null && step.low < ROOMY ? BELOW.bare : BELOW.high;
  const height = heightOf(step) + rowGap(step);
  const hangs = (under: number) =>
    isSmall(step) ? Math.ceil(under / CLOSE.perLine) * CLOSE.under : under * below;
  return tucked.map((under) => ({ width: step.face, height: height + hangs(under) }));
}

/** Boxes one after the other, a new line where one has no room: how wide and high they are together. */
function flow(boxes: readonly Box[], width: number, gap: number): Box {
  let [wide, height, line, used] = [0, 0, 0, 0];
  for (const box of boxes) {
    if (used > 0 && used + gap + box.width <= width) used += gap + box.width;
    else {
      height += line;
      [line, used] = [0, box.width];
    }
    line = Math.max(line, box.height);
    wide = Math.max(wide, used);
  }
  return { width: wide, height: height + line };
}
