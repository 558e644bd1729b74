import { chance, isOn, said, spotsOn } from './relief';
import type { Point } from './shape';

/** A peak as points round its foot, before it is as large as it is: its outline, and the ridge that comes down from its top. */
interface PeakForm {
  readonly left: readonly Pair[];
  readonly top: Pair;
  readonly right: readonly Pair[];
  readonly ridge: readonly Pair[];
  /** Two lines down its shady side. */
  readonly falls: readonly Pair[];
}
type Pair = readonly [x: number, y: number];

/** Written as "x y  x y". */
function pointsOf(text: string): readonly Pair[] {
  return text.split('  ').map((pair): Pair => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });
}

const PEAKS: readonly PeakForm[] = [
  {
    left: pointsOf('-15 7  -10 2  -7.5 0  -5 -7'),
    top: [0, -12],
    right: pointsOf('5 -5  8 -4  15 6  9 9'),
    ridge: pointsOf('1.5 -6  -2.5 -1  2 8'),
    falls: pointsOf('3 -4  4 5  6 -2  8 5'),
  },
  // Two tops, the lower before the other.
  {
    left: pointsOf('-19 7  -14 1  -11 -3  -7 0  -3 -7'),
    top: [2, -14],
    right: pointsOf('6 -6  10 -5  17 6  10 9'),
    ridge: pointsOf('3 -7  0 -1  4 8'),
    falls: pointsOf('-11 -3  -9 6  7 -3  9 5'),
  },
  // A long back of rock.
  {
    left: pointsOf('-22 6  -17 1  -10 -3  -5 -5'),
    top: [3, -8],
    right: pointsOf('9 -4  14 -3  22 6  12 8'),
    ridge: pointsOf('4 -4  0 0  3 8'),
    falls: pointsOf('8 -2  9 5  13 -1  15 5'),
  },
  // A needle.
  {
    left: pointsOf('-9 7  -6.5 1  -5 -3  -3 -10'),
    top: [0, -16],
    right: pointsOf('3.5 -8  5 -4  9 6  5 8.5'),
    ridge: pointsOf('1 -8  -1.5 -2  1.5 8'),
    falls: pointsOf('3 -5  3.5 4  4.5 -1  6 5'),
  },
];

/** Between two peaks. */
const PEAK_APART = 33;

/** The peaks on rock, of several forms: their sides in the light and out of it, and their lines. */
export function peaks(isFree: (at: Point, room: number) => boolean) {
  const [bright, dark, lines]: [string[], string[], string[]] = [[], [], []];
  for (const { x, y, seed } of spotsOn('rock', PEAK_APART, 15)) {
    if (!isFree({ x, y }, 13)) continue;
    const form = PEAKS[Math.floor(chance(seed, 4) ** 1.3 * PEAKS.length)] ?? PEAKS[0];
    if (form === undefined) continue;
    const size = 0.54 + chance(seed, 5) ** 1.4 * 0.78;
    const lean = (chance(seed, 6) - 0.5) * 9;
    // What is high leans, its feet do not.
    const corner = ([dx, dy]: Pair) => ({
      x: x + (dx + (lean * (8 - dy)) / 20) * size,
      y: y + dy * size,
    });
    const path = (points: readonly Pair[]) => points.map((point) => said(corner(point))).join('L');
    const { left, top, right, ridge, falls } = form;
    const feet = [...left.slice(0, 1), ...right.slice(-2, -1)];
    if (!feet.every((foot) => isOn('rock', corner(foot)))) continue;
    bright.push(`M${path([...left, top, ...ridge])}Z`);
    dark.push(`M${path([top, ...right, ...ridge.toReversed()])}Z`);
    lines.push(
      `M${path([...left, top, ...right.slice(0, -1)])}M${path([top, ...ridge])}`,
      `M${path(falls.slice(0, 2))}M${path(falls.slice(2))}`,
    );
  }
  return { bright: bright.join(''), dark: dark.join(''), lines: lines.join('') };
}
