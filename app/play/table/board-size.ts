/** The width of a face on the board, from the largest that there is; the least is a card without its text. */
export const FACES = [176, 160, 146, 134, 124, 112, 100, 84] as const;
export type FaceWidth = (typeof FACES)[number];
export const LEAST_FACE: FaceWidth = 84;

/** A face without its text is as high as what stands on it; the others have the shape of a card. */
export function faceHeight(width: FaceWidth): number {
  return width === LEAST_FACE ? 92 : Math.round((width * 88) / 63);
}

/** So many px that stand between cards, between groups of them, over a group, and for a card tucked under another. */
const GAP = 10;
const BETWEEN = 24;
const LABEL = 24;
const STRIP = { fine: 40, coarse: 48 };

/** A group of cards with a label: for each card, how many lie tucked under it. */
export type Group = readonly number[];

export interface BoardSize {
  readonly face: FaceWidth;
  /** Cards of the Assembly in a row. */
  readonly columns: number;
}

/**
 * The largest faces at which everything stands in a room of so many px without scrolling: the Domain's groups one after
 * the other in lines, the Assembly at their right, or below them where the room is narrow. The least faces where nothing does.
 */
export function boardSize(
  { width, height }: { readonly width: number; readonly height: number },
  domain: readonly Group[],
  assembly: Group,
  isNarrow = false,
): BoardSize {
  const rows = isNarrow ? [0] : [1, 2, 3];
  const strip = isNarrow ? STRIP.coarse : STRIP.fine;
  for (const face of FACES)
    for (const row of rows) {
      const columns =
        row === 0 ? columnsIn(width, face) : Math.max(1, Math.ceil(assembly.length / row));
      const beside = row === 0 ? 0 : widthOf(columns, face) + BETWEEN;
      const groups = domain.filter((group) => group.length > 0);
      const left = linesHeight(groups, width - beside, face, strip);
      const right =
        assembly.length === 0
          ? LABEL
          : linesHeight([assembly], widthOf(columns, face), face, strip);
      const needed = row === 0 ? left + right : Math.max(left, right);
      if (needed <= height && width - beside >= face) return { face, columns };
    }
  return { face: LEAST_FACE, columns: isNarrow ? columnsIn(width, LEAST_FACE) : 2 };
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
  strip: number,
): number {
  let height = 0;
  let line = 0;
  let used = 0;
  for (const group of groups) {
    const columns = Math.min(group.length, columnsIn(width, face));
    const own = groupHeight(group, columns, face, strip);
    const wide = widthOf(columns, face);
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

function groupHeight(group: Group, columns: number, face: FaceWidth, strip: number): number {
  let height = LABEL;
  for (let at = 0; at < group.length; at += columns)
    height += faceHeight(face) + GAP + strip * Math.max(...group.slice(at, at + columns));
  return height;
}
