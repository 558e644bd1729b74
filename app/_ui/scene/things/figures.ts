import { o, type Shape, type Things } from '../shape';

/** Somebody whose head is at a place, of a width: in the light from the left. */
function body(x: number, y: number, w: number): readonly Shape[] {
  const r = w * 0.3;
  const from = y + r + 1;
  return [
    [
      'body',
      `${o(x, y, r)}M${x} ${from}C${x + w * 0.6} ${from} ${x + w * 0.6} ${from + w} ${x + w * 0.7} 70H${x - w * 0.7}C${x - w * 0.6} ${from + w} ${x - w * 0.6} ${from} ${x} ${from}Z`,
    ],
    [
      'shade',
      `M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}V${from}C${x + w * 0.6} ${from} ${x + w * 0.6} ${from + w} ${x + w * 0.7} 70H${x + w * 0.1}Z`,
    ],
  ];
}

/** People, seen from far: what they carry says what they do. */
export const FIGURES = {
  // three with pikes
  troop: [
    ['shade', 'M16 2H18V66H16ZM44 0H46V66H44ZM66 4H68V66H66Z'],
    ['lit', 'M17-6L20 3H14ZM45-8L48 1H42ZM67-4L70 5H64Z'],
    ...body(8, 24, 20),
    ...body(56, 24, 20),
    ...body(32, 18, 23),
    [
      'lit',
      'M25 17C25 10 39 10 39 17V19H25ZM2 23C2 17 14 17 14 23V25H2ZM50 23C50 17 62 17 62 23V25H50Z',
    ],
  ],
  // crested, in white and black
  sardaukar: [
    ...body(4, 26, 20),
    ...body(60, 26, 20),
    ...body(32, 20, 26),
    ['fire', 'M30 0H34L36 14H28ZM2 10H6L8 20H0ZM58 10H62L64 20H56Z'],
    [
      'lit',
      'M23 20C23 8 41 8 41 20L37 24V20H27V24ZM-3 26C-3 16 11 16 11 26L8 28V25H0V28ZM53 26C53 16 67 16 67 26L64 28V25H56V28Z',
    ],
    ['lit', 'M22 34L32 40L42 34L40 50L32 54L24 50Z'],
  ],
  // in hoods, knives drawn
  fremen: [
    [
      'body',
      'M12 8C20 8 22 18 22 22C28 28 28 48 32 70H-8C-6 48-4 28 2 22C2 18 4 8 12 8ZM48 12C56 12 58 20 58 26C64 32 66 50 68 70H28C32 50 32 32 38 26C38 20 40 12 48 12Z',
    ],
    [
      'shade',
      'M12 8C20 8 22 18 22 22C28 28 28 48 32 70H14ZM48 12C56 12 58 20 58 26C64 32 66 50 68 70H50Z',
    ],
    ['lit', 'M7 20C7 14 17 14 17 20V22H7ZM43 24C43 18 53 18 53 24V26H43Z'],
    [
      'lit',
      'M30 34C28 22 30 10 36 2C37 14 37 24 34 34ZM70 40C68 30 70 20 74 14C76 24 75 32 73 40Z',
    ],
    ['shade', 'M27 34H37V38H27ZM67 40H76V43H67Z'],
  ],
  // picks and wide hats
  workers: [
    ...body(14, 22, 22),
    ...body(48, 26, 22),
    ['lit', 'M2 20H26L20 14H8ZM36 24H60L54 18H42Z'],
    ['shade', 'M30 10L32 8L44 66H41ZM62 12H65L70 66H67Z'],
    ['lit', 'M20 14C28 4 38 6 42 10L30 13ZM54 10C62 4 74 6 76 14L64 14Z'],
  ],
  // in long robes, with a staff
  envoys: [
    ['body', 'M18 6a6 6 0 0 1 6 8C34 22 32 48 38 70H-4C2 48 2 22 12 14A6 6 0 0 1 18 6Z'],
    ['shade', 'M18 6a6 6 0 0 1 6 8C34 22 32 48 38 70H20Z'],
    ['body', 'M48 12a6 6 0 0 1 6 8C62 28 60 50 66 70H32C36 50 36 28 42 20A6 6 0 0 1 48 12Z'],
    ['shade', 'M48 12a6 6 0 0 1 6 8C62 28 60 50 66 70H50Z'],
    ['lit', 'M14 18L18 28L22 18V66H14ZM45 24L48 32L51 24V66H45Z'],
    ['fire', `M33 6H35V66H33Z${o(34, 4, 4.5)}`],
  ],
  // nobody sees them come
  hoods: [
    ['shade', 'M16 4C28 4 30 16 30 22C38 30 38 50 42 70H-8C-6 50-6 30 2 22C2 16 4 4 16 4Z'],
    ['body', 'M16 4C4 4 2 16 2 22C-6 30-6 50-8 70H8C4 46 6 22 16 4Z'],
    ['shade', 'M50 14C60 14 62 24 62 30C68 38 68 54 72 70H34C36 50 36 38 40 30C40 24 40 14 50 14Z'],
    ['fire', 'M10 18H14V20H10ZM18 18H22V20H18ZM45 28H48V30H45ZM52 28H55V30H52Z'],
    ['lit', 'M34 60L38 30L42 60Z'],
    ['body', 'M31 56H45V59H31Z'],
  ],
  // behind their shields
  guards: [
    ...body(14, 16, 24),
    ...body(50, 16, 24),
    ['lit', 'M6 14C6 4 22 4 22 14V17H6ZM42 14C42 4 58 4 58 14V17H42Z'],
    [
      'body',
      'M0 30H28V48C28 58 20 62 14 66C8 62 0 58 0 48ZM36 30H64V48C64 58 56 62 50 66C44 62 36 58 36 48Z',
    ],
    ['shade', 'M14 30H28V48C28 58 20 62 14 66ZM50 30H64V48C64 58 56 62 50 66Z'],
    [
      'lit',
      'M14 36L17 43H23L18 48L20 55L14 51L8 55L10 48L5 43H11ZM50 36L53 43H59L54 48L56 55L50 51L44 55L46 48L41 43H47Z',
    ],
  ],
  // more than can be counted
  crowd: [
    ...body(-6, 24, 16),
    ...body(12, 20, 17),
    ...body(34, 22, 16),
    ...body(54, 19, 17),
    ...body(70, 25, 15),
    ...body(3, 38, 19),
    ...body(24, 36, 20),
    ...body(46, 38, 19),
    ['fire', 'M28 0L36 2L28 6V18H26V0Z'],
  ],
  // one speaks, and the others hear
  herald: [
    ...body(20, 20, 26),
    ['lit', 'M28 22L54 8V34L28 28Z'],
    ['body', 'M28 25L54 21V34L28 28Z'],
    ['fire', 'M60 12Q66 21 60 30M67 8Q76 21 67 34', 2.4],
    ['lit', 'M12 17C12 8 28 8 28 17Z'],
  ],
  // one who kneels and one who does not
  homage: [
    ['body', `${o(18, 30, 6)}M18 37C28 38 30 46 32 54H40V62H4C2 52 8 38 18 37Z`],
    ['shade', 'M18 24a6 6 0 0 1 0 12V37C28 38 30 46 32 54H40V62H20Z'],
    ['lit', 'M26 44L44 20L47 22L30 47Z'],
    ...body(56, 12, 22),
    ['fire', 'M50 6L48-2L53 2L56-4L59 2L64-2L62 6Z'],
  ],
  // two, before the blow
  duel: [
    ...body(6, 20, 20),
    ...body(58, 20, 20),
    ['lit', 'M12 36L34 8L36 10L16 40ZM52 36L30 8L28 10L48 40Z'],
    ['fire', 'M32 2L34 8L40 7L36 12L39 17L32 14L25 17L28 12L24 7L30 8Z'],
  ],
  hounds: [
    ['body', 'M10 4L20 14H38L48 4L50 26L60 40L56 48L40 50L34 62H6L10 40L6 26Z'],
    ['shade', 'M38 14L48 4L50 26L60 40L56 48L40 50L34 62H24C34 50 40 30 34 14Z'],
    ['fire', 'M30 24L40 22L37 28Z'],
    ['lit', 'M40 48L43 41L46 47L49 41L52 46L55 40L57 46Z'],
    ['shade', o(57, 38, 3)],
  ],
  // a line of them that goes
  caravan: [
    [
      'body',
      'M-4 34C2 24 14 26 18 34L24 28C28 26 32 30 30 34L26 36L22 46V62H18V48H6V62H2V46C-2 44-4 38-4 34ZM42 38C46 30 54 32 57 38L62 33C66 32 68 35 67 38L64 40L61 47V60H58V49H50V60H47V47C44 45 42 42 42 38Z',
    ],
    [
      'shade',
      'M4 44C10 46 18 44 24 38L26 36L22 46V62H18V48H6V62H2V46ZM48 46C54 46 58 45 62 41L61 47V60H58V49H50V60H47V47Z',
    ],
    ['fire', 'M2 20H14V30H2ZM46 26H55V34H46Z'],
  ],
} as const satisfies Things;
