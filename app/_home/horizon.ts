import { toTenth as n } from '@/app/_ui/base/to-tenth';
import type { Card } from '@/lib/cards/card';
import { CARD_TYPES, type CardType } from '@/lib/rules/taxonomy';

/** The catalogue as a skyline: for each card type how many cards there are at each cost. */

/** Costs from left to right; X last. */
export const COSTS = [0, 1, 2, 3, 4, 5, 6, 7, 'X'] as const;

export interface TypeCosts {
  readonly type: CardType;
  readonly total: number;
  /** One number for each of COSTS. */
  readonly counts: readonly number[];
}

export function typeCosts(cards: readonly Card[]): readonly TypeCosts[] {
  return CARD_TYPES.map((type) => {
    const own = cards.filter((card) => card.type === type);
    const counts = COSTS.map((cost) => own.filter((card) => card.cost === cost).length);
    return { type, total: own.length, counts };
  });
}

/** The field is 1000 wide and 320 high. */
export const HORIZON = { width: 1000, height: 320 } as const;

export interface HorizonRidge extends TypeCosts {
  /** SVG path data: the whole dune, and its side in shadow. */
  readonly lit: string;
  readonly shade: string;
  /** The crest, as shares (0 to 1) of width and height, where the label stands. */
  readonly crest: { readonly x: number; readonly y: number };
}

const EDGE = 90;
const STEP = 26;

/** Largest type first (farthest), each drawn as a dune whose height over a cost is its number of cards. */
export function horizon(cards: readonly Card[]): readonly HorizonRidge[] {
  const rows = [...typeCosts(cards)].sort((a, b) => b.total - a.total);
  const most = Math.max(1, ...rows.flatMap((row) => row.counts));
  const room = HORIZON.height - STEP * (rows.length - 1) - 24;
  return rows.map((row, index) => {
    const base = HORIZON.height - 18 - STEP * (rows.length - 1 - index);
    const points = row.counts.map((count, place) => ({
      x: EDGE + (place * (HORIZON.width - 2 * EDGE)) / (COSTS.length - 1),
      y: base - (count / most) * room,
    }));
    return { ...row, ...dune(points, base) };
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A smooth line over the points that never rises above the higher of two neighbours. */
function dune(points: readonly Point[], base: number) {
  const line = [{ x: -20, y: base }, ...points, { x: HORIZON.width + 20, y: base }];
  // of two alike the later: the smaller types in front have theirs further left
  const crest = line.reduce((top, point) => (point.y <= top.y ? point : top));
  const left = line.slice(0, line.indexOf(crest) + 1);
  const right = line.slice(left.length - 1);
  const low = HORIZON.height;
  const fall = curve(right);
  return {
    lit: `M-20 ${low}L${at(line[0] ?? crest)}${curve(left)}${fall}L${HORIZON.width + 20} ${low}Z`,
    shade: `M${at(crest)}${fall}L${HORIZON.width + 20} ${low}H${n(crest.x + 60)}C${n(crest.x - 70)} ${n(crest.y + (low - crest.y) * 0.6)} ${n(crest.x + 46)} ${n(crest.y + (low - crest.y) * 0.34)} ${at(crest)}Z`,
    crest: { x: crest.x / HORIZON.width, y: crest.y / HORIZON.height },
  };
}

function curve(points: readonly Point[]): string {
  let path = '';
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1];
    const to = points[index];
    if (!from || !to) continue;
    const half = (to.x - from.x) / 2;
    path += `C${n(from.x + half)} ${n(from.y)} ${n(to.x - half)} ${n(to.y)} ${at(to)}`;
  }
  return path;
}

function at({ x, y }: Point): string {
  return `${n(x)} ${n(y)}`;
}
