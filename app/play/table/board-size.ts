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
const STRIP = { fine: 40, small: 32, sign: 27, coarse: 48 };
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
  /** How the cards tucked under others show: by their names, or under the least faces as signs. */
  readonly tuck: Tuck;
  /** Px of the height that stay free. */
  readonly rest: number;
  /** Px of the height that the least faces need. */
  readonly least: number;
}

type Tuck = 'names' | 'signs';

interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * The largest faces at which everything stands in a room of so many px without scrolling: the groups of the Domain one
 * after the other in lines, the Assembly at their right, or as one more of them where the room is narrow. The least faces where
 * nothing does, with signs for what lies tucked under them before they scroll.
 */
export function boardSize(
  room: Room,
  domain: readonly Group[],
  assembly: number,
  isNarrow = false,
): BoardSize {
  const needed = (face: FaceWidth, columns: number, tuck: Tuck) =>
    neededHeight(
      room.width,
      face,
      columns,
      domain,
      assembly,
      stripOf(face, isNarrow, tuck),
      isNarrow,
    );
  const columnsAt = (face: FaceWidth) => columnsOf(room, face, assembly, isNarrow);
  const last: Tuck = isNarrow ? 'names' : 'signs';
  const lowest = columnsAt(LEAST_FACE)
    .map((columns) => ({ columns, height: needed(LEAST_FACE, columns, last) }))
    .reduce((one, other) => (other.height < one.height ? other : one));
  // names ask for a few px more, not for many
  const named = Math.min(...columnsAt(LEAST_FACE).map((one) => needed(LEAST_FACE, one, 'names')));
  const least = named - lowest.height <= FEW_MORE ? named : lowest.height;
  for (const face of FACES)
    for (const tuck of face === LEAST_FACE ? TUCKS : TUCKS.slice(0, 1))
      for (const columns of columnsAt(face)) {
        const rest = room.height - needed(face, columns, tuck);
        if (rest >= 0) return { face, back: backOf(face), columns, tuck, rest, least };
      }
  const { columns } = lowest;
  return { face: LEAST_FACE, back: LEAST_FACE, columns, tuck: last, rest: 0, least };
}

/** So many px a board asks for, beyond what it needs, to have names in it. */
const FEW_MORE = 12;
const TUCKS: readonly Tuck[] = ['names', 'signs'];

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
  strip: Strip,
  isNarrow: boolean,
): number {
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
  /** Of one that is lit: it has a line of its own. */
  readonly lit: number;
}

/** Names in two lines each, smaller under the least face, where they may give way to signs; a finger needs more. */
function stripOf(face: FaceWidth, isNarrow: boolean, tuck: Tuck): Strip {
  const { fine, small, sign, coarse } = STRIP;
  if (isNarrow) return { height: coarse, inLine: 1, lit: coarse };
  if (face !== LEAST_FACE) return { height: fine, inLine: 1, lit: fine };
  return tuck === 'names'
    ? { height: small, inLine: 1, lit: small }
    : { height: sign, inLine: SIGNS, lit: small };
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
  const under = tucked.map((many, at) => {
    const own = lit[at] ?? 0;
    return own * strip.lit + Math.ceil((many - own) / strip.inLine) * strip.height;
  });
  let height = LABEL;
  for (let at = 0; at < under.length; at += columns)
    height += card + GAP + Math.max(...under.slice(at, at + columns));
  return height;
}
