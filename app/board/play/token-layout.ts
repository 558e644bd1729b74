import { placeOf } from '@/lib/board/engine/facts';
import { areaOf, type Box, isBoxInside, isInside } from '@/lib/board/map/area';
import { type Point, pointAt, SHAPE } from '@/lib/board/map/shape';
import { fitHold, type Hold } from './hold-layout';
import { type NameBox, type Names, nameBoxes } from './name-boxes';

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
}

export interface Layout {
  readonly placed: readonly PlacedToken[];
  /** Names that stand otherwise than on the empty map, by territory. */
  readonly moved: ReadonlyMap<string, NameBox>;
}

const STEP = 5;
/** A token beside its place does not stand farther from it. */
const FARTHEST = 170;
/** Between two boxes. */
const GAP = 3;
/** Between a token and the borders of its place. */
const RIM = 3;
/** As much smaller a token may be, to stand within its place. */
const SCALES = [1, 0.86] as const;

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
 * A spot for each token, in their order. In a stronghold the name makes room and the tokens stand in a row below it.
 * Elsewhere a token takes the spot nearest to the middle of its place that lies on no name, no other token and none of
 * `taken`; beside the place only where nothing within it is free.
 */
export function placeTokens(tokens: readonly Token[], taken: readonly Box[], names: Names): Layout {
  const labels = new Map(nameBoxes(names));
  const moved = new Map<string, NameBox>();
  const placed = new Map<Token, PlacedToken>();
  for (const at of new Set(tokens.map((token) => token.at))) {
    const { territory } = placeOf(at);
    const label = labels.get(territory.id);
    if (territory.type !== 'stronghold' || label === undefined) continue;
    const own = tokens.filter((token) => token.at === at);
    const hold = holdAt(at, label, own);
    if (hold === null) continue;
    labels.set(territory.id, hold.name);
    moved.set(territory.id, hold.name);
    for (const [rank, box] of hold.tokens.entries()) {
      const token = own[rank];
      if (token !== undefined) placed.set(token, { ...box, from: null });
    }
  }
  const boxes: Box[] = [...labels.values(), ...taken, ...placed.values()];
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
    const spot = spotBeside(token, boxes, [...labels.values()]);
    placed.set(token, spot);
    boxes.push(spot);
  }
  return {
    placed: tokens.flatMap((token) => placed.get(token) ?? []),
    moved,
  };
}

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
      if (!near.some((other) => overlap(box, other))) return { ...box, scale, from: null };
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
  const spots = AROUND.flatMap(({ x, y }) => {
    const box = { x: middle.x + x, y: middle.y + y, width, height };
    return isBoxInside(grown(box), area) ? [box] : [];
  });
  WITHIN.set(key, spots);
  return spots;
}

function spotBeside(
  { at, width, height }: Token,
  boxes: readonly Box[],
  names: readonly Box[],
): PlacedToken {
  const middle = middleOf(at);
  const near = nearTo(middle, width, height, boxes);
  const feet = feetOf(at, near);
  let crossing: PlacedToken | null = null;
  for (const { x, y } of AROUND) {
    const box = { x: middle.x + x, y: middle.y + y, width, height };
    if (!isOnMap(box) || near.some((other) => overlap(box, other))) continue;
    const from = nearestTo(box, feet) ?? middle;
    const spot = { ...box, scale: 1, from };
    if (!names.some((name) => crosses(box, from, name))) return spot;
    crossing ??= spot;
  }
  return crossing ?? { ...middle, width, height, scale: 1, from: null };
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

function nearestTo({ x, y }: Point, points: readonly Point[]): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance < least) [best, least] = [point, distance];
  }
  return best;
}

function middleOfArea(area: readonly Point[]): Point {
  const sum = area.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / area.length, y: sum.y / area.length };
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

/** Whether a box leaves the ring of the sectors free. */
function isOnMap({ x, y, width, height }: Box): boolean {
  return Math.hypot(Math.abs(x) + width / 2, Math.abs(y) + height / 2) < SHAPE.rim;
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

/** Whether two boxes lie on one another, or nearer than the gap between them. */
export function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP
  );
}

function middleOf(at: string): Point {
  const { territory } = placeOf(at);
  const label = SHAPE.labels[territory.id];
  return territory.type === 'stronghold' && label !== undefined
    ? pointAt(label.at)
    : pointAt(SHAPE.marks[at] ?? [0, 0]);
}
