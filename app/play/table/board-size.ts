import type { Room } from './use-size';

/** How large a card of a board is: its width in px, and its height without its text; null for a whole face. */
export interface Step {
  readonly face: number;
  readonly low: number | null;
}

/**
 * On a phone. `held`: the height of a card of the Assembly; `back`: that of the name of what lies face down; `hangs`: the names
 * of all that lies under a card hang below it, else those of what is of use, and the number of the others stands on it.
 */
export interface BoardStep extends Step {
  readonly held: number | null;
  readonly back: number;
  readonly hangs: boolean;
}

function whole(face: number): BoardStep {
  return { face, low: null, held: null, back: BACK.least, hangs: true };
}

function low(face: number, height: number, held = height, hangs = true): BoardStep {
  return { face, low: height, held, back: BACK.least, hangs };
}

/** A name that lies face down is as high as a finger asks for where there is room. */
const BACK = { least: 24, roomy: 32, gap: 3 } as const;

/** Where the window is small cards lie on their sides, but for very few, in two columns or more of at least so many px, so high. */
const ROW = { least: 172, upright: 132, heights: [112, 92, 76, 62] } as const;
/**
 * Many are small there, in three columns or more: all of them show at once. From 56 px on they say what they give; those of
 * the Assembly do so longest: each turn asks for one of them. What lies under one hangs below the largest alone: they do not
 * get lower with each card that is assigned.
 */
const SMALL = {
  least: 112,
  columns: 3,
  heights: [
    [94, 94],
    [74, 74],
    [66, 66],
    [56, 56],
    [42, 56],
    [42, 42],
  ],
  gap: 8,
  says: 56,
} as const;

function stepsIn(width: number): readonly BoardStep[] {
  const face = widthIn(width, 2, ROW.least, GAP);
  const third = widthIn(width, SMALL.columns, SMALL.least, SMALL.gap);
  const small =
    (hangs: boolean) =>
    ([height, held]: (typeof SMALL.heights)[number]) =>
      low(third, height, held, hangs);
  return [
    whole(face),
    whole(ROW.upright),
    ...ROW.heights.map((height) => low(face, height)),
    ...SMALL.heights.slice(0, 1).map(small(true)),
    ...SMALL.heights.map(small(false)),
  ];
}

/** How much of what a card gives stands on it: for a card that may come none says less. */
function saysIn({ low: height }: Step): 'all' | 'brief' | 'nothing' {
  if (height === null) return 'all';
  return height >= SMALL.says ? 'brief' : 'nothing';
}

/** How wide each is in so many columns, or in more where each would have so many px. */
function widthIn(width: number, fewest: number, least: number, gap: number): number {
  const columns = Math.max(fewest, Math.floor((width + gap) / (least + gap)));
  return Math.floor((width - (columns - 1) * gap) / columns);
}

/** Whether cards are small, in closer rows. */
export function isSmall({ low: height }: Step): boolean {
  return SMALL.heights.some(([one]) => one === height);
}

/** Below so many px of height the picture of a low card holds ranks alone. */
const ROOMY = 96;

/** Whether cards are so low that their picture holds ranks alone. */
export function isBare(size: Pick<Step, 'low'> | null): boolean {
  return size !== null && size.low !== null && size.low < ROOMY;
}

/** So many px between cards, between rows of them, between groups: between rows a tab has room. */
const GAP = 10;
const ROWS = 15;
const BETWEEN = 20;
/** The height of a name that hangs below its card. */
const BELOW = { high: 28, bare: 24 };
/** They stand in so many columns over the whole width. */
const NAME_COLUMNS = 3;
/** So that none is cut where letters are a little larger. */
const SLACK = 3;
/**
 * What lies open has no label, but room for a tab over its first row; then the label of the Assembly and that of the backs.
 * Small cards stand closer.
 */
const HEADS = {
  rows: { over: 15, label: 29, names: 20 },
  small: { over: 13, label: 33, names: 16 },
} as const;
const CLOSE = { rows: 12, last: 5 } as const;

/** What lies on a board: for each card, how many lie tucked under it; `used`: how many of those are of use now. */
export interface Lying {
  readonly open: readonly number[];
  readonly used: readonly number[];
  readonly down: readonly number[];
  readonly assembly: number;
}

/**
 * On a phone: the largest of a few sizes at which everything stands in a room of so many px, else the least. While one lasts
 * `was` gives way only to a smaller one, where what came has no room else; else it is reckoned anew, with room for one card
 * more.
 */
export function boardSize(
  room: Room,
  lying: Lying,
  was: BoardStep | null = null,
  lasts = true,
): BoardStep {
  const steps = stepsIn(room.width);
  const largestOf = (some: readonly BoardStep[], cards: Lying) =>
    some.find((step) => stackHeight(cards, room.width, step) <= room.height);
  const atFirst = () => {
    const first = largestOf(steps, lying);
    if (first === undefined) return first;
    const alike = steps.filter((step) => saysIn(step) === saysIn(first));
    return (
      largestOf(alike, {
        ...lying,
        open: [...lying.open, 0],
      }) ?? alike.at(-1)
    );
  };
  const before = steps.findIndex((step) => same(step, was));
  const found = before < 0 || !lasts ? atFirst() : largestOf(steps.slice(before), lying);
  const step = found ?? (steps.at(-1) as BoardStep);
  // they lie last: nothing moves for them
  const roomy = { ...step, back: BACK.roomy };
  return largestOf([roomy], lying) ?? step;
}

function same(one: BoardStep, other: BoardStep | null): boolean {
  return (
    one.face === other?.face &&
    one.low === other.low &&
    one.held === other.held &&
    one.hangs === other.hangs
  );
}

/** How high a card is, without what hangs on it. */
export function heightOf({ face, low }: Step): number {
  return low ?? Math.round((face * 88) / 63);
}

/** All groups one after the other. */
function stackHeight(
  { open, used, down, assembly }: Lying,
  width: number,
  step: BoardStep,
): number {
  const gap = isSmall(step) ? SMALL.gap : GAP;
  const last = isSmall(step) ? CLOSE.rows - CLOSE.last : 0;
  const heads = isSmall(step) ? HEADS.small : HEADS.rows;
  const held = boxesOf(Array<number>(assembly).fill(0), { ...step, low: step.held });
  const groups = [
    { over: heads.over, box: flow(boxesOf(step.hangs ? open : used, step), width, gap) },
    { over: heads.label, box: assembly === 0 ? NO_CARD : flow(held, width, gap) },
  ].map(({ over, box }): Box => ({ ...box, height: over + box.height - last }));
  // what hangs on a back follows it
  const names = down.reduce((sum, under) => sum + 1 + under, 0);
  const named = heads.names + Math.ceil(names / NAME_COLUMNS) * (step.back + BACK.gap);
  return flow(groups, width, BETWEEN).height + named + SLACK;
}

/** An empty Assembly says so in a line. */
const NO_CARD: Box = { width: 0, height: 28 };

interface Box {
  readonly width: number;
  readonly height: number;
}

function boxesOf(tucked: readonly number[], step: BoardStep): readonly Box[] {
  const below = isBare(step) ? BELOW.bare : BELOW.high;
  const height = heightOf(step) + (isSmall(step) ? CLOSE.rows : ROWS);
  return tucked.map((under) => ({ width: step.face, height: height + under * below }));
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
