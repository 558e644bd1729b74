import { chance, said } from './relief';
import { anglesOf, type Point, pointAt, SHAPE } from './shape';

/** From one streak of dust to the next, outwards. */
const APART = 9;

/**
 * The dust of the storm in a sector, as `d` of paths: streaks round the pole, and curls where it breaks, at the edge
 * with which it moves on; and the line across the sector, from the edge that it leaves to that one.
 */
export function dustOf(sector: number) {
  const [start, end] = anglesOf(sector);
  const wide = end - start;
  const at = (radius: number, part: number): Point =>
    pointAt([radius, (start + wide * part + 360) % 360]);
  const [thin, thick, curls]: [string[], string[], string[]] = [[], [], []];
  for (let [radius, row] = [SHAPE.pole + 7, 0]; radius < SHAPE.rim - 5; radius += APART, row += 1) {
    const to = 0.99 - chance(row, 30) * 0.34;
    const from = Math.max(0.02, to - 0.25 - 0.6 * chance(row, 31));
    const sway = 3 + 4 * chance(row, 33);
    const third = (to - from) / 3;
    (row % 3 === 0 ? thick : thin).push(
      `M${said(at(radius, from))}C${said(at(radius + sway, from + third))} ${said(at(radius - sway, to - third))} ${said(at(radius, to))}`,
    );
    if (row % 4 !== 1) continue;
    const size = 5 + (radius / SHAPE.rim) * 9;
    const across = (radius * wide * Math.PI) / 180;
    const spot = (up: number, back: number) =>
      said(at(radius + size * up, 1 - (size * back) / across));
    curls.push(
      `M${spot(-0.9, 3.6)}Q${spot(-1.1, 0.3)} ${spot(0, 0.4)}Q${spot(1, 0.7)} ${spot(0.7, 1.7)}Q${spot(0.2, 2.2)} ${spot(0.1, 1.3)}`,
    );
  }
  const middle = (SHAPE.pole + SHAPE.rim) / 2;
  return {
    thin: thin.join(''),
    thick: thick.join(''),
    curls: curls.join(''),
    across: [at(middle, 0), at(middle, 1)] as const,
  };
}
