import { placeOf } from '@/lib/board/engine/facts';
import { areaOf, type Box, isInside, isPillInside } from '@/lib/board/map/area';
import { locationsOf, type Territory } from '@/lib/board/map/map';
import { roomsOf } from '@/lib/board/map/name-rooms';
import type { Names } from '@/lib/board/map/names';
import type { Point } from '@/lib/board/map/shape';
import { isBesideHold, isOnHold, isOnMap, overlap } from './boxes';
import { fitHold, type Hold, heightOf, inRow, rowsOf } from './hold-layout';
import { SHORT, spotBeside, spotBesideAt } from './token-beside';
import {
  AROUND,
  middleOf,
  nearTo,
  type PlacedToken,
  SCALES,
  SMALLER,
  type Token,
} from './token-spots';

/* Where tokens of forces stand: wholly in their place where there is room, else beside it, never on one another or on a name. */

/** Beside a place that has no room for all that stands in it: a panel for its tokens, and a spot of the place. */
export interface Panel extends Box {
  readonly at: string;
  readonly from: Point;
}

export interface Layout {
  readonly placed: readonly PlacedToken[];
  /** Territories whose names are left off: their tokens need the room. */
  readonly off: ReadonlySet<string>;
  /** How far the names of others move in their own land, for the same. */
  readonly moved: ReadonlyMap<string, Point>;
  /** The room of each name that is not left off, where it stands. */
  readonly labels: ReadonlyMap<string, readonly Box[]>;
  readonly panels: readonly Panel[];
}

/** Between a token and the borders of its place: the first of them for which there is room. */
const RIMS = { whole: [9, 4, 1], small: [6, 3, 1] } as const;
/** So far it reaches over them where it has no other room. */
const OVER = [-3, -6] as const;
/** Where the line of a token ends. */
const DOT = { width: 12, height: 12 };
/** Where nothing else is free, a line of any length. */
const FAR = Number.POSITIVE_INFINITY;
/** How far a name may move, the least first. */
const MOVES: readonly Point[] = [20, 40, 60].flatMap((far) =>
  Array.from({ length: 8 }, (_, turn) => ({
    x: Math.round(far * Math.cos((turn * Math.PI) / 4)),
    y: Math.round(far * Math.sin((turn * Math.PI) / 4)),
  })),
);
/** Round the tokens on a panel, and between them. */
const PADDING = 6;

/**
 * A spot for each token, in their order. In a stronghold the tokens stand in rows beside the name, and on a panel beside
 * the stronghold where they have no room, as several do that have none elsewhere. Else a token takes the spot nearest to the middle of its place that lies
 * on no name, no other token and none of `taken`; else one beside the place from which a short line leads to it; else
 * it takes the room of the name.
 */
export function placeTokens(tokens: readonly Token[], taken: readonly Box[], names: Names): Layout {
  const labels = new Map(roomsOf(names));
  const placed = new Map<Token, PlacedToken>();
  const panels: Panel[] = [];
  const off = new Set<string>();
  const moved = new Map<string, Point>();
  let boxes: readonly Box[] = [...[...labels.values()].flat(), ...taken];
  const put = (token: Token, spot: PlacedToken) => {
    placed.set(token, spot);
    boxes = [...boxes, spot, ...(spot.from === null ? [] : [{ ...spot.from, ...DOT }])];
  };
  const crowded: (readonly [string, readonly Token[]])[] = [];
  for (const at of new Set(tokens.map((token) => token.at))) {
    const own = tokens.filter((token) => token.at === at);
    if (placeOf(at).territory.type !== 'stronghold') {
      if (own.length > 1 && !haveRoom(own, boxes, RIMS[names])) crowded.push([at, own]);
      continue;
    }
    const hold = holdAt(at, own, taken, names);
    if (hold === null) crowded.push([at, own]);
    for (const [rank, box] of hold?.entries() ?? []) {
      const token = own[rank];
      if (token !== undefined) put(token, { ...box, from: null, isOnPanel: false });
    }
  }
  for (const [at, own] of crowded) {
    const found = panelBeside(own, at, boxes);
    if (found === null) continue;
    panels.push(found.panel);
    boxes = [...boxes, found.panel];
    for (const [rank, token] of own.entries()) {
      const box = found.tokens[rank];
      if (box !== undefined) placed.set(token, { ...box, from: found.panel.from, isOnPanel: true });
    }
  }
  const within = (rims: readonly number[], scales: readonly number[]) => {
    for (const token of tokens) {
      const spot = placed.has(token) ? null : spotWithin(token, boxes, rims, scales);
      if (spot !== null) put(token, spot);
    }
  };
  /** The territory of a token, its name, and all else that lies on the map. */
  const aroundOf = ({ at }: Token) => {
    const { territory } = placeOf(at);
    const name = labels.get(territory.id) ?? [];
    return { territory, name, others: boxes.filter((box) => !name.includes(box)) };
  };
  const [wide, some, thin] = RIMS[names];
  within([wide, some], [1]);
  within([wide, some], SCALES);
  within([thin], SCALES);
  // on a small map a name moves rather than that a token is too small to be read, or stands beside its place
  for (const token of names === 'small' ? tokens : []) {
    const { territory, name, others } = aroundOf(token);
    if (placed.has(token) || moved.has(territory.id)) continue;
    for (const by of MOVES) {
      const there = name.map((box) => ({ ...box, x: box.x + by.x, y: box.y + by.y }));
      if (
        !there.every((box) => isOnLand(box, territory) && !others.some((one) => overlap(one, box)))
      )
        continue;
      const spot = spotWithin(token, [...others, ...there], [wide, some], SCALES);
      if (spot === null) continue;
      moved.set(territory.id, by);
      labels.set(territory.id, there);
      boxes = [...others, ...there];
      put(token, spot);
      break;
    }
  }
  within([wide, some], SMALLER);
  // smaller rather than over a border, where it would seem to stand in two places
  within([thin], SMALLER);
  within(OVER, [...SCALES, ...SMALLER]);
  for (const token of tokens) {
    if (placed.has(token)) continue;
    const { territory, others } = aroundOf(token);
    const alone = spotWithin(token, others, RIMS[names], SCALES);
    // a line is hard to see on a small map
    const beside = names === 'small' && alone !== null ? null : spotBeside(token, boxes, SHORT);
    if (beside !== null) {
      put(token, beside);
      continue;
    }
    const far = alone === null ? spotBeside(token, boxes, FAR) : null;
    if (far !== null) {
      put(token, far);
      continue;
    }
    off.add(territory.id);
    labels.delete(territory.id);
    boxes = others;
    put(token, alone ?? anywhere(token));
  }
  return { placed: tokens.flatMap((token) => placed.get(token) ?? []), off, moved, labels, panels };
}

/** Whether the middle of a box lies in a territory, and all of it on the map. */
function isOnLand(box: Box, territory: Territory): boolean {
  return isOnMap(box) && locationsOf(territory).some(({ id }) => isInside(box, areaOf(id)));
}

/** Whether some tokens of one place lie wholly within it beside each other. */
function haveRoom(
  tokens: readonly Token[],
  boxes: readonly Box[],
  rims: readonly number[],
): boolean {
  let taken = boxes;
  return tokens.every((token) => {
    const spot = spotWithin(token, taken, rims, SCALES);
    if (spot !== null) taken = [...taken, spot];
    return spot !== null;
  });
}

const HOLDS = new Map<string, Hold | null>();

/** The tokens of a stronghold in it, as they were found before: only names and spice lie on its ground or at its walls. */
function holdAt(
  at: string,
  tokens: readonly Token[],
  taken: readonly Box[],
  names: Names,
): Hold | null {
  const area = areaOf(at);
  const near = taken.filter((box) => overlap(box, boundsOf(area)));
  const key = `${names} ${at} ${tokens.map(({ width }) => width)} ${near.map(({ x, y }) => `${x} ${y}`)}`;
  const known = HOLDS.get(key);
  if (known !== undefined) return known;
  const others = [...nearTo(middleOf(at), 0, 0, [...roomsOf(names).values()].flat()), ...near];
  const hold = fitHold(tokens, { area, others });
  HOLDS.set(key, hold);
  return hold;
}

/** The least box round an area. */
function boundsOf(area: readonly Point[]): Box {
  const [xs, ys] = [area.map(({ x }) => x), area.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left,
    height: bottom - top,
  };
}

/** On what lies there: nothing near is free. */
function anywhere({ at, width, height }: Token): PlacedToken {
  return { ...middleOf(at), width, height, scale: 1, from: null, isOnPanel: false };
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
      const spot = spotBesideAt(size, 1, boxes, FAR);
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

/** The free spot of a place for a token as large as can be, clear of borders and off strongholds if it can be. */
export function spotWithin(
  { at, width, height }: Token,
  boxes: readonly Box[],
  rims: readonly number[],
  scales: readonly number[],
): PlacedToken | null {
  const near = nearTo(middleOf(at), width, height, boxes);
  for (const scale of scales) {
    const free = rims.map((rim) =>
      spotsWithin(at, width * scale, height * scale, rim).filter(
        (box) => !near.some((other) => overlap(box, other)),
      ),
    );
    const apart = free.map((spots) => spots.find((spot) => !spot.isBesideHold));
    const spot = [...apart, ...free.map(([first]) => first)].find((one) => one !== undefined);
    if (spot === undefined) continue;
    const { isBesideHold: _, ...box } = spot;
    return { ...box, scale, from: null, isOnPanel: false };
  }
  return null;
}

interface Spot extends Box {
  readonly isBesideHold: boolean;
}

const WITHIN = new Map<string, readonly Spot[]>();

/** The spots where a token of a size lies wholly within a place, the nearest to its middle first. */
function spotsWithin(at: string, width: number, height: number, rim: number): readonly Spot[] {
  const key = `${at} ${width} ${height} ${rim}`;
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
    // what reaches over a border reaches over no wall, and not off the map
    if (rim < 0 && (isOnHold(box, at) || !isOnMap(box))) return [];
    return isPillInside({ ...box, width: width + 2 * rim, height: height + 2 * rim }, area)
      ? [{ ...box, isBesideHold: isBesideHold(box, at) }]
      : [];
  });
  WITHIN.set(key, spots);
  return spots;
}
