import { placeOf } from '@/lib/board/engine/facts';
import { areaOf, type Box, isInside, isPillInside, middleOfArea } from '@/lib/board/map/area';
import type { Names } from '@/lib/board/map/names';
import { type Point, pointAt, SHAPE } from '@/lib/board/map/shape';
import { GAP, isOnHold, isOnMap, overlap } from './boxes';
import { fitHold, type Hold, heightOf, inRow, rowsOf } from './hold-layout';
import { nameBeside } from './name-beside';
import { holdName, type NameBox, nameRooms } from './name-boxes';

/* Where tokens of forces stand: wholly in their place where there is room, else beside it, and never on one another. */

/** What a token needs to be placed. */
export interface Token {
  /** The location that it stands in. */
  readonly at: string;
  readonly width: number;
  readonly height: number;
}

export interface PlacedToken extends Box {
  /** How much smaller than others it is drawn, up to 1. */
  readonly scale: number;
  /** A spot of its place, if it stands beside it. */
  readonly from: Point | null;
  /** Whether it stands on the panel of its place. */
  readonly isOnPanel: boolean;
}

/** Beside a stronghold that has no room for all that stands in it: a panel for its tokens, and a spot of the place. */
export interface Panel extends Box {
  readonly at: string;
  readonly from: Point;
}

export interface Layout {
  readonly placed: readonly PlacedToken[];
  /** Names that stand otherwise than on the empty map, by territory. */
  readonly moved: ReadonlyMap<string, NameBox>;
  readonly panels: readonly Panel[];
}

const STEP = 5;
/** A token beside its place does not stand farther from it. */
const FARTHEST = 190;
/** Between a token and the borders of its place. */
const RIM = 5;
/** As much smaller a token may be, to stand within its place, or at all. */
const SCALES = [1, 0.86, 0.74] as const;
/** Smaller than so no token of a stronghold is. */
const LEAST = { whole: 0.64, small: 0.74 } as const;
/** Round the tokens on a panel, and between them. */
const PADDING = 6;
/** At least so long is what is seen of the pointer of a token beside its place. */
const POINTER = 14;

/** Steps from a spot, the nearest first. */
const AROUND: readonly (Point & { readonly distance: number })[] = around();

function around() {
  const found = [];
  for (let x = -FARTHEST; x <= FARTHEST; x += STEP)
    for (let y = -FARTHEST; y <= FARTHEST; y += STEP)
      found.push({ x, y, distance: Math.hypot(x, y) });
  return found
    .filter(({ distance }) => distance <= FARTHEST)
    .sort((one, other) => one.distance - other.distance || one.y - other.y || one.x - other.x);
}

/**
 * A spot for each token, in their order. In a stronghold the tokens stand in a row below the name, which stands beside
 * the place where both have no room; where the tokens alone have none, they stand together on a panel beside it.
 * Elsewhere a token takes the spot nearest to the middle of its place that lies on no name, no other token and none of
 * `taken`; beside the place only where nothing within it is free.
 */
export function placeTokens(tokens: readonly Token[], taken: readonly Box[], names: Names): Layout {
  const labels = new Map(nameRooms(names));
  const moved = new Map<string, NameBox>();
  const placed = new Map<Token, PlacedToken>();
  const homeless: string[] = [];
  const crowded: string[] = [];
  const panels: Panel[] = [];
  for (const at of new Set(tokens.map((token) => token.at))) {
    const { territory } = placeOf(at);
    const label = holdName(territory, names);
    if (territory.type !== 'stronghold' || label === null) continue;
    const own = tokens.filter((token) => token.at === at);
    const hold = holdAt(at, label, own);
    if (hold === null || !isRoomy(hold, own, names)) {
      crowded.push(at);
      continue;
    }
    if (hold.name === null) {
      homeless.push(at);
      labels.delete(territory.id);
    } else {
      labels.set(territory.id, [hold.name]);
      moved.set(territory.id, hold.name);
    }
    for (const [rank, box] of hold.tokens.entries()) {
      const token = own[rank];
      if (token !== undefined) placed.set(token, { ...box, from: null, isOnPanel: false });
    }
  }
  for (const at of homeless) {
    const { territory } = placeOf(at);
    const usual = holdName(territory, names);
    if (usual === null) continue;
    const boxes = [...[...labels.values()].flat(), ...taken, ...placed.values()];
    const name = nameBeside(usual, at, names, boxes);
    labels.set(territory.id, [name]);
    moved.set(territory.id, name);
  }
  const boxes: Box[] = [...[...labels.values()].flat(), ...taken, ...placed.values()];
  for (const at of crowded) {
    const own = tokens.filter((token) => token.at === at);
    const found = panelBeside(own, at, boxes);
    if (found === null) continue;
    panels.push(found.panel);
    boxes.push(found.panel);
    for (const [rank, token] of own.entries()) {
      const box = found.tokens[rank];
      if (box !== undefined) placed.set(token, { ...box, from: found.panel.from, isOnPanel: true });
    }
  }
  const rest = tokens.filter((token) => !placed.has(token));
  for (const token of rest) {
    const spot = spotWithin(token, boxes);
    if (spot === null) continue;
    placed.set(token, spot);
    boxes.push(spot);
  }
  // Those that find no room within stand beside, once all others have their spots.
  for (const token of rest) {
    if (placed.has(token)) continue;
    const spot = spotBeside(token, boxes);
    placed.set(token, spot);
    boxes.push(spot);
  }
  return {
    placed: tokens.flatMap((token) => placed.get(token) ?? []),
    moved,
    panels,
  };
}

function isRoomy({ tokens }: Hold, own: readonly Token[], names: Names): boolean {
  return tokens.length === own.length && tokens.every(({ scale }) => scale >= LEAST[names]);
}

/** The panel nearest to a place that has room for its tokens, in as many rows as fit best. */
function panelBeside(tokens: readonly Token[], at: string, boxes: readonly Box[]) {
  const middle = middleOf(at);
  const found = SCALES.flatMap((scale) =>
    [1, 2, tokens.length].flatMap((perRow) => {
      const rows = rowsOf(tokens, perRow);
      const size = {
        at,
        width: Math.max(...rows.map(rowWidth)) * scale + 2 * PADDING,
        height: rows.reduce((sum, row) => sum + heightOf(row) * scale + PADDING, PADDING),
      };
      const spot = spotBesideAt(size, 1, boxes);
      if (spot === null || spot.from === null) return [];
      const far = Math.hypot(spot.x - middle.x, spot.y - middle.y);
      return [{ panel: { ...size, ...spot, from: spot.from }, rows, scale, cost: far / scale }];
    }),
  );
  const [best] = found.sort((one, other) => one.cost - other.cost);
  if (best === undefined) return null;
  const { panel, rows, scale } = best;
  let top = panel.y - panel.height / 2 + PADDING;
  const placed = rows.flatMap((row) => {
    const high = heightOf(row) * scale;
    top += high + PADDING;
    return inRow(row, scale, panel.x, top - PADDING - high / 2);
  });
  return { panel, tokens: placed };
}

const rowWidth = (row: readonly Token[]) => row.reduce((sum, { width }) => sum + width + 4, -4);

const HOLDS = new Map<string, Hold | null>();

function holdAt(at: string, label: NameBox, tokens: readonly Token[]): Hold | null {
  const sizes = tokens.map(({ width, height }) => `${width}x${height}`);
  const key = `${at} ${label.size} ${sizes}`;
  const known = HOLDS.get(key);
  if (known !== undefined) return known;
  const hold = fitHold(label, tokens, areaOf(at));
  HOLDS.set(key, hold);
  return hold;
}

function spotWithin({ at, width, height }: Token, boxes: readonly Box[]): PlacedToken | null {
  const near = nearTo(middleOf(at), width, height, boxes);
  for (const scale of SCALES)
    for (const box of spotsWithin(at, width * scale, height * scale))
      if (!near.some((other) => overlap(box, other)))
        return { ...box, scale, from: null, isOnPanel: false };
  return null;
}

const WITHIN = new Map<string, readonly Box[]>();

/** The spots where a token of a size lies wholly within a place, the nearest to its middle first. */
function spotsWithin(at: string, width: number, height: number): readonly Box[] {
  const key = `${at} ${width} ${height}`;
  const known = WITHIN.get(key);
  if (known !== undefined) return known;
  const middle = middleOf(at);
  const area = areaOf(at);
  const [xs, ys] = [area.map(({ x }) => x), area.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) + width / 2, Math.max(...xs) - width / 2];
  const [top, bottom] = [Math.min(...ys) + height / 2, Math.max(...ys) - height / 2];
  const spots = AROUND.flatMap(({ x, y }) => {
    const box = { x: middle.x + x, y: middle.y + y, width, height };
    if (box.x < left || box.x > right || box.y < top || box.y > bottom) return [];
    return isPillInside(grown(box), area) ? [box] : [];
  });
  WITHIN.set(key, spots);
  return spots;
}

function spotBeside(token: Token, boxes: readonly Box[]): PlacedToken {
  for (const scale of SCALES) {
    const spot = spotBesideAt(token, scale, boxes);
    if (spot !== null) return spot;
  }
  return {
    ...middleOf(token.at),
    width: token.width,
    height: token.height,
    scale: 1,
    from: null,
    isOnPanel: false,
  };
}

function spotBesideAt(token: Token, scale: number, boxes: readonly Box[]): PlacedToken | null {
  const { at } = token;
  const [width, height] = [token.width * scale, token.height * scale];
  const middle = middleOf(at);
  const near = nearTo(middle, width, height, boxes);
  const feet = feetOf(at, near);
  let crossing: PlacedToken | null = null;
  for (const { x, y } of AROUND) {
    const box = { x: middle.x + x, y: middle.y + y, width, height };
    if (!isOnMap(box) || near.some((other) => overlap(box, other))) continue;
    const seen = nearestTo(
      box,
      feet.filter((foot) => !isNear(foot, box)),
    );
    const from = seen ?? nearestTo(box, feet) ?? middle;
    const spot = { ...box, scale, from, isOnPanel: false };
    if (seen !== null && !isOnHold(box, at) && !isCrossed(box, from, at, near)) return spot;
    crossing ??= spot;
  }
  return crossing;
}

/** Where a line to a place may end: free points just within its borders. */
function feetOf(at: string, boxes: readonly Box[]): readonly Point[] {
  const inner = 9;
  const area = areaOf(at);
  const middle = middleOfArea(area);
  return area.flatMap(({ x, y }) => {
    const length = Math.hypot(middle.x - x, middle.y - y) || 1;
    const foot = {
      x: x + ((middle.x - x) * inner) / length,
      y: y + ((middle.y - y) * inner) / length,
    };
    const dot = { ...foot, width: 4, height: 4 };
    return boxes.some((other) => overlap(dot, other)) || !isInside(foot, area) ? [] : [foot];
  });
}

/** Whether a pointer from a box to a spot would not be seen. */
function isNear({ x, y }: Point, box: Box): boolean {
  return (
    Math.abs(x - box.x) < box.width / 2 + POINTER && Math.abs(y - box.y) < box.height / 2 + POINTER
  );
}

function nearestTo({ x, y }: Point, points: readonly Point[]): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance < least) [best, least] = [point, distance];
  }
  return best;
}

/** Whether a pointer goes over a name, another token or another stronghold: it would seem to belong there. */
function isCrossed(one: Point, other: Point, at: string, boxes: readonly Box[]): boolean {
  return (
    boxes.some((box) => crosses(one, other, box)) ||
    [0.2, 0.4, 0.6, 0.8, 1].some((part) =>
      isOnHold(
        {
          x: one.x + (other.x - one.x) * part,
          y: one.y + (other.y - one.y) * part,
          width: 8,
          height: 8,
        },
        at,
      ),
    )
  );
}

/** Whether a line goes through a box. */
function crosses(one: Point, other: Point, box: Box): boolean {
  const parts = Math.ceil(Math.hypot(one.x - other.x, one.y - other.y) / 5);
  for (let part = 0; part <= parts; part += 1) {
    const x = one.x + ((other.x - one.x) * part) / parts;
    const y = one.y + ((other.y - one.y) * part) / parts;
    if (Math.abs(x - box.x) < box.width / 2 && Math.abs(y - box.y) < box.height / 2) return true;
  }
  return false;
}

function grown({ x, y, width, height }: Box): Box {
  return { x, y, width: width + 2 * RIM, height: height + 2 * RIM };
}

function nearTo(middle: Point, width: number, height: number, boxes: readonly Box[]) {
  return boxes.filter(
    (box) =>
      Math.abs(box.x - middle.x) < FARTHEST + (box.width + width) / 2 + GAP &&
      Math.abs(box.y - middle.y) < FARTHEST + (box.height + height) / 2 + GAP,
  );
}

function middleOf(at: string): Point {
  const { territory } = placeOf(at);
  const label = SHAPE.labels[territory.id];
  return territory.type === 'stronghold' && label !== undefined
    ? pointAt(label.at)
    : pointAt(SHAPE.marks[at] ?? [0, 0]);
}
