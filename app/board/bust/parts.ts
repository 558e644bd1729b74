/** What a part is made of, for its colour. */
export type Stuff = 'skin' | 'neck' | 'hair' | 'cloth' | 'trim' | 'gold' | 'linen' | 'dark';

/**
 * The right half of a part that is alike on both sides, from a little beyond the middle: the left half
 * mirrors it in the light, this one lies in the shadow. 64 high, the middle of the face at 0.
 */
export type Part = readonly [stuff: Stuff, half: string];

export const HEADS = {
  oval: 'M-1 12H0C8 12 10.500 18 10.500 26C10.500 34 6 43 0 43.500H-1Z',
  long: 'M-1 11H0C7.500 11 10 16 10 25C10 30 9 34 8 37C6.500 42 3 45.500 0 45.500H-1Z',
  square: 'M-1 12H0C9 12 11.500 17 11.500 25C11.500 30 11.500 34 10 38L5 44.500H-1Z',
  heavy: 'M-1 11H0C9 11 12 18 12.500 27C13.500 38 9 45.500 0 46H-1Z',
} as const;

const NECK: Part = ['neck', 'M-1 36H6V52H-1Z'];
const BULL_NECK: Part = ['neck', 'M-1 36H10L12 52H-1Z'];
const SHOULDERS: Part = ['cloth', 'M-1 50H6C13 52 25 52 27 65H-1Z'];
const NARROW: Part = ['cloth', 'M-1 51H5C10 53 20 54 22 65H-1Z'];
const BROAD: Part = ['cloth', 'M-1 47H8C17 49 29 50 31 65H-1Z'];
const STAND_COLLAR: Part = ['trim', 'M-1 49L7.500 44.500L9 52L-1 57Z'];

/** What is worn, from the neck down. */
export const WEAR = {
  uniform: [NECK, SHOULDERS, STAND_COLLAR, ['gold', 'M17 51.500L26 56L26.500 59L16 55Z']],
  gown: [
    NECK,
    NARROW,
    ['neck', 'M-1 46H5.500C5.500 49.500 7 51 10 52C9 55 5 57.500 -1 57.500Z'],
    ['gold', 'M-1 57.500C5 57.500 9 55 10 52L12 53C11 57.500 6 60 -1 60Z'],
  ],
  robe: [NECK, NARROW, ['neck', 'M-1 46H5.500L4 52L-1 58Z'], ['trim', 'M-1 64V56L6 47L10 51Z']],
  stillsuit: [
    NECK,
    SHOULDERS,
    ['trim', 'M-1 46.500H7L10 53L-1 55Z'],
    ['trim', 'M-1 58C5 58 10 57 14 55L15 57.500C10 60 5 60.500 -1 60.500Z'],
  ],
  cloak: [NECK, SHOULDERS, ['trim', 'M-1 48C6 46 14 47 15 51C15 56 7 59 -1 59Z']],
  armour: [
    BULL_NECK,
    BROAD,
    ['trim', 'M-1 50L10 46L13 54L-1 60Z'],
    ['trim', 'M15 53C19 47 31 49 33 62L17 60Z'],
  ],
  guild: [NECK, SHOULDERS, ['linen', 'M-1 65L6 47L10 51L4 65Z']],
  ruff: [NECK, SHOULDERS, ['linen', 'M-1 47C6 44 13 45 14 48C12 53 6 55 -1 55Z']],
} as const satisfies Record<string, readonly Part[]>;

/** What stands behind the head. */
export const BEHIND = {
  guild: [['trim', 'M-1 60L9 48L16 22L21 32C21 44 18 52 10 60Z']],
  hood: [['dark', 'M-1 8H0C13 8 15 20 14 54H-1Z']],
  long: [['hair', 'M-1 10H0C14 10 16 20 14.500 34L17 55H-1Z']],
  bob: [['hair', 'M-1 10H0C13 10 15.500 20 13.500 41H-1Z']],
} as const satisfies Record<string, readonly Part[]>;

/** What grows on the head. */
export const HAIR = {
  cropped: [
    ['hair', 'M-1 9.500H0C9 9.500 12.500 15 12 25.500L10.300 25C10 20 8 17.500 0 17.500H-1Z'],
  ],
  curls: [
    [
      'hair',
      'M-1 7.500H0C3 5.500 7 7 8 9.500C12 9.500 14 14 13 17.500C15 21 13.500 26 11 27.500L10 22C8 19 4 18 -1 18Z',
    ],
  ],
  slick: [
    [
      'hair',
      'M-1 9.500H0C9 9.500 12.500 15 11.500 28L9.800 24C9.500 18 6 15 2.500 15L0 19.500L-1 15.500Z',
    ],
  ],
  receding: [['hair', 'M9 14C13 17 14 27 11 34L10 33C10.500 27 10.500 20 9 14Z']],
  parted: [['hair', 'M-1 9H0C10 9 14 17 13 31L10.500 32C11 23 8 17 0 13H-1Z']],
  updo: [
    ['hair', 'M-1 1.500H0C6 1.500 8 5 7 10H-1Z'],
    ['hair', 'M-1 8H0C9 8 13 15 12 27L10.500 28C10 21 7 17 -1 16.500Z'],
  ],
} as const satisfies Record<string, readonly Part[]>;

/** What is worn on the head. */
export const ON = {
  hood: [
    [
      'cloth',
      'M-1 3.500H0C12 3.500 18 14 17.500 28C17 38 16 47 22 56H10C9.500 48 12.500 40 11.500 28C10.500 18 6 13 -1 12.500Z',
    ],
  ],
  cowl: [
    [
      'cloth',
      'M-1 1.500H0C13 4 19 14 18.500 29C18 39 16 47 21 57H9C7 50 10.500 42 10 29C9 21 5 17 -1 15Z',
    ],
  ],
  kerchief: [
    [
      'cloth',
      'M-1 8H0C10 8 14 15 13.500 27C13.500 37 15 46 19 53H10C8 46 11.500 36 10.500 25C8 19 4 17.500 -1 17.500Z',
    ],
  ],
  turban: [
    ['linen', 'M-1 3.500H0C9 3.500 14 8 14 15C14 19 13 22 11 25C10.500 21 6 18 0 13.500H-1Z'],
    ['cloth', 'M0 9L10 22L11 25C10 20 6 17.500 0 17.500Z'],
  ],
  crest: [
    ['trim', 'M-1 0H0C2 0 3 2 3 10H-1Z'],
    ['cloth', 'M-1 6.500H0C10 6.500 14.500 13 14.500 24L13.500 37L9 41L10 29L8.500 23L-1 21Z'],
    ['gold', 'M-1 17.500C5 17.500 9 18.500 14 21V24L8.500 23L-1 21Z'],
  ],
  visor: [
    ['cloth', 'M-1 7H0C10 7 14.500 13 14.500 24V34L11 38L10 30H-1Z'],
    ['dark', 'M-1 22.500H13C13.500 25 13 28 12 30C8 30 3 31 -1 31Z'],
    ['trim', 'M-1 7H0C2 7 2.500 8 2.500 22.500H-1Z'],
  ],
  cap: [
    ['cloth', 'M-1 7.500H0C10 7.500 13.500 13 13 22L11 23C8 20.500 4 20 -1 20Z'],
    ['trim', 'M-1 16C5 16 10 17 13 20L13.500 33L10 36L10.500 24C8 21.500 4 21 -1 21Z'],
  ],
  kepi: [
    ['cloth', 'M-1 4H10L12 17H-1Z'],
    ['gold', 'M-1 13.500H11.500L12 17H-1Z'],
    ['dark', 'M-1 17H12.500C12.500 19 12 20.500 11 21.500C8 20.500 4 20.500 -1 21.500Z'],
  ],
  diadem: [['gold', 'M0 6L2 12L6.500 9L7.500 13.500L12 12V18.500C8 16 4 15.500 0 15.500Z']],
  band: [['gold', 'M-1 15.500C5 15.500 9 17 12 19.500V22C9 19.500 5 18 -1 18Z']],
} as const satisfies Record<string, readonly Part[]>;

/** What grows or lies over the lower face. */
export const BEARDS = {
  full: [
    ['hair', 'M-1 35H0C2 34 4.500 35 5 36.500C8 34 10 31 11.500 26C13 38 8 49.500 0 50.500H-1Z'],
  ],
  goatee: [['hair', 'M-1 36H0C3.500 36 5.500 38 5 42C4.500 45.500 2.500 48 0 48.500H-1Z']],
  moustache: [['hair', 'M-1 35.500H0C3 35 6 36.500 7.500 39.500C4 39.500 2 38.500 -1 38.500Z']],
  drooping: [['hair', 'M-1 35.500H0C5 35 6.500 39 6 47L4.500 48C4.500 42 3 38.500 -1 38Z']],
  veil: [['trim', 'M-1 31.500H0C4 31.500 8 30.500 12 29C13 39 8 48 0 49H-1Z']],
} as const satisfies Record<string, readonly Part[]>;
