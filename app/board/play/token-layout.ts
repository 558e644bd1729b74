import { placeOf } from '@/lib/board/engine/facts';
import { outlineOf, type Point, pointAt, SHAPE } from '@/lib/board/map/shape';

/* Where tokens of forces stand: in their place where there is room, else beside it, and never on one another. */

/** A rectangle of the drawing by its middle. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** What a token needs to be placed. */
export interface Token {
  /** The location that it stands in. */
  readonly at: string;
  readonly width: number;
  readonly height: number;
}

export interface PlacedToken extends Box {
  /** Where its place is, if it stands beside it. */
  readonly from: Point | null;
}

/** How names stand on the map: whole, or as letters where the map is small. */
export type Names = 'whole' | 'short';

const STEP = 6;
/** A token does not stand farther from where it would stand best. */
const FARTHEST = 150;
/** Between two boxes. */
const GAP = 3;
/** What a spot outside its place costs, as if it were so much farther. */
const OUTSIDE = 46;
/** The size of the letters of a short name, as the style sheet has it. */
const SHORT_SIZE = 30;
/** Letters of the sans in bold, by the size of the type. */
const LETTER = { whole: 0.53, short: 0.62 } as const;

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

/** The names of the territories as boxes. */
export function nameBoxes(names: Names): readonly Box[] {
  return Object.entries(SHAPE.labels).map(([id, { at, size, lines }]) => {
    const { x, y } = pointAt(at);
    if (names === 'short') {
      const letters = shortOf(id).length;
      return { x, y, width: letters * SHORT_SIZE * LETTER.short, height: SHORT_SIZE * 0.8 };
    }
    const longest = Math.max(...lines.map(({ length }) => length));
    return { x, y, width: longest * size * LETTER.whole, height: lines.length * size * 1.08 };
  });
}

function shortOf(territory: string): string {
  return SHORTS.get(territory) ?? '';
}

const SHORTS = new Map(
  Object.keys(SHAPE.cells).map((id) => {
    const { territory } = placeOf(id);
    return [territory.id, territory.short] as const;
  }),
);

const NAMES = { whole: nameBoxes('whole'), short: nameBoxes('short') };

/**
 * A spot for each token, in their order: the nearest to the middle of its place that lies on no name, no token before
 * it and none of `taken`; outside the place only where that is much nearer.
 */
export function placeTokens(
  tokens: readonly Token[],
  taken: readonly Box[],
  names: Names,
): readonly PlacedToken[] {
  const boxes = [...NAMES[names], ...taken];
  return tokens.map((token) => {
    const best = bestSpot(token, boxes);
    const placed = { ...best, width: token.width, height: token.height };
    boxes.push(placed);
    return placed;
  });
}

function bestSpot(
  { at, width, height }: Token,
  boxes: readonly Box[],
): Point & { readonly from: Point | null } {
  const area = areaOf(at);
  const middle = middleOf(at);
  const near = boxes.filter(
    (box) =>
      Math.abs(box.x - middle.x) < FARTHEST + (box.width + width) / 2 + GAP &&
      Math.abs(box.y - middle.y) < FARTHEST + (box.height + height) / 2 + GAP,
  );
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y, distance } of AROUND) {
    if (distance >= least) break;
    const spot = { x: middle.x + x, y: middle.y + y, width, height };
    const cost = distance + outside(spot, area);
    if (cost >= least || near.some((box) => overlap(spot, box))) continue;
    best = { x: spot.x, y: spot.y };
    least = cost;
  }
  if (best === null) return { ...middle, from: null };
  return { ...best, from: isInside(best, area) ? null : middle };
}

/** What a box costs that is not within its place: less where only a corner looks out. */
function outside({ x, y, width, height }: Box, area: readonly Point[]): number {
  if (!isInside({ x, y }, area)) return OUTSIDE;
  const reach = 0.42;
  const corners = [-reach, reach].flatMap((across) =>
    [-reach, reach].map((along) => ({ x: x + across * width, y: y + along * height })),
  );
  return (corners.filter((corner) => !isInside(corner, area)).length * OUTSIDE) / 6;
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

const AREAS = new Map<string, readonly Point[]>();

/** The corners of a place, and the middles of its bent borders. */
function areaOf(at: string): readonly Point[] {
  const known = AREAS.get(at);
  if (known !== undefined) return known;
  const { from, borders } = outlineOf(at);
  const area = [
    from,
    ...borders.flatMap((border) =>
      border.kind === 'bend' ? [border.through, border.to] : [border.to],
    ),
  ];
  AREAS.set(at, area);
  return area;
}

function isInside({ x, y }: Point, area: readonly Point[]): boolean {
  let inside = false;
  for (const [at, one] of area.entries()) {
    const other = area[(at + 1) % area.length] ?? one;
    if (one.y > y === other.y > y) continue;
    if (x < one.x + ((y - one.y) * (other.x - one.x)) / (other.y - one.y)) inside = !inside;
  }
  return inside;
}
