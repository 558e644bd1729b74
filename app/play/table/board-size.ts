/** The width of a face on the board, from the largest that there is; the least is a card without its text. */
export const FACES = [176, 160, 146, 134, 124, 112, 100, 84] as const;
type FaceWidth = (typeof FACES)[number];
export const LEAST_FACE: FaceWidth = 84;

/** A back says little: it is never larger than this. */
const MOST_BACK: FaceWidth = 100;

/** So many px between cards, between groups of them, over a group, and for a card tucked under another. */
const GAP = 10;
const BETWEEN = 24;
const LABEL = 30;
const STRIP = { fine: 40, sign: 27, coarse: 48 };
/** So many signs of tucked cards stand side by side under the least face. */
const SIGNS = 3;

/** Cards under one label: for each of them, how many lie tucked under it. */
export interface Group {
  readonly tucked: readonly number[];
  /** How many of those are lit: each has a line of its own, with its title. */
  readonly lit?: readonly number[];
  readonly areBacks: boolean;
}

export interface BoardSize {
  readonly face: FaceWidth;
  readonly back: FaceWidth;
  /** Cards of the Assembly in a row. */
  readonly columns: number;
  /** Px of the height that stay free. */
  readonly rest: number;
  /** Px of the height that the least faces need. */
  readonly least: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * The largest faces at which everything stands in a room of so many px without scrolling: the groups of the Domain one
 * after the other in lines, the Assembly at their right, or as one more of them where the room is narrow. The least faces where
 * nothing does.
 */
export function boardSize(
  room: Room,
  domain: readonly Group[],
  assembly: number,
  isNarrow = false,
): BoardSize {
  const needed = (face: FaceWidth, columns: number) =>
    neededHeight(room.width, face, columns, domain, assembly, isNarrow);
  const columnsAt = (face: FaceWidth) => columnsOf(room, face, assembly, isNarrow);
  const least = Math.min(...columnsAt(LEAST_FACE).map((columns) => needed(LEAST_FACE, columns)));
  for (const face of FACES)
    for (const columns of columnsAt(face)) {
      const rest = room.height - needed(face, columns);
      if (rest >= 0) return { face, back: backOf(face), columns, rest, least };
    }
  const columns = isNarrow ? columnsIn(room.width, LEAST_FACE) : 2;
  return { face: LEAST_FACE, back: LEAST_FACE, columns, rest: 0, least };
}

/** The least cards are as high as what stands on them, a back as its title; the others have the shape of a card. */
function cardHeight(width: FaceWidth, isBack: boolean): number {
  if (width === LEAST_FACE) return isBack ? 56 : 92;
  return Math.round((width * 88) / 63);
}

function backOf(face: FaceWidth): FaceWidth {
  return face < MOST_BACK ? face : MOST_BACK;
}

/** How many cards of the Assembly may stand in a row: all, half, a third of them. */
function columnsOf({ width }: Room, face: FaceWidth, assembly: number, isNarrow: boolean) {
  if (isNarrow) return [columnsIn(width, face)];
  return [1, 2, 3].map((rows) => Math.max(1, Math.ceil(assembly / rows)));
}

function neededHeight(
  width: number,
  face: FaceWidth,
  columns: number,
  domain: readonly Group[],
  assembly: number,
  isNarrow: boolean,
): number {
  const strip = stripOf(face, isNarrow);
  const wide = widthOf(columns, face);
  const left = isNarrow ? width : width - wide - BETWEEN;
  if (left < face) return Number.POSITIVE_INFINITY;
  const held = { tucked: Array<number>(assembly).fill(0), areBacks: false };
  if (isNarrow) return linesHeight([...domain, held], left, face, strip);
  const beside = assembly === 0 ? LABEL : linesHeight([held], wide, face, strip);
  return Math.max(linesHeight(domain, left, face, strip), beside);
}

/** How what lies tucked under a card shows. */
interface Strip {
  readonly height: number;
  readonly inLine: number;
}

/** Under the least face, where a title would be cut to a word, signs alone; a finger needs more. */
function stripOf(face: FaceWidth, isNarrow: boolean): Strip {
  if (isNarrow) return { height: STRIP.coarse, inLine: 1 };
  return face === LEAST_FACE
    ? { height: STRIP.sign, inLine: SIGNS }
    : { height: STRIP.fine, inLine: 1 };
}

function widthOf(cards: number, face: number): number {
  return cards * (face + GAP) - GAP;
}

/** How many cards of a width stand in a row of so many px. */
export function columnsIn(width: number, face: number): number {
  return Math.max(1, Math.floor((width + GAP) / (face + GAP)));
}

/** How high groups are that stand one after the other, a new line where one has no room. */
function linesHeight(
  groups: readonly Group[],
  width: number,
  face: FaceWidth,
  strip: Strip,
): number {
  let [height, line, used] = [0, 0, 0];
  for (const group of groups) {
    const { tucked, areBacks } = group;
    if (tucked.length === 0) continue;
    const card = areBacks ? backOf(face) : face;
    const columns = Math.min(tucked.length, columnsIn(width, card));
    const own = groupHeight(group, columns, cardHeight(card, areBacks), strip);
    const wide = widthOf(columns, card);
    if (used > 0 && used + BETWEEN + wide <= width) {
      used += BETWEEN + wide;
      line = Math.max(line, own);
    } else {
      height += line;
      [line, used] = [own, wide];
    }
  }
  return height + line;
}

function groupHeight(
  { tucked, lit = [] }: Group,
  columns: number,
  card: number,
  strip: Strip,
): number {
  const lines = tucked.map((many, at) => {
    const own = strip.inLine === 1 ? 0 : (lit[at] ?? 0);
    return own + Math.ceil((many - own) / strip.inLine);
  });
  let height = LABEL;
  for (let at = 0; at < lines.length; at += columns)
    height += card + GAP + strip.height * Math.max(...lines.slice(at, at + columns));
  return height;
}
