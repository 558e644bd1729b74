import { toTenth } from '../../base/to-tenth';

/** A part of a figure: how dark it is, and its outline about the middle of its neck in pairs of numbers, y downwards. */
type Part = readonly [weight: number, d: string];

const BODY: Part = [0.55, 'M-28 36C-28 18 -20 12 -8 9L8 9C20 12 28 18 28 36Z'];
const SIDE: Part = [0.85, 'M0 36L0 9L8 9C20 12 28 18 28 36Z'];
const HEAD: Part = [
  0.6,
  'M0 -24C8 -24 11 -18 10 -10C9 -3 6 2 6 12L-6 12C-6 2 -9 -3 -10 -10C-11 -18 -8 -24 0 -24Z',
];
const CHEEK: Part = [0.85, 'M0 -24C8 -24 11 -18 10 -10C9 -3 6 2 6 12L0 12Z'];
const BUST = [BODY, SIDE, HEAD, CHEEK];
const HOOD: Part = [0.7, 'M-16 12C-18 -14 -9 -31 1 -34C12 -28 18 -12 16 12Z'];

/** Who stands before the dunes, by what a persona is: head and shoulders, lit from one side, and what tells them apart. */
const FIGURES = {
  soldier: [
    ...BUST,
    [1, 'M-12 -5C-15 -31 15 -31 12 -5L6 -5L6 -13L-6 -13L-6 -5ZM-2 -38L2 -38L3 -24L-3 -24Z'],
    [1, 'M23 36L23 -34L19 -34L24 -48L29 -34L25 -34L25 36Z'],
  ],
  duelist: [
    ...BUST,
    [1, 'M-10 -14C-14 -30 12 -31 11 -12C6 -19 -4 -19 -10 -14Z'],
    [1, 'M13 34L38 -42L41 -34L19 36ZM14 14L33 20L32 24L13 18Z'],
  ],
  noble: [
    ...BUST,
    [1, 'M-18 16L-23 -8L-8 6L0 16L8 6L23 -8L18 16L0 28Z'],
    [1, 'M-11 -17L-12 -29L-6 -23L0 -32L6 -23L12 -29L11 -17Z'],
  ],
  mentat: [
    ...BUST,
    [0.45, 'M-20 -18C-18 -40 18 -40 20 -18L16 -18C14 -34 -14 -34 -16 -18Z'],
    [0.35, 'M-30 -18C-27 -52 27 -52 30 -18L27 -18C24 -47 -24 -47 -27 -18Z'],
    [1, 'M-5 -1L5 -1L0 12ZM-4 -20L4 -20L0 -14Z'],
  ],
  spy: [
    BODY,
    SIDE,
    HOOD,
    [0.1, 'M-9 4C-11 -10 -6 -22 1 -23C8 -21 11 -10 9 4Z'],
    [1, 'M-9 -13L9 -13L8 -6L0 -8L-8 -6Z'],
  ],
  envoy: [
    ...BUST,
    [1, 'M-17 -13C-23 -36 23 -36 17 -13C9 -19 -9 -19 -17 -13Z'],
    [0.15, 'M-9 9L0 32L9 9L5 9L0 22L-5 9Z'],
  ],
  pilot: [
    ...BUST,
    [1, 'M-12 -16L12 -16L11 -7L2 -7L0 -10L-2 -7L-11 -7Z'],
    [0.95, 'M-13 3L13 3L38 -3L35 9L15 14L-15 14Z'],
  ],
  healer: [
    ...BUST,
    [1, 'M-13 18C-18 -33 18 -33 13 18L8 12L9 -10C5 -17 -5 -17 -9 -10L-8 12Z'],
    [0.1, 'M0 -22L3 -18L0 -13L-3 -18Z'],
  ],
  overseer: [
    [0.55, 'M-37 36C-37 14 -24 5 -10 5L10 5C24 5 37 14 37 36Z'],
    [0.85, 'M0 36L0 5L10 5C24 5 37 14 37 36Z'],
    HEAD,
    CHEEK,
    [1, 'M27 24C46 -4 14 -22 38 -44C22 -20 52 -2 31 26Z'],
  ],
  seer: [
    [0.55, 'M-22 36C-19 2 -17 -31 0 -33C17 -31 19 2 22 36Z'],
    [0.85, 'M0 36L0 -33C17 -31 19 2 22 36Z'],
    [0.12, 'M-7 -6C-8 -18 -4 -23 0 -23C4 -23 8 -18 7 -6C4 3 -4 3 -7 -6Z'],
  ],
  native: [
    BODY,
    SIDE,
    [0.9, 'M10 4L42 10L34 18L40 28L16 26Z'],
    HOOD,
    [0.1, 'M-9 -17L10 -17L9 -8L-8 -8Z'],
    [1, 'M-10 -5L10 -5L7 9L-7 9Z'],
  ],
} satisfies Readonly<Record<string, readonly Part[]>>;

export type Figure = keyof typeof FIGURES;

export function isFigure(mood: string): mood is Figure {
  return mood in FIGURES;
}

/** The parts of a figure at a point of the field, so many times as wide and high; below 0 it looks the other way. */
export function partsOf(figure: Figure, x: number, y: number, wide: number, high: number) {
  return FIGURES[figure].map(([weight, d]) => ({
    weight,
    d: d.replace(
      /(-?\d+) (-?\d+)/g,
      (_, dx: string, dy: string) =>
        `${toTenth(x + Number(dx) * wide)} ${toTenth(y + Number(dy) * high)}`,
    ),
  }));
}
