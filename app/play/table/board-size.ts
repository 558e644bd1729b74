/** The width of a face on the board, from the largest that there is. */
export const FACES = [176, 160, 146, 134, 124, 112, 100, 92, 84] as const;
/** Low cards have but their title and figures: they may be narrower still. */
const LEAST_LOW = 80;
type FaceWidth = (typeof FACES)[number] | typeof LEAST_LOW;
export const LEAST_FACE = 84;
/** Low cards are no wider than this: they have but a title, ranks and numbers. */
const WIDEST_LOW: FaceWidth = 134;

/** Low cards are as high as the room lets them be; below `ROOMY` px their picture holds ranks alone. */
const LOW_HEIGHTS = [112, 104, 92, 78, 72, 66] as const;
export const ROOMY = 104;
const LOWEST = 66;

/** A back says little: it is never larger than this. */
const MOST_BACK: FaceWidth = 100;

/** So many px between cards, between rows of them, between groups, over a group: between rows a tab has room. */
const GAP = 10;
const ROWS = 15;
const BETWEEN = 20;
const LABEL = 29;
/** Over the first group of low cards stands no name: a tab alone has room there. */
const TAB = 15;
/** Between low cards of the Assembly and its name below them. */
const UNDER = 6;
/** The height of a name that hangs below its card, and that of one of several backs in a column. */
const BELOW = 26;
const IN_COLUMN = 30;
/** The least height of a name that stands beside its bearer. */
const BESIDE = 22;
/** What stands over a column of backs, and below the Assembly. */
const BACKS_LABEL = 18;
const PILES = 40;
/** So wide a column of the names of backs is. */
const BACK_NAMES = [168, 120] as const;

/** Cards under one label: for each of them, how many lie tucked under it. */
export interface Group {
  readonly tucked: readonly number[];
  readonly areBacks: boolean;
}

/**
 * The names on a low bearer stand beside it where there are so many of them or more, or only those on the last bearer of
 * several; null: all of them below.
 */
type Beside = 2 | 3 | 'last' | null;

/** How cards stand, and whether the backs are names alone. */
interface Shape {
  readonly face: FaceWidth;
  /** Px of the height of cards without their text: name, picture and figures; null for whole ones. */
  readonly low: number | null;
  readonly backs: 'cards' | 'names';
  /** Px of the width of such a name. */
  readonly backName: (typeof BACK_NAMES)[number];
  readonly beside: Beside;
}

export interface BoardSize extends Shape {
  readonly back: FaceWidth;
  /** Cards of the Assembly in a row. */
  readonly columns: number;
  /** Names of backs in a column. */
  readonly backNames: number;
  /** Px of the height that stay free. */
  readonly rest: number;
  /** Px of the height that the least shape needs. */
  readonly least: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Faces that are as large keep whole backs beside them, rather than grow. */
const LARGE: FaceWidth = 124;

const PLAIN: Shape = {
  face: LEAST_FACE,
  low: null,
  backs: 'cards',
  backName: 168,
  beside: null,
};

const LOW_FACES: readonly FaceWidth[] = [...FACES.filter((face) => face <= WIDEST_LOW), LEAST_LOW];

/** First those with their text, then those without, as wide as the room is. */
const SHAPES: readonly Shape[] = [
  ...FACES.map((face): Shape => ({ ...PLAIN, face })),
  ...LOW_HEIGHTS.flatMap((low) =>
    LOW_FACES.flatMap((face) =>
      ([null, 'last', 3, 2] as const).map((beside): Shape => ({ ...PLAIN, face, low, beside })),
    ),
  ),
];
const FINE_SHAPES: readonly Shape[] = SHAPES.flatMap((shape): Shape[] =>
  shape.low === null && shape.face > LARGE
    ? [shape]
    : [shape, ...BACK_NAMES.map((backName): Shape => ({ ...shape, backs: 'names', backName }))],
);

/**
 * The largest faces at which everything stands in a room of so many px without scrolling: the groups of the Domain one
 * after the other in lines, the Assembly at their right, or as one more of them where the room is narrow. The least faces,
 * without their text, where nothing does.
 */
export function boardSize(
  room: Room,
  domain: readonly Group[],
  assembly: number,
  isNarrow = false,
): BoardSize {
  const most = Math.max(0, ...domain.flatMap(({ tucked }) => tucked));
  // without so many names on one card they would stand as the others do
  const shapes = (isNarrow ? SHAPES : FINE_SHAPES).filter(
    ({ beside }) => beside === null || most >= (beside === 3 ? 3 : 2),
  );
  const lowest = shapes
    .filter(({ low }) => low === LOWEST)
    .flatMap((shape) => layouts(room, shape, domain, assembly, isNarrow))
    .reduce((one, other) => (other.height < one.height ? other : one));
  const found = lowest.height > room.height ? lowest : firstIn();
  function firstIn(): Layout {
    for (const shape of shapes)
      for (const layout of layouts(room, shape, domain, assembly, isNarrow))
        if (layout.height <= room.height) return layout;
    return lowest;
  }
  const { height, shape, columns, backNames } = found;
  return {
    ...shape,
    back: backOf(shape.face),
    columns,
    backNames,
    rest: Math.max(0, room.height - height),
    least: lowest.height,
  };
}

interface Layout {
  readonly shape: Shape;
  readonly columns: number;
  readonly backNames: number;
  readonly height: number;
}

/** How high the cards stand in a shape, with the Assembly in one row, two or three. */
function layouts(
  { width }: Room,
  shape: Shape,
  domain: readonly Group[],
  assembly: number,
  isNarrow: boolean,
): readonly Layout[] {
  const { face } = shape;
  const held: Group = { tucked: Array<number>(assembly).fill(0), areBacks: false };
  if (isNarrow) {
    const height = linesHeight([...domain, held], width, shape, 0);
    return [{ shape, columns: columnsIn(width, face), backNames: 0, height }];
  }
  return [1, 2, 3].flatMap((rows) => {
    const columns = Math.max(1, Math.ceil(assembly / rows));
    const wide = widthOf(columns, face);
    const left = width - Math.max(wide, LEAST_FORUM) - BETWEEN;
    if (left < face) return [];
    const names = namesOf(domain);
    const least = backsIn(shape, names, left);
    const cards = assembly === 0 ? LABEL : linesHeight([held], wide, shape, 0);
    // below low cards its name, and no tab
    const beside = cards + PILES - (shape.low === null || assembly === 0 ? 0 : ROWS - UNDER);
    // names may stand in lines of their own, or lower than the cards beside them
    const many = Math.ceil(sumOf(names) / columnsIn(left, shape.backName));
    const inColumn =
      shape.backs === 'names' ? [least, least + 1, least + 2, Math.max(1, many, ...names)] : [1];
    return inColumn.map((backNames) => {
      const height = Math.max(linesHeight(domain, left, shape, backNames), beside);
      return { shape, columns, backNames, height };
    });
  });
}

/** What stands over and under the Assembly needs so much, however few cards it has. */
const LEAST_FORUM = 84;

/** Low cards are as high as what stands on them, a back as its title; the others have the shape of a card. */
function heightOf({ face, low }: Shape, isBack: boolean): number {
  if (low !== null) return isBack ? 56 : low;
  return Math.round(((isBack ? backOf(face) : face) * 88) / 63);
}

function backOf(face: FaceWidth): FaceWidth {
  return face < MOST_BACK ? face : MOST_BACK;
}

/** How many names stand one below the other in so many px. */
function namesIn(height: number): number {
  return Math.max(1, Math.floor((height + 3) / IN_COLUMN));
}

/** How many names of backs stand one below the other: as many as a card is high, or as keep to the width. */
function backsIn(shape: Shape, names: readonly number[], width: number): number {
  const inCard = namesIn(heightOf(shape, false) - BACKS_LABEL + ROWS + 3);
  return Math.max(inCard, Math.ceil(sumOf(names) / columnsIn(width, shape.backName)), ...names);
}

/** For each back, how many names it and what lies under it have: they stand in one column. */
function namesOf(groups: readonly Group[]): readonly number[] {
  return groups
    .filter(({ areBacks }) => areBacks)
    .flatMap(({ tucked }) => tucked.map((under) => 1 + under));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** In how many columns of so many names they stand. */
function nameColumns(names: readonly number[], rows: number): number {
  let [columns, used] = [1, 0];
  for (const many of names) {
    if (used > 0 && used + many > rows) [columns, used] = [columns + 1, 0];
    used += many;
  }
  return columns;
}

function widthOf(cards: number, face: number): number {
  return cards * (face + GAP) - GAP;
}

/** How many cards of a width stand in a row of so many px. */
export function columnsIn(width: number, face: number): number {
  return Math.max(1, Math.floor((width + GAP) / (face + GAP)));
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** How high groups are that stand one after the other, a new line where one has no room. */
function linesHeight(
  groups: readonly Group[],
  width: number,
  shape: Shape,
  backNames: number,
): number {
  const areNames = ({ areBacks }: Group) => areBacks && shape.backs === 'names';
  // the names of backs follow the last card of what lies there
  const named = backsBox(namesOf(groups.filter(areNames)), backNames, shape.backName);
  const boxes = groups
    .filter((group) => !areNames(group))
    .map(({ tucked, areBacks }, at) => {
      const areBeside = areBacks ? [] : besideIn(tucked, shape);
      return [
        ...tucked.map((under, card) => cardBox(under, areBacks, areBeside[card] === true, shape)),
        ...(at === 0 ? named : []),
      ];
    })
    .filter((cards) => cards.length > 0)
    .map((cards, at): Box => {
      const { height, ...box } = flow(cards, width, GAP);
      return { ...box, height: height + (shape.low !== null && at === 0 ? TAB : LABEL) };
    });
  return flow(boxes, width, BETWEEN).height;
}

function backsBox(names: readonly number[], rows: number, name: number): readonly Box[] {
  if (names.length === 0) return [];
  const width = widthOf(nameColumns(names, rows), name);
  return [{ width, height: BACKS_LABEL + Math.min(sumOf(names), rows) * IN_COLUMN - 3 }];
}

/** Of cards in a row, by how many names each has: which have them beside, in the place of one card more. */
export function besideIn(
  tucked: readonly number[],
  { low, beside }: Pick<Shape, 'low' | 'beside'>,
): readonly boolean[] {
  if (low === null || beside === null) return tucked.map(() => false);
  const last = tucked.findLastIndex((under) => under >= 2);
  return tucked.map(
    (under, at) => under * BESIDE <= low && (beside === 'last' ? at === last : under >= beside),
  );
}

function cardBox(under: number, isBack: boolean, isBeside: boolean, shape: Shape): Box {
  if (isBeside) return { width: widthOf(2, shape.face), height: heightOf(shape, false) + ROWS };
  const width = isBack ? backOf(shape.face) : shape.face;
  return { width, height: heightOf(shape, isBack) + under * BELOW + ROWS };
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
