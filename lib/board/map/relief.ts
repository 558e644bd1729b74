import { areaOf, isInside } from './area';
import { LOCATIONS, type Territory } from './map';
import { type EdgePoint, massifsOf } from './massif';
import { type Point, SHAPE } from './shape';

/* The relief of the ground, as `d` of paths: light comes from the north-west. The same on every machine, whatever its chance. */

/** Where shadows fall, of length 1. */
const AWAY: Point = { x: 0.6, y: 0.8 };

/** The edges of rock, or of strongholds. */
export interface Cliffs {
  /** What they throw on the ground beside them, far and near. */
  readonly shadow: readonly [far: string, near: string];
  /** Their sides in the light and out of it. */
  readonly bright: string;
  readonly dark: string;
  /** Short strokes down their sides. */
  readonly hachures: string;
}

export function cliffsOf(kind: Territory['type']): Cliffs {
  const edges = massifsOf(kind);
  const turned = ({ out }: EdgePoint) => out.x * AWAY.x + out.y * AWAY.y;
  const isDark = (point: EdgePoint) => turned(point) > 0.08 && !isAtRim(point);
  const isBright = (point: EdgePoint) => turned(point) < -0.08 && !isAtRim(point);
  const shadow = (most: number) =>
    bands(edges, isDark, (point) => {
      const far = most * (0.25 + turned(point));
      return { x: point.x + AWAY.x * far, y: point.y + AWAY.y * far };
    });
  const side = (is: (point: EdgePoint) => boolean, width: number) =>
    bands(edges, is, (point, at) =>
      inward(point, width * (0.5 + Math.abs(turned(point)) * 0.5 + chance(at, 1) * 0.45)),
    );
  const hachures = edges.flatMap((edge) =>
    edge.map((point, at) => {
      if (isAtRim(point)) return '';
      const dark = Math.max(0, turned(point));
      const long = (isDark(point) ? 7 + 9 * dark : 4) * (0.6 + chance(at, 2) * 0.9);
      return chance(at, 3) < (isDark(point) ? 0.95 : 0.5) ? stroke(point, inward(point, long)) : '';
    }),
  );
  return {
    shadow: [shadow(17), shadow(8)],
    bright: side(isBright, 7),
    dark: side(isDark, 13),
    hachures: hachures.join(''),
  };
}

function isAtRim({ x, y }: Point): boolean {
  return Math.hypot(x, y) > SHAPE.rim - 2;
}

function inward({ x, y, out }: EdgePoint, by: number): Point {
  return { x: x - out.x * by, y: y - out.y * by };
}

/** The bands between edges and their points moved, where they face one way. */
function bands(
  edges: readonly (readonly EdgePoint[])[],
  is: (point: EdgePoint) => boolean,
  moved: (point: EdgePoint, at: number) => Point,
): string {
  return edges
    .flatMap((edge) => {
      const start = edge.findIndex((point) => !is(point));
      const turned = [...edge.slice(start), ...edge.slice(0, start)];
      const found: string[] = [];
      let run: [Point, Point][] = [];
      for (const [at, point] of [...turned, null].entries()) {
        if (point !== null && is(point)) run.push([point, moved(point, at)]);
        else {
          if (run.length > 2)
            found.push(
              `M${[...run.map(([one]) => one), ...run.reverse().map(([, other]) => other)].map(said).join('L')}Z`,
            );
          run = [];
        }
      }
      return found;
    })
    .join('');
}

/** Between two dunes. */
const DUNE_APART = 52;

/** The dunes on sand: their crests as the wind lies, their sides out of the light, and the ripples behind them. */
export function dunes(isFree: (at: Point, room: number) => boolean) {
  const [crests, sides, ripples]: [string[], string[], string[]] = [[], [], []];
  for (const { x, y, seed } of spotsOn('sand', DUNE_APART, 9)) {
    if (chance(seed, 7) < 0.1 || !isFree({ x, y }, 10)) continue;
    const half = 17 + chance(seed, 8) ** 1.6 * 30;
    const wind = -0.2 + 0.4 * Math.sin(x / 150 + y / 260) + 0.16 * (chance(seed, 9) - 0.5);
    const along = { x: Math.cos(wind), y: Math.sin(wind) };
    const at = (far: number, up: number) => ({
      x: x + along.x * far * half + along.y * up,
      y: y + along.y * far * half - along.x * up,
    });
    if (![at(-1, -4), at(1, -3), at(0.5, 8)].every((end) => isOn('sand', end))) continue;
    const high = 5 + half * 0.17;
    const [from, to] = [said(at(-1, -3)), said(at(1, -2))];
    crests.push(
      `M${from}C${said(at(-0.55, 1))} ${said(at(-0.3, high))} ${said(at(0.08, high))}S${said(at(0.6, 1))} ${to}`,
    );
    sides.push(
      `M${said(at(-0.25, high * 0.72))}Q${said(at(-0.05, high))} ${said(at(0.08, high))}C${said(at(0.4, high))} ${said(at(0.6, 1))} ${to}C${said(at(0.7, -7))} ${said(at(0.1, -6))} ${said(at(-0.25, high * 0.72))}Z`,
    );
    if (chance(seed, 12) < 0.6)
      ripples.push(
        `M${said(at(-0.7, -6))}Q${said(at(-0.3, -1))} ${said(at(0.02, -8))}M${said(at(0.35, -11))}Q${said(at(0.62, -6))} ${said(at(0.9, -9))}`,
      );
  }
  return { crests: crests.join(''), sides: sides.join(''), ripples: ripples.join('') };
}

/** Spots spread over a ground, each moved a little by chance, so far from its borders. */
export function spotsOn(kind: Territory['type'], apart: number, margin: number) {
  const spots: (Point & { readonly seed: number })[] = [];
  const reach = Math.ceil(SHAPE.rim / apart);
  for (let row = -reach; row <= reach; row += 1)
    for (let column = -reach; column <= reach; column += 1) {
      const seed = (row + reach) * 64 + column + reach;
      const x = (column + (row % 2) / 2 + (chance(seed, 10) - 0.5) * 0.6) * apart;
      const y = (row + (chance(seed, 11) - 0.5) * 0.6) * apart * 0.8;
      const round = [0, 1, 2, 3, 4, 5].map((part) => ({
        x: x + margin * Math.cos((part * Math.PI) / 3),
        y: y + margin * Math.sin((part * Math.PI) / 3),
      }));
      if (round.every((point) => isOn(kind, point))) spots.push({ x, y, seed });
    }
  return spots;
}

/** The grounds of a kind, each with the box round it. */
const GROUNDS = new Map<Territory['type'], readonly Ground[]>();

interface Ground {
  readonly area: readonly Point[];
  readonly least: Point;
  readonly most: Point;
}

function groundsOf(kind: Territory['type']): readonly Ground[] {
  const known = GROUNDS.get(kind);
  if (known !== undefined) return known;
  const grounds = [...LOCATIONS.values()].flatMap(({ id, territory }) => {
    if (territory.type !== kind) return [];
    const area = areaOf(id);
    const [xs, ys] = [area.map(({ x }) => x), area.map(({ y }) => y)];
    const least = { x: Math.min(...xs), y: Math.min(...ys) };
    return [{ area, least, most: { x: Math.max(...xs), y: Math.max(...ys) } }];
  });
  GROUNDS.set(kind, grounds);
  return grounds;
}

export function isOn(kind: Territory['type'], point: Point): boolean {
  const { x, y } = point;
  return groundsOf(kind).some(
    ({ area, least, most }) =>
      x > least.x && x < most.x && y > least.y && y < most.y && isInside(point, area),
  );
}

/** From 0 to 1, the same for the same numbers. */
export function chance(at: number, of: number): number {
  let mixed = Math.imul(at + 1, 0x9e3779b1) ^ Math.imul(of + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

export function stroke(from: Point, to: Point): string {
  return `M${said(from)}L${said(to)}`;
}

export function said({ x, y }: Point): string {
  return `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`;
}
