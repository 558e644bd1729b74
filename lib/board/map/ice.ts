import { chance, said } from './relief';
import { type Point, pointAt, SHAPE } from './shape';

/** So many plates has the ice of the Polar Sink. */
const PLATES = 17;
/** Degrees from one middle to the next, so that they lie evenly. */
const TURN = 137.5;

/** A corner of a plate, and the plate beyond the edge that begins there; null at the shore. */
interface Corner extends Point {
  readonly beyond: number | null;
}

/** The ice of the Polar Sink: plates that catch the light and plates that do not, the cracks between them, the shore. */
export function ice() {
  const middles = Array.from({ length: PLATES }, (_, at) =>
    pointAt([
      SHAPE.pole * Math.sqrt((at + 0.5) / PLATES) * (0.88 + 0.2 * chance(at, 20)),
      (at * TURN + 30 * chance(at, 21)) % 360,
    ]),
  );
  const [bright, dark, lines]: [string[], string[], string[]] = [[], [], []];
  for (const at of middles.keys()) {
    const plate = plateOf(middles, at);
    const path = plate.flatMap((corner, rank) => {
      const next = plate[(rank + 1) % plate.length] ?? corner;
      const { beyond } = corner;
      if (beyond === null) return [said(corner)];
      const bent = bend(corner, next, at, beyond);
      if (at < beyond && chance(at + 31 * beyond, 24) > 0.12)
        lines.push(`M${said(corner)}L${said(bent)}L${said(next)}`);
      return [said(corner), said(bent)];
    });
    const light = chance(at, 22);
    if (light > 0.55) bright.push(`M${path.join('L')}Z`);
    else if (light < 0.36) dark.push(`M${path.join('L')}Z`);
  }
  return {
    bright: bright.join(''),
    dark: dark.join(''),
    lines: lines.join(''),
    shore: [0.98, 0.92].map((inner, rank) => shore(inner, 1.03 + 0.03 * rank)).join(''),
  };
}

/** The points of the disc that are nearer to one middle than to all others. */
function plateOf(middles: readonly Point[], at: number): readonly Corner[] {
  const own = middles[at] ?? { x: 0, y: 0 };
  let plate: readonly Corner[] = Array.from({ length: 48 }, (_, part) => ({
    ...pointAt([SHAPE.pole, 360 - part * 7.5]),
    beyond: null,
  }));
  for (const [beyond, other] of middles.entries()) {
    if (beyond === at) continue;
    // Positive on the far side of the line between the two.
    const off = ({ x, y }: Point) =>
      (x - (own.x + other.x) / 2) * (other.x - own.x) +
      (y - (own.y + other.y) / 2) * (other.y - own.y);
    plate = plate.flatMap((corner, rank) => {
      const next = plate[(rank + 1) % plate.length] ?? corner;
      const [here, there] = [off(corner), off(next)];
      const part = here / (here - there);
      const crossing = {
        x: corner.x + (next.x - corner.x) * part,
        y: corner.y + (next.y - corner.y) * part,
      };
      if (here <= 0) return there <= 0 ? [corner] : [corner, { ...crossing, beyond }];
      return there <= 0 ? [{ ...crossing, beyond: corner.beyond }] : [];
    });
  }
  return plate;
}

/** A spot near the middle of an edge, the same for the plates on both sides of it. */
function bend(one: Point, other: Point, at: number, beyond: number): Point {
  const key = Math.min(at, beyond) + 31 * Math.max(at, beyond);
  const off = (chance(key, 23) - 0.5) * 0.3 * (at < beyond ? 1 : -1);
  return {
    x: (one.x + other.x) / 2 + (other.y - one.y) * off,
    y: (one.y + other.y) / 2 - (other.x - one.x) * off,
  };
}

/** A band of frost along the rim, ragged on both sides, by parts of the radius. */
function shore(inner: number, outer: number): string {
  const ring = (radius: number, of: number) =>
    Array.from({ length: 72 }, (_, part) =>
      said(pointAt([SHAPE.pole * (radius + 0.05 * (chance(part, of) - 0.5)), part * 5])),
    );
  return `M${ring(outer, 25).join('L')}ZM${ring(inner, 26).reverse().join('L')}Z`;
}
