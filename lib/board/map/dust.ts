import { chance, said } from './relief';
import { anglesOf, type Point, pointAt, SHAPE } from './shape';

/** From one wisp of dust to the next, outwards: broad ones, narrow ones, and lines of grains. */
const APART = { haze: 24, wisps: 12, grains: 11 } as const;
/** The clouds of the front, far ones and near ones: how deep, and how wide each. */
const FRONT = [
  { deep: 62, wide: 46, seed: 50 },
  { deep: 34, wide: 29, seed: 60 },
] as const;

/**
 * The dust of the storm in a sector, as `d` of paths: the clouds of its front, at the edge with which it moves on, and before it; the
 * wisps that the wind draws round the pole behind it, broad and narrow; lines for grains of sand; and the line across
 * the sector, from the edge that it leaves to that one.
 */
export function dustOf(sector: number) {
  const [start, end] = anglesOf(sector);
  const wide = end - start;
  const at = (radius: number, part: number): Point =>
    pointAt([radius, (start + wide * part + 360) % 360]);
  const rows = (apart: number, seed: number, draw: (radius: number, row: number) => string) => {
    const many = Math.floor((SHAPE.rim - SHAPE.pole - 16) / apart);
    return Array.from({ length: many }, (_, row) =>
      draw(SHAPE.pole + 10 + (row + 0.4 * chance(row, seed)) * apart, row),
    ).join('');
  };
  const wisp = (radius: number, row: number, seed: number, thick: number) => {
    const share = radius / SHAPE.rim;
    const to = 0.97 - 0.5 * chance(row, seed) ** 1.3;
    const from = Math.max(0.015, to - 0.25 - 0.5 * chance(row, seed + 1));
    const sway = (chance(row, seed + 2) < 0.5 ? -1 : 1) * (8 + 12 * chance(row, seed + 3)) * share;
    const half = thick * share;
    const [near, far] = [from + (to - from) * 0.35, from + (to - from) * 0.8];
    const [tail, head] = [said(at(radius, from)), said(at(radius, to))];
    return `M${tail}C${said(at(radius + sway + half * 0.3, near))} ${said(at(radius - sway + half, far))} ${head}C${said(at(radius - sway - half, far))} ${said(at(radius + sway - half * 0.3, near))} ${tail}Z`;
  };
  const front = ({ deep, wide: size, seed }: (typeof FRONT)[number]) => {
    const [inner, outer] = [SHAPE.pole + 4, SHAPE.rim - 4];
    let [radius, row, path] = [inner, 0, `M${said(at(inner, 0.96))}`];
    while (radius < outer) {
      const share = 0.25 + 0.75 * (radius / SHAPE.rim);
      const next = Math.min(outer, radius + size * share * (0.6 + 0.8 * chance(row, seed)));
      const back = (by: number) => 1 - (by * share * 180) / Math.PI / radius / wide;
      path += `Q${said(at((radius + next) / 2, back(deep * (0.7 + 0.6 * chance(row, seed + 1)))))} ${said(at(next, next === outer ? 0.985 : back(deep * 0.3)))}`;
      [radius, row] = [next, row + 1];
    }
    return `${path}Z`;
  };
  // what rolls over the edge before it: round clouds, side by side
  const spill = ({ deep, wide: size, seed }: (typeof FRONT)[number]) => {
    const [inner, outer] = [SHAPE.pole + 6, SHAPE.rim - 3];
    let [radius, row, path] = [inner, 0, `M${said(at(inner, 0.985))}`];
    while (radius < outer) {
      const share = 0.2 + 0.8 * (radius / SHAPE.rim);
      const next = Math.min(outer, radius + size * share * (0.6 + 0.6 * chance(row, seed + 5)));
      const over = 1 + (deep * 0.16 * share * 180) / Math.PI / radius / wide;
      const round = Math.round((next - radius) * (0.5 + 0.12 * chance(row, seed + 6)));
      path += `A${round} ${round} 0 0 1 ${said(at(next, next === outer ? 0.99 : over))}`;
      [radius, row] = [next, row + 1];
    }
    return `${path}L${said(at(outer, 0.95))}L${said(at(inner, 0.95))}Z`;
  };
  const middle = (SHAPE.pole + SHAPE.rim) / 2;
  return {
    front: FRONT.map(front),
    spill: FRONT.map(spill),
    haze: rows(APART.haze, 30, (radius, row) => wisp(radius, row, 31, 12 + 12 * chance(row, 34))),
    wisps: rows(APART.wisps, 35, (radius, row) =>
      wisp(radius, row, 36, 2 + 5 * chance(row, 39) ** 2),
    ),
    grains: rows(APART.grains, 40, (radius, row) => {
      const to = 0.98 - 0.1 * chance(row, 41);
      const from = 0.3 + 0.4 * chance(row, 42);
      return `M${said(at(radius, from))}Q${said(at(radius + 10 * (chance(row, 43) - 0.5), (from + to) / 2))} ${said(at(radius, to))}`;
    }),
    across: [at(middle, 0), at(middle, 1)] as const,
  };
}
