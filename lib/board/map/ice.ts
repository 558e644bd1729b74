import { chance, said, stroke } from './relief';
import { type Point, pointAt, SHAPE } from './shape';

/** So many facets meet at the rim of the Polar Sink. */
const FACETS = 11;

/** The facets of the Polar Sink's ice: those in the light, those out of it, and their edges. */
export function ice() {
  const turn = 360 / FACETS;
  const ring = (radius: number, shift: number, of: number) =>
    Array.from({ length: FACETS }, (_, at) =>
      pointAt([
        radius * (0.86 + 0.28 * chance(at, of)),
        (at + shift + (chance(at, of + 1) - 0.5) * 0.5) * turn,
      ]),
    );
  const inner = ring(SHAPE.pole * 0.4, 0, 20);
  const outer = Array.from({ length: FACETS }, (_, at) =>
    pointAt([SHAPE.pole, (at + 0.5 + (chance(at, 23) - 0.5) * 0.4) * turn]),
  );
  const [bright, dark, lines]: [string[], string[], string[]] = [[], [], []];
  const facet = (...points: readonly Point[]) => {
    const [x, y] = [sum(points, 'x'), sum(points, 'y')];
    const light = -(0.6 * x + 0.8 * y) / (Math.hypot(x, y) || 1);
    const path = `M${points.map(said).join('L')}Z`;
    if (light > 0.3) bright.push(path);
    if (light > 0.8) bright.push(path);
    if (light < -0.2) dark.push(path);
    if (light < -0.75) dark.push(path);
  };
  for (const [at, one] of inner.entries()) {
    const next = inner[(at + 1) % FACETS] ?? one;
    const far = outer[at] ?? one;
    const before = outer[(at + FACETS - 1) % FACETS] ?? one;
    facet(one, next, far);
    if (at % 2 === 0) facet(one, far, before);
    lines.push(stroke(one, next), stroke(one, far), stroke(next, far));
  }
  return { bright: bright.join(''), dark: dark.join(''), lines: lines.join('') };
}

function sum(points: readonly Point[], of: 'x' | 'y'): number {
  return points.reduce((all, point) => all + point[of], 0);
}
