/** What a shape is for, and so its colour: the air, the ground in layers, the thing itself in the light and out of it. */
export type Tone =
  | 'sky'
  | 'glow'
  | 'haze'
  | 'far'
  | 'near'
  | 'deep'
  | 'lit'
  | 'body'
  | 'shade'
  | 'fire'
  | 'spice';

/** A shape of a scene 64 wide and 64 high: filled, or a line where a width is given. */
export type Shape = readonly [tone: Tone, d: string, line?: number];

/** Where it takes place. What counts stands in the middle: a card shows the scene higher or wider. */
const PLACES = {
  desert: [
    ['glow', 'M39 18a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z'],
    ['far', 'M0 41C10 34 18 33 28 39C38 33 50 32 64 39V64H0Z'],
    ['near', 'M0 47C16 40 30 43 42 49C50 46 58 45 64 46V64H0Z'],
    ['deep', 'M64 46C58 45 50 46 42 49C34 53 34 58 26 64H64Z'],
  ],
  moonrise: [
    ['glow', 'M11 26a21 21 0 1 0 42 0a21 21 0 1 0-42 0Z'],
    ['far', 'M0 44C14 37 24 40 34 43C46 37 54 38 64 42V64H0Z'],
    ['near', 'M0 51C16 44 32 46 64 52V64H0Z'],
  ],
  night: [
    ['deep', 'M0 0H64V64H0Z'],
    [
      'glow',
      'M14 12h1.500v1.500h-1.500ZM50 9h1.500v1.500h-1.500ZM27 7h1v1h-1ZM55 25h1v1h-1ZM9 29h1v1h-1ZM41 16h1v1h-1ZM20 22h1v1h-1Z',
    ],
    ['near', 'M0 48C16 42 34 44 64 50V64H0Z'],
    ['shade', 'M20 64C34 58 32 50 64 50V64Z'],
  ],
  // the sun is large enough to read a number on it
  blow: [
    ['glow', 'M17 26a15 15 0 1 0 30 0a15 15 0 1 0-30 0Z'],
    ['far', 'M0 44C10 37 20 38 32 42C44 38 54 38 64 42V64H0Z'],
    ['near', 'M0 50C12 44 30 45 42 50C50 47 58 46 64 47V64H0Z'],
    ['deep', 'M64 47C58 46 50 47 42 50C34 54 34 60 26 64H64Z'],
  ],
  table: [
    ['far', 'M0 0H64V64H0Z'],
    ['sky', 'M4 45V18a9 10 0 0 1 18 0V45Z'],
    ['glow', 'M6 45V18a7 8 0 0 1 14 0V45Z'],
    ['near', 'M0 45H64V64H0Z'],
    ['haze', 'M6 45H20L52 54H30Z'],
    ['deep', 'M0 54H64V64H0Z'],
  ],
} as const satisfies Record<string, readonly Shape[]>;

interface Scene {
  readonly at: keyof typeof PLACES;
  readonly shapes: readonly Shape[];
}

const SCENES: Readonly<Record<string, Scene>> = {
  // a tooth that stands in the sand
  crysknife: {
    at: 'desert',
    shapes: [
      ['lit', 'M26 45C23 31 29 15 43 5C42 21 40 34 35 45Z'],
      ['body', 'M43 5C42 21 40 34 35 45H30C30 30 34 16 43 5Z'],
      ['shade', 'M21 44H40L38 49H35L34 58H26L25 49H22Z'],
    ],
  },
  'maula-pistol': {
    at: 'desert',
    shapes: [
      ['shade', 'M10 22H46V33H30L28 38H24L22 52H10L14 33H10Z'],
      ['body', 'M10 22H46V27H10Z'],
      ['lit', 'M46 24H56V29H46ZM14 24H18V31H14ZM21 24H25V31H21ZM28 24H32V31H28Z'],
    ],
  },
  'slip-tip': {
    at: 'table',
    shapes: [
      ['lit', 'M55 8L33 37L28 32Z'],
      ['body', 'M55 8L33 37L30.500 34.500Z'],
      ['shade', 'M21 29L36 44L33 47L18 32ZM24 38L27 41L15 53L12 50Z'],
    ],
  },
  stunner: {
    at: 'night',
    shapes: [
      ['haze', 'M40 26L74 2V50Z'],
      ['lit', 'M46 19Q51 26 46 33M51 15Q58 26 51 37', 2],
      ['lit', 'M10 20H34L39 17V35L34 32H25L22 49H11L14 32H10Z'],
      ['far', 'M10 26H39V35L34 32H25L22 49H11L14 32H10Z'],
    ],
  },
  // a bolt in its flight
  'projectile-weapon': {
    at: 'desert',
    shapes: [
      ['haze', 'M0 60L6 46L30 32L22 26Z'],
      ['shade', 'M54 8L47 27L43 23L24 42L21 39L40 20L35 16Z'],
      ['lit', 'M54 8L40 20L35 16ZM24 34L29 39L18 51L10 54L13 45Z'],
      ['body', 'M29 39L18 51L10 54L26.500 36.500Z'],
    ],
  },
  // poison in food
  chaumas: {
    at: 'table',
    shapes: [
      ['body', 'M18 28a7 7 0 1 1 14 0a7 7 0 1 1-14 0ZM31 29a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z'],
      ['fire', 'M25 23a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z'],
      ['lit', 'M11 32H53C53 41 46 47 39 48H25C18 47 11 41 11 32Z'],
      ['shade', 'M32 32H53C53 41 46 47 39 48H30C37 44 36 38 32 32ZM25 48H39L42 52H22Z'],
      ['glow', 'M25 13Q29 9 26 4M36 14Q40 10 37 5', 2],
    ],
  },
  // poison in a drink
  chaumurky: {
    at: 'table',
    shapes: [
      ['lit', 'M20 20H46C46 32 40 38 33 38C26 38 20 32 20 20Z'],
      ['fire', 'M21 25H45C44 33 39 38 33 38C27 38 22 33 21 25Z'],
      ['body', 'M34 20H46C46 32 40 38 33 38C38 33 38 27 34 20ZM31 38H35V47H43V51H23V47H31Z'],
      ['shade', 'M33 38H35V47H43V51H33ZM33 4C36 9 37 11 37 13a4 4 0 0 1-8 0C29 11 30 9 33 4Z'],
    ],
  },
  'ellaca-drug': {
    at: 'table',
    shapes: [
      ['lit', 'M29 11H39V26L49 45C50 48 49 50 46 50H22C19 50 18 48 19 45L29 26Z'],
      ['fire', 'M25 34H43L49 45C50 48 49 50 46 50H22C19 50 18 48 19 45Z'],
      ['shade', 'M27 7H41V12H27Z'],
      ['body', 'M35 12H39V26L49 45C50 48 49 50 46 50H38C43 45 38 34 35 28Z'],
      [
        'glow',
        'M25 42a2 2 0 1 1 4 0a2 2 0 1 1-4 0ZM30 38a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1-3 0Z',
      ],
    ],
  },
  // a needle over the box
  'gom-jabbar': {
    at: 'table',
    shapes: [
      ['body', 'M14 32L34 28L52 32V50L34 54L14 50Z'],
      ['shade', 'M34 36L52 32V50L34 54ZM18 36L30 38.500V49L18 47Z'],
      ['lit', 'M14 32L34 28L52 32L34 36Z'],
      ['shade', 'M46 4L57 9L52 15L44 10Z'],
      ['lit', 'M45 9L48 12L33 27Z'],
    ],
  },
  // a drop that falls
  'poison-weapon': {
    at: 'table',
    shapes: [
      ['lit', 'M33 6C41 17 46 23 46 31a13 13 0 0 1-26 0C20 23 25 17 33 6Z'],
      ['body', 'M33 6C41 17 46 23 46 31a13 13 0 0 1-13 13C41 36 40 20 33 6Z'],
      [
        'shade',
        'M24 30a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM34 30a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM29 37H37V40H29Z',
      ],
      ['shade', 'M15 53a18 2.500 0 1 0 36 0a18 2.500 0 1 0-36 0Z'],
    ],
  },
  // a beam through the night
  lasgun: {
    at: 'night',
    shapes: [
      ['haze', 'M36 25L74 10V44Z'],
      ['fire', 'M36 25H74V29H36Z'],
      ['lit', 'M36 26.300H74V27.700H36Z'],
      ['lit', 'M8 21H30V24H38V30H26L23 48H11L14 32H8Z'],
      ['far', 'M8 27H38V30H26L23 48H11L14 32H8Z'],
    ],
  },
  // somebody in the dome of a shield
  shield: {
    at: 'desert',
    shapes: [
      ['glow', 'M9 52C7 26 16 10 32 10C48 10 57 26 55 52Z'],
      ['haze', 'M14 52C12 30 20 16 32 16C44 16 52 30 50 52Z'],
      ['body', 'M9 52C7 26 16 10 32 10C48 10 57 26 55 52', 2],
      ['body', 'M28 24a4 4 0 1 1 8 0a4 4 0 1 1-8 0ZM32 28C39 28 40 38 43 54H21C24 38 25 28 32 28Z'],
      ['shade', 'M32 20a4 4 0 1 1 0 8C39 28 40 38 43 54H32Z'],
    ],
  },
  // its eye on what is served
  snooper: {
    at: 'table',
    shapes: [
      ['haze', 'M26 20H40L54 46H12Z'],
      ['shade', 'M31 0H35V10H31Z'],
      ['body', 'M19 18C19 12 25 9 33 9C41 9 47 12 47 18L40 22H26Z'],
      ['shade', 'M33 9C41 9 47 12 47 18L40 22H33Z'],
      ['fire', 'M29 22H37V25H29Z'],
      ['lit', 'M20 38H46C46 45 41 49 37 50H29C25 49 20 45 20 38Z'],
      ['shade', 'M33 38H46C46 45 41 49 37 50H33C37 46 36 42 33 38Z'],
    ],
  },
  'cheap-hero': {
    at: 'desert',
    shapes: [
      ['shade', 'M46 8H48.500V54H46Z'],
      ['lit', 'M47 3L50 11H44.500Z'],
      [
        'body',
        'M26 15a6 6 0 1 1 12 0a6 6 0 1 1-12 0ZM32 22C43 22 44 38 46 56H18C20 38 21 22 32 22Z',
      ],
      ['shade', 'M32 9a6 6 0 1 1 0 12V22C43 22 44 38 46 56H32Z'],
    ],
  },
  'cheap-heroine': {
    at: 'desert',
    shapes: [
      ['shade', 'M31 7C40 7 41 15 40 21C44 22 47 27 47 32C41 30 38 28 37 24H24C22 16 23 7 31 7Z'],
      ['lit', 'M26.500 15a4.500 5.500 0 1 1 9 0a4.500 5.500 0 1 1-9 0Z'],
      ['body', 'M31 21C38 21 38 29 40 34L48 56H14L22 34C24 29 24 21 31 21Z'],
      ['shade', 'M31 21C38 21 38 29 40 34L48 56H31Z'],
    ],
  },
  // what it leaves of a wall of rock
  'family-atomics': {
    at: 'desert',
    shapes: [
      ['glow', 'M12 26a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z'],
      [
        'body',
        'M32 6C43 6 50 12 50 18C50 23 46 26 41 26H23C18 26 14 23 14 18C14 12 21 6 32 6ZM28 26H36L39 46H25Z',
      ],
      ['shade', 'M32 6C43 6 50 12 50 18C50 23 46 26 41 26H32C38 20 38 12 32 6ZM32 26H36L39 46H32Z'],
      ['fire', 'M22 30Q32 34 42 30', 2.5],
      ['shade', 'M-8 46L6 36L13 39L19 33L25 44L39 45L46 35L52 40L58 34L72 44V72H-8Z'],
      ['deep', 'M6 36L13 39L16 50L8 72H-8V46ZM46 35L52 40L50 52L42 72H32L39 45Z'],
    ],
  },
  // a way over the dunes
  hajr: {
    at: 'desert',
    shapes: [
      [
        'body',
        'M20 14a4.500 4.500 0 1 1 9 0a4.500 4.500 0 1 1-9 0ZM24.500 19C31 20 33 32 35 46H14C16 32 18 20 24.500 19Z',
      ],
      ['shade', 'M24.500 9.500a4.500 4.500 0 1 1 0 9V19C31 20 33 32 35 46H24.500Z'],
      ['body', 'M40 24a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM43 28C48 29 49 36 50 44H36C37 36 38 29 43 28Z'],
      ['shade', 'M43 21a3 3 0 1 1 0 6V28C48 29 49 36 50 44H43Z'],
      ['lit', 'M26 49h5v2h-5ZM20 53h5v2h-5ZM27 57h6v2.500h-6Z'],
    ],
  },
  // a light above all others
  karama: {
    at: 'moonrise',
    shapes: [
      ['haze', 'M32 26L26-4H38ZM32 26L64 4V14ZM32 26L0 4V14ZM32 26L64 34V44ZM32 26L0 34V44Z'],
      [
        'body',
        'M32 5L36 19L49 13L42 25L53 32L40 32L36 46L32 36L28 46L24 32L11 32L22 25L15 13L28 19Z',
      ],
      ['fire', 'M32 5L36 19L49 13L42 25L53 32L32 28Z'],
      ['lit', 'M26 27a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z'],
    ],
  },
  // who was dead, in a tank
  'tleilaxu-ghola': {
    at: 'table',
    shapes: [
      ['lit', 'M20 10H46V50H20Z'],
      ['haze', 'M20 10H46V50H20Z'],
      [
        'body',
        'M28 21a5 5 0 1 1 10 0a5 5 0 1 1-10 0ZM33 27C39 27 41 33 41 50H25C25 33 27 27 33 27Z',
      ],
      ['shade', 'M33 16a5 5 0 1 1 0 10V27C39 27 41 33 41 50H33Z'],
      ['shade', 'M17 5H49V11H17ZM17 48H49V54H17Z'],
      ['glow', 'M22 14H24.500V45H22Z'],
    ],
  },
  // she who hears every lie
  truthtrance: {
    at: 'night',
    shapes: [
      ['haze', 'M10 28a22 22 0 1 0 44 0a22 22 0 1 0-44 0Z'],
      ['haze', 'M17 28a15 15 0 1 0 30 0a15 15 0 1 0-30 0Z'],
      ['body', 'M32 9C46 14 49 34 58 72H6C15 34 18 14 32 9Z'],
      ['shade', 'M32 9C46 14 49 34 58 72H32Z'],
      ['lit', 'M32 20C39 23 40 32 38 38C36 43 34 45 32 46C30 45 28 43 26 38C24 32 25 23 32 20Z'],
      ['far', 'M32 20C39 23 40 32 38 38C36 43 34 45 32 46Z'],
      ['shade', 'M26.500 32H31L30 34.500H27ZM33 32H37.500L37 34.500H34Z'],
    ],
  },
  // a column of wind
  'weather-control': {
    at: 'desert',
    shapes: [
      [
        'body',
        'M8 8C22 3 46 3 58 8C54 15 46 17 40 20C44 24 40 29 36 32C40 36 36 42 31 50C29 43 25 38 28 33C22 30 20 24 25 20C18 17 10 14 8 8Z',
      ],
      [
        'shade',
        'M58 8C54 15 46 17 40 20C44 24 40 29 36 32C40 36 36 42 31 50C32 43 34 38 31 33C36 29 36 24 33 20C42 17 50 13 58 8Z',
      ],
      ['lit', 'M12 9Q32 15 52 9M22 19Q32 23 41 18M26 31Q32 34 37 30', 1.6],
      ['lit', 'M50 24L44 33H48L43 42L54 31H49L53 24Z'],
    ],
  },
  baliset: {
    at: 'table',
    shapes: [
      ['shade', 'M49 6L53 10L36 29L32 25ZM51 2L58 9L54 12L47 5Z'],
      [
        'body',
        'M31 24C38 25 40 29 38 34C37 38 39 41 35 46C30 53 20 54 14 48S9 34 16 28C21 24 25 27 27 25C28 24 30 24 31 24Z',
      ],
      ['shade', 'M38 34C37 38 39 41 35 46C30 53 20 54 14 48C24 48 32 42 38 34Z'],
      ['lit', 'M22 38a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z'],
      ['lit', 'M52 8L18 45', 1.4],
    ],
  },
  'jubba-cloak': {
    at: 'desert',
    shapes: [
      [
        'body',
        'M31 7C39 7 42 14 40 20C46 25 50 40 60 50C52 50 48 52 44 56H16C16 40 18 26 23 20C21 13 24 7 31 7Z',
      ],
      ['shade', 'M40 20C46 25 50 40 60 50C52 50 48 52 44 56H32C36 44 34 30 33 22Z'],
      ['lit', 'M26 16C26 11 36 11 36 16C36 20 34 22 31 22S26 20 26 16Z'],
      ['shade', 'M26 16H36V19H26Z'],
    ],
  },
  // an ass of the desert
  kulon: {
    at: 'desert',
    shapes: [
      [
        'body',
        'M18 4L21 14L24 5L25 16C28 20 30 24 34 25H48C53 25 56 29 56 35L57 46H55L53 38L52 57H47L46 42H32L31 57H26L25 40C22 36 21 32 20 28L12 33C9 34 6 31 8 28L16 17Z',
      ],
      [
        'shade',
        'M20 28C24 32 30 34 36 34H55L53 38L52 57H49L48 42C42 40 36 40 31 42L30 57H26L25 40C22 36 21 32 20 28ZM24 5L25 16L22 15Z',
      ],
      ['lit', 'M12 33C9 34 6 31 8 28L10 25.500L14 31.500ZM16 20h2.500v2h-2.500Z'],
    ],
  },
  'la-la-la': {
    at: 'moonrise',
    shapes: [
      ['body', 'M24 14L46 8V36a6 5 0 1 1-4-5V18L28 22V42a6 5 0 1 1-4-5Z'],
      ['shade', 'M24 14L46 8V13L24 19Z'],
    ],
  },
  'trip-to-gamont': {
    at: 'night',
    shapes: [
      ['lit', 'M17 28a15 15 0 1 1 30 0a15 15 0 1 1-30 0Z'],
      ['far', 'M37 14a15 15 0 1 1-17 23C34 36 40 26 37 14Z'],
      [
        'lit',
        'M47 24C54 23 58 24 58 26C58 30 46 35 32 36S7 37 6 33C6 31 10 29 17 27C14 29 12 31 13 31.500C14 33 24 32.500 32 31.500S51 28 52 26.500C52 25.500 50 25 47 24Z',
      ],
      ['glow', 'M44 8L58 3L50 12Z'],
    ],
  },
  'shai-hulud': {
    at: 'desert',
    shapes: [
      ['body', 'M14 60C12 34 14 8 33 8C51 8 53 34 52 60Z'],
      ['shade', 'M33 8C51 8 53 34 52 60H40C44 44 46 20 33 8Z'],
      ['lit', 'M17 24a15 14 0 1 1 30 0a15 14 0 1 1-30 0Z'],
      [
        'shade',
        'M32 11L35 18L40 13L39 20L46 19L41 25L46 29L39 30L40 36L35 32L32 38L29 32L24 36L25 30L18 29L23 25L18 19L25 20L24 13L29 18Z',
      ],
      ['deep', 'M15 42Q33 49 51 42M14.500 50Q33 57 52 50', 1.8],
      ['near', 'M-8 72V56C6 47 12 52 18 55C26 60 42 60 48 54C54 48 58 50 72 55V72Z'],
    ],
  },
  // spice that lies on the sand
  territory: {
    at: 'blow',
    shapes: [
      [
        'spice',
        'M6 56L12 52L20 54L15 57ZM22 52L27 49L33 51L28 54ZM16 62L24 58L29 61L22 65ZM38 55L46 52L52 55L44 58Z',
      ],
    ],
  },
};

/** Where a card's scene takes place and what stands there, each from back to front; null for one that has none. */
export function sceneOf(
  card: string,
): { readonly place: readonly Shape[]; readonly thing: readonly Shape[] } | null {
  const scene = SCENES[card.startsWith('spice-') ? 'territory' : card];
  return scene === undefined ? null : { place: PLACES[scene.at], thing: scene.shapes };
}
