import { placeOf } from '@/lib/board/engine/facts';
import { areaOf, type Box, isPillInside } from '@/lib/board/map/area';
import { TERRITORIES, type Territory } from '@/lib/board/map/map';
import { isNarrow, type Names } from '@/lib/board/map/names';
import type { Point } from '@/lib/board/map/shape';
import { isBesideHold, overlap } from './boxes';
import { fitHold, type Hold, heightOf, inRow, rowsOf } from './hold-layout';
import { holdName, type NameBox, nameBox, nameRooms } from './name-boxes';
import { nameNear } from './name-near';
import { nameWithin } from './name-within';
import { spotBeside, spotBesideAt, tailOf } from './token-beside';
import { AROUND, middleOf, nearTo, type PlacedToken, SCALES, type Token } from './token-spots';

/* Where tokens of forces stand: wholly in their place where there is room, else beside it, and never on one another. */

/** Beside a stronghold that has no room for all that stands in it: a panel for its tokens, and a spot of the place. */
export interface Panel extends Box {
  readonly at: string;
  readonly from: Point;
}

export interface Layout {
  readonly placed: readonly PlacedToken[];
  /** Names that stand otherwise than on the empty map, by territory; null where tokens leave no room for one. */
  readonly moved: ReadonlyMap<string, NameBox | null>;
  readonly panels: readonly Panel[];
}

/** Between a token and the borders of its place: the first of them for which there is room; none only where nothing else is left. */
const RIMS = { whole: [9, 4], small: [6, 3] } as const;
/** Smaller than so no token of a stronghold is. */
const LEAST = { whole: 0.64, small: 0.64 } as const;
/** Where a name is left off for it, a token of a large map may be smaller still. */
const SCALES_ALONE = { whole: [...SCALES, 0.64], small: SCALES };
/** Where the line of a token ends. */
const DOT = { width: 12, height: 12 };
/** Round the tokens on a panel, and between them. */
const PADDING = 6;
/**
 * A spot for each token, in their order. In a stronghold the tokens stand in a row below the name, which reaches out of
 * it where both have no room. Where the tokens alone have none, they stand together on a panel beside it.
 * Elsewhere a token takes the spot nearest to the middle of its place that lies on no name, no other token and none of
 * `taken`; beside the place only where nothing within it is free.
 */
export function placeTokens(
  tokens: readonly Token[],
  taken: readonly Box[],
  names: Names,
  /** Territories whose names are to be read though their land is narrow: something lies there, or one can go there. */
  told: ReadonlySet<string> = NONE,
): Layout {
  const labels = new Map(nameRooms(names));
  const moved = new Map<string, NameBox | null>();
  if (names === 'small')
    for (const territory of TERRITORIES)
      if (isNarrow(territory) && isTold(territory, tokens, told)) moved.set(territory.id, null);
  const placed = new Map<Token, PlacedToken>();
  const crowded: string[] = [];
  const panels: Panel[] = [];
  for (const at of new Set(tokens.map((token) => token.at))) {
    const { territory } = placeOf(at);
    const label = holdName(territory, names);
    if (territory.type !== 'stronghold' || label === null) continue;
    const own = tokens.filter((token) => token.at === at);
    const hold = holdAt(at, label, own, names, taken);
    if (hold === null || !isRoomy(hold, own, names)) {
      crowded.push(at);
      continue;
    }
    labels.set(territory.id, hold.name === null ? [] : [hold.name]);
    moved.set(territory.id, hold.name);
    for (const [rank, box] of hold.tokens.entries()) {
      const token = own[rank];
      if (token !== undefined) placed.set(token, { ...box, from: null, isOnPanel: false });
    }
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
  const put = (token: Token, spot: PlacedToken) => {
    placed.set(token, spot);
    boxes.push(spot);
  };
  for (const token of rest) {
    const spot = spotWithin(token, boxes, RIMS[names], [1]);
    if (spot !== null) put(token, spot);
  }
  // Where the name takes the room of a token, the name moves, or is left off.
  for (const token of rest) {
    if (placed.has(token)) continue;
    const { territory } = placeOf(token.at);
    const own = new Set(labels.get(territory.id));
    const others = boxes.filter((box) => !own.has(box));
    const [, rim] = RIMS[names];
    const named = spotWithName(token, others, names, rim);
    const small = named === null ? spotWithin(token, boxes, RIMS[names], SCALES) : null;
    const found = named ?? (small === null ? spotWithName(token, others, names, 0) : null);
    if (found === null) {
      const spot = small ?? spotWithin(token, boxes, [0], SCALES);
      if (spot !== null) {
        put(token, spot);
        continue;
      }
      labels.set(territory.id, []);
      moved.set(territory.id, null);
      boxes.splice(0, boxes.length, ...others);
      const alone = spotWithin(token, others, [rim, 0], SCALES_ALONE[names]);
      if (alone !== null) put(token, alone);
      continue;
    }
    labels.set(territory.id, found.name.rooms);
    moved.set(territory.id, found.name.name);
    boxes.splice(0, boxes.length, ...others, ...found.name.rooms);
    put(token, found.spot);
  }
  // Those that find no room within stand beside, once all others have their spots.
  for (const token of rest) if (!placed.has(token)) put(token, spotBeside(token, boxes));
  for (const { from } of placed.values()) if (from !== null) boxes.push({ ...from, ...DOT });
  const unnamed = [...moved].flatMap(([id, name]) => (name === null ? [territoryOf(id)] : []));
  for (const territory of unnamed.sort(holdsFirst)) {
    const own = tokens.flatMap((token) => {
      const spot = placed.get(token);
      return spot !== undefined && placeOf(token.at).territory === territory ? [spot] : [];
    });
    const name = nameNear(territory, names, boxes, own);
    if (name === null) continue;
    moved.set(territory.id, name);
    boxes.push(name);
  }
  return {
    placed: tokens.flatMap((token) => placed.get(token) ?? []),
    moved,
    panels,
  };
}

const NONE: ReadonlySet<string> = new Set();
const BY_ID = new Map(TERRITORIES.map((territory) => [territory.id as string, territory]));

function territoryOf(id: string): Territory {
  const territory = BY_ID.get(id);
  if (territory === undefined) throw new Error(`no territory ${id}`);
  return territory;
}

function holdsFirst(one: Territory, other: Territory): number {
  return Number(other.type === 'stronghold') - Number(one.type === 'stronghold');
}

function isTold({ id }: Territory, tokens: readonly Token[], told: ReadonlySet<string>): boolean {
  return told.has(id) || tokens.some(({ at }) => placeOf(at).territory.id === id);
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

function holdAt(
  at: string,
  label: NameBox,
  tokens: readonly Token[],
  names: Names,
  taken: readonly Box[],
): Hold | null {
  const sizes = tokens.map(({ width, height }) => `${width}x${height}`);
  const grains = nearTo(middleOf(at), 0, 0, taken);
  const key = `${at} ${label.size} ${sizes} ${grains.map(({ x, y }) => `${x} ${y}`)}`;
  const known = HOLDS.get(key);
  if (known !== undefined) return known;
  const { territory } = placeOf(at);
  const onOne = nameBox(label, label.size, [territory.name], territory, names);
  const others = [...nameRooms(names)].flatMap(([id, rooms]) => (id === territory.id ? [] : rooms));
  const land = { area: areaOf(at), others: [...nearTo(middleOf(at), 0, 0, others), ...grains] };
  const lines = label.lines.length > 1 ? [label, onOne] : [label];
  const hold = fitHold(lines, tokens, land, names);
  HOLDS.set(key, hold);
  return hold;
}

function spotWithin(
  token: Token,
  boxes: readonly Box[],
  rims: readonly number[],
  scales: readonly number[],
): PlacedToken | null {
  for (const scale of scales) {
    const spots = rims.map((rim) => freeWithin(token, scale, boxes, rim));
    const apart = spots.map((free) => free.find(({ isBesideHold }) => !isBesideHold));
    const spot = [...apart, ...spots.map(([first]) => first)].find((one) => one !== undefined);
    if (spot !== undefined) return placedAt(spot, token, scale, boxes);
  }
  return null;
}

/** The free spots of a place for a token so much smaller, the nearest to its middle first. */
function freeWithin(
  { at, width, height }: Token,
  scale: number,
  boxes: readonly Box[],
  rim: number,
) {
  const near = nearTo(middleOf(at), width, height, boxes);
  return spotsWithin(at, width * scale, height * scale, rim).filter(
    (box) => !near.some((other) => overlap(box, other)),
  );
}

/** Near a stronghold a token would seem to stand in that, so it points at its own land. */
function placedAt(spot: Spot, { at }: Token, scale: number, boxes: readonly Box[]): PlacedToken {
  const { isBesideHold: isBeside, ...box } = spot;
  return { ...box, scale, from: isBeside ? tailOf(box, at, boxes) : null, isOnPanel: false };
}

/** So many spots of a token are tried with the name elsewhere. */
const TRIED = 14;

/** A spot for a token within its place, and one for the name of the place that leaves it free. */
function spotWithName(token: Token, others: readonly Box[], names: Names, rim: number) {
  const { territory } = placeOf(token.at);
  const around = nearTo(middleOf(token.at), token.width, token.height, others);
  for (const scale of SCALES) {
    const spots = freeWithin(token, scale, around, rim);
    const every = Math.max(1, Math.floor(spots.length / TRIED));
    for (const spot of spots.filter((_, rank) => rank % every === 0)) {
      const name = nameWithin(territory, names, [spot, ...around]);
      if (name !== null)
        return { spot: placedAt(spot, token, scale, [...around, ...name.rooms]), name };
    }
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
    return isPillInside({ ...box, width: width + 2 * rim, height: height + 2 * rim }, area)
      ? [{ ...box, isBesideHold: isBesideHold(box, at) }]
      : [];
  });
  WITHIN.set(key, spots);
  return spots;
}
