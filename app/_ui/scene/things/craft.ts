import { o, type Shape, type Things } from '../shape';

const THOPTER: readonly Shape[] = [
  ['lit', 'M26 30L-4 8L10 6L36 28Z'],
  ['body', 'M30 30L22-2L34 0L40 28Z'],
  ['body', 'M6 38C8 28 24 24 36 28L66 34L38 42C28 50 8 48 6 38Z'],
  ['shade', 'M36 28L66 34L38 42C28 50 12 48 8 43C22 44 32 38 36 28Z'],
  ['lit', 'M10 36C12 31 20 29 25 30L22 37Z'],
  ['shade', 'M20 46L14 56H18L25 47ZM34 43L38 54H41L38 42Z'],
];

/** What moves over sand or between stars. */
export const CRAFT = {
  harvester: [
    ['spice', 'M58 46C66 30 74 36 84 26C92 32 96 44 100 58H56Z'],
    ['body', 'M0 38L8 24H20V16H34V24H48L60 36V48H0Z'],
    ['shade', 'M34 16V24H48L60 36V48H36V30H28V16Z'],
    ['lit', 'M22 18H27V22H22ZM6 32L10 27H18V32Z'],
    ['shade', 'M-4 46H62L58 60H2Z'],
    ['lit', `${o(6, 53, 3.5)}${o(18, 53, 3.5)}${o(30, 53, 3.5)}${o(42, 53, 3.5)}${o(53, 53, 3.5)}`],
    ['body', 'M-4 46L-14 54L-10 60L0 52Z'],
  ],
  // carries a harvester away
  carryall: [
    ['body', 'M-14 18L22 6C28 3 36 3 42 6L78 18L42 22V28H22V22Z'],
    ['shade', 'M34 4C38 4 40 5 42 6L78 18L42 22V28H32Z'],
    ['lit', 'M27 8H37V11H27Z'],
    ['fire', 'M-4 18H4V22H-4ZM60 18H68V22H60Z'],
    ['shade', 'M24 28L20 40M40 28L44 40', 2],
    ['body', 'M14 46L18 40H44L50 45V52H14Z'],
    ['shade', 'M34 40H44L50 45V52H34ZM12 51H52L49 58H16Z'],
  ],
  ornithopter: THOPTER,
  // a light one, far over the sand
  scout: [
    ['haze', 'M14 36L-6 62H40Z'],
    ['lit', 'M26 26L2 14L16 12L34 24Z'],
    ['body', 'M34 25L44 4L52 6L42 25ZM10 30C14 24 28 22 36 24L62 27L38 33C28 37 12 36 10 30Z'],
    ['shade', 'M36 24L62 27L38 33C30 36 20 36 14 34C26 33 34 30 36 24Z'],
    ['fire', 'M12 33H17V36H12Z'],
  ],
  gunship: [
    ...THOPTER,
    ['shade', 'M4 42L-10 46V48L6 46Z'],
    ['fire', 'M-10 45L-28 50L-10 51Z'],
    ['fire', 'M-36 56L-30 50L-28 58L-22 54L-26 64H-38Z'],
  ],
  // larger than cities
  heighliner: [
    ['body', 'M2 20C2 10 8 6 14 6H58C64 6 68 12 68 22C68 32 64 38 58 38H14C8 38 2 32 2 20Z'],
    ['shade', 'M2 24C4 30 30 32 68 24C67 33 63 38 58 38H14C8 38 3 33 2 24Z'],
    ['lit', 'M18 10H56V12.500H18Z'],
    ['shade', `M8 10a5 12 0 1 1 0 24a5 12 0 1 1 0-24Z`],
    ['fire', 'M8 15a3 7 0 1 1 0 14a3 7 0 1 1 0-14Z'],
    ['lit', 'M-2 44L6 42L4 46ZM10 50L18 48L16 52ZM-6 54L0 52.500L-2 56Z'],
    ['glow', 'M20 16H22V18H20ZM28 20H30V22H28ZM38 17H40V19H38ZM48 20H50V22H48Z'],
  ],
  frigate: [
    [
      'body',
      'M32 0C44 12 46 34 43 54H21C18 34 20 12 32 0ZM21 38L8 56V64L22 54ZM43 38L56 56V64L42 54Z',
    ],
    ['shade', 'M32 0C44 12 46 34 43 54H34C38 34 37 14 32 0ZM43 38L56 56V64L42 54Z'],
    ['lit', o(30, 20, 4)],
    ['fire', 'M25 55H39L36 64H28Z'],
  ],
  shuttle: [
    ['haze', 'M36 36L-20 62L-10 66L40 42Z'],
    ['fire', 'M22 38L0 50L26 46Z'],
    ['body', 'M62 8C54 8 38 14 26 28L10 30L6 38L22 37L30 46L30 60L38 54L42 42C54 30 60 18 62 8Z'],
    ['shade', 'M62 8L26 41L30 46L30 60L38 54L42 42C54 30 60 18 62 8Z'],
    ['lit', o(47, 22, 4)],
  ],
  // its ramp is down
  carrier: [
    ['body', 'M-6 34L6 16H50L66 28V44H-6Z'],
    ['shade', 'M36 16H50L66 28V44H36ZM6 44H14V56H6ZM52 44H60V56H52Z'],
    ['lit', 'M2 28L8 20H18V28Z'],
    ['fire', 'M24 26H38V44H24Z'],
    ['deep', 'M24 44H38L44 62H14Z'],
    [
      'shade',
      `${o(31, 35, 2.5)}M28 44V39H34V44ZM25 56V47H30V56ZM33 60V50H38V60Z${o(27.5, 44.5, 2.2)}${o(35.5, 47.5, 2.2)}`,
    ],
  ],
  crusher: [
    ['body', 'M20 38L26 22H58L66 36V48H20Z'],
    ['shade', 'M46 22H58L66 36V48H46ZM16 46H68L64 60H22Z'],
    ['lit', `M30 26H40V32H28Z${o(32, 53, 3.5)}${o(43, 53, 3.5)}${o(54, 53, 3.5)}`],
    ['body', o(8, 46, 14)],
    ['shade', `${o(8, 46, 9)}M14 42H26V48H14Z`],
    ['lit', o(8, 46, 4)],
  ],
  // a line of it drags what it loosens
  dragline: [
    ['body', 'M34 60L30 40H62L66 60ZM36 40V28H54V40ZM40 30L-4 4L-2 1L46 26Z'],
    ['shade', 'M50 40H62L66 60H52ZM46 28H54V40H46Z'],
    ['lit', 'M39 31H44V36H39Z'],
    ['body', 'M-3 3V36M-3 36L40 46', 1.8],
    ['shade', 'M-12 36H6L2 50H-8Z'],
    ['spice', 'M-12 36C-8 30 2 30 6 36Z'],
  ],
} as const satisfies Things;
