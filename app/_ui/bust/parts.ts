/** What a part is made of, for its colour. */
export type Stuff = 'skin' | 'neck' | 'hair' | 'cloth' | 'trim' | 'gold' | 'linen' | 'dark';

/**
 * The right half of a part that is alike on both sides, from a little beyond the middle: the left half
 * mirrors it in the light, this one lies in the shadow. 64 high, the middle of the face at 0.
 */
export type Part = readonly [stuff: Stuff, half: string];

export const HEADS = {
  oval: 'M-1 12H0C8 12 10.5 18 10.5 26C10.5 34 6 43 0 43.5H-1Z',
  long: 'M-1 11H0C7.5 11 10 16 10 25C10 30 9 34 8 37C6.5 42 3 45.5 0 45.5H-1Z',
  square: 'M-1 12H0C9 12 11.5 17 11.5 25C11.5 30 11.5 34 10 38L5 44.5H-1Z',
  heavy: 'M-1 11H0C9 11 12 18 12.5 27C13.5 38 9 45.5 0 46H-1Z',
  jowled: 'M-1 9.5H0C9 9.5 13 16 13.5 25C18.5 31 19.5 41 13 46C9 49.5 4 50.5 0 50.5H-1Z',
} as const;

const NECK: Part = ['neck', 'M-1 36H6V52H-1Z'];
const BULL_NECK: Part = ['neck', 'M-1 36H10L12 52H-1Z'];
const SHOULDERS: Part = ['cloth', 'M-1 50H6C13 52 25 52 27 65H-1Z'];
const NARROW: Part = ['cloth', 'M-1 51H5C10 53 20 54 22 65H-1Z'];
const BROAD: Part = ['cloth', 'M-1 47H8C17 49 29 50 31 65H-1Z'];
const STAND_COLLAR: Part = ['trim', 'M-1 49L7.5 44.5L9 52L-1 57Z'];

/** What is worn, from the neck down. */
export const WEAR = {
  uniform: [NECK, SHOULDERS, STAND_COLLAR, ['gold', 'M17 51.5L26 56L26.5 59L16 55Z']],
  gown: [
    NECK,
    NARROW,
    ['neck', 'M-1 46H5.5C5.5 49.5 7 51 10 52C9 55 5 57.5 -1 57.5Z'],
    ['gold', 'M-1 57.5C5 57.5 9 55 10 52L12 53C11 57.5 6 60 -1 60Z'],
  ],
  robe: [NECK, NARROW, ['neck', 'M-1 46H5.5L4 52L-1 58Z'], ['trim', 'M-1 64V56L6 47L10 51Z']],
  stillsuit: [
    NECK,
    SHOULDERS,
    ['trim', 'M-1 46.5H7L10 53L-1 55Z'],
    ['trim', 'M-1 58C5 58 10 57 14 55L15 57.5C10 60 5 60.5 -1 60.5Z'],
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
  coat: [
    NECK,
    SHOULDERS,
    ['linen', 'M-1 46.5L6.5 45L8 51L-1 62Z'],
    ['trim', 'M-1 65V60L7 46L13 50L12 57L7 58L4 65Z'],
  ],
  mantle: [
    NECK,
    BROAD,
    ['gold', 'M-1 52L6 46.5L9 53L-1 61Z'],
    ['linen', 'M-1 65V59L8 46C17 45 27 50 29 59L22 65H17C16 57 10 56 5 65Z'],
  ],
  harness: [
    NECK,
    SHOULDERS,
    ['neck', 'M-1 46H5.5L4 51L-1 54Z'],
    ['dark', 'M9 50.5L14 51L11 58L14 65H9.5L7 58Z'],
    ['gold', 'M6.5 56.5H12V60H6.5Z'],
  ],
} as const satisfies Record<string, readonly Part[]>;

/** What stands behind the head. */
export const BEHIND = {
  guild: [['trim', 'M-1 60L9 48L16 22L21 32C21 44 18 52 10 60Z']],
  hood: [['dark', 'M-1 8H0C13 8 15 20 14 54H-1Z']],
  long: [['hair', 'M-1 10H0C14 10 16 20 14.5 34L17 55H-1Z']],
  bob: [['hair', 'M-1 10H0C13 10 15.5 20 13.5 41H-1Z']],
} as const satisfies Record<string, readonly Part[]>;

/** What grows on the head. */
export const HAIR = {
  cropped: [['hair', 'M-1 9.5H0C9 9.5 12.5 15 12 25.5L10.3 25C10 20 8 17.5 0 17.5H-1Z']],
  curls: [
    [
      'hair',
      'M-1 7.5H0C3 5.5 7 7 8 9.5C12 9.5 14 14 13 17.5C15 21 13.5 26 11 27.5L10 22C8 19 4 18 -1 18Z',
    ],
  ],
  slick: [['hair', 'M-1 9.5H0C9 9.5 12.5 15 11.5 28L9.8 24C9.5 18 6 15 2.5 15L0 19.5L-1 15.5Z']],
  receding: [['hair', 'M9 14C13 17 14 27 11 34L10 33C10.5 27 10.5 20 9 14Z']],
  parted: [['hair', 'M-1 9H0C10 9 14 17 13 31L10.5 32C11 23 8 17 0 13H-1Z']],
  topknot: [
    ['hair', 'M-1 1.5H0C5 1.5 6.5 5 4 9H-1Z'],
    ['hair', 'M-1 8.5H0C9 8.5 12.5 15 11.5 26L10 25C10 18 6 14.5 0 14H-1Z'],
  ],
  ridge: [['hair', 'M-1 5H0C5 5 6.5 10 5 18L3 16.5L-1 19Z']],
  fringe: [
    [
      'hair',
      'M-1 8.5H0C11 8.5 14.5 16 13.5 34L10.5 33C11 28 10.5 24.5 9.5 21.5C6 20.5 3 20 -1 20Z',
    ],
  ],
  braids: [
    ['hair', 'M-1 9H0C10 9 14 17 13 31L10.5 32C11 23 8 17 0 13H-1Z'],
    [
      'hair',
      'M10.5 30L14 29C16 34 14 37 15.5 40C17 44 14.5 46 15.5 50C16.5 54 14 57 14.5 64H10C9.5 57 11.5 54 10.5 50C9.5 46 12 44 11 40C10 36 11.5 34 10.5 30Z',
    ],
    ['gold', 'M10 54H15.5V56.5H10Z'],
  ],
  updo: [
    ['hair', 'M-1 1.5H0C6 1.5 8 5 7 10H-1Z'],
    ['hair', 'M-1 8H0C9 8 13 15 12 27L10.5 28C10 21 7 17 -1 16.5Z'],
  ],
} as const satisfies Record<string, readonly Part[]>;

/** What is worn on the head. */
export const ON = {
  hood: [
    [
      'cloth',
      'M-1 3.5H0C12 3.5 18 14 17.5 28C17 38 16 47 22 56H10C9.5 48 12.5 40 11.5 28C10.5 18 6 13 -1 12.5Z',
    ],
  ],
  cowl: [
    [
      'cloth',
      'M-1 1.5H0C13 4 19 14 18.5 29C18 39 16 47 21 57H9C7 50 10.5 42 10 29C9 21 5 17 -1 15Z',
    ],
  ],
  kerchief: [
    [
      'cloth',
      'M-1 8H0C10 8 14 15 13.5 27C13.5 37 15 46 19 53H10C8 46 11.5 36 10.5 25C8 19 4 17.5 -1 17.5Z',
    ],
  ],
  turban: [
    ['linen', 'M-1 3.5H0C9 3.5 14 8 14 15C14 19 13 22 11 25C10.5 21 6 18 0 13.5H-1Z'],
    ['cloth', 'M0 9L10 22L11 25C10 20 6 17.5 0 17.5Z'],
  ],
  crest: [
    ['trim', 'M-1 0H0C2 0 3 2 3 10H-1Z'],
    ['cloth', 'M-1 6.5H0C10 6.5 14.5 13 14.5 24L13.5 37L9 41L10 29L8.5 23L-1 21Z'],
    ['gold', 'M-1 17.5C5 17.5 9 18.5 14 21V24L8.5 23L-1 21Z'],
  ],
  visor: [
    ['cloth', 'M-1 7H0C10 7 14.5 13 14.5 24V34L11 38L10 30H-1Z'],
    ['dark', 'M-1 22.5H13C13.5 25 13 28 12 30C8 30 3 31 -1 31Z'],
    ['trim', 'M-1 7H0C2 7 2.5 8 2.5 22.5H-1Z'],
  ],
  cap: [
    ['cloth', 'M-1 7.5H0C10 7.5 13.5 13 13 22L11 23C8 20.5 4 20 -1 20Z'],
    ['trim', 'M-1 16C5 16 10 17 13 20L13.5 33L10 36L10.5 24C8 21.5 4 21 -1 21Z'],
  ],
  kepi: [
    ['cloth', 'M-1 4H10L12 17H-1Z'],
    ['gold', 'M-1 13.5H11.5L12 17H-1Z'],
    ['dark', 'M-1 17H12.5C12.5 19 12 20.5 11 21.5C8 20.5 4 20.5 -1 21.5Z'],
  ],
  goggles: [
    ['dark', 'M-1 15.5H11L12.5 20.5H-1Z'],
    ['gold', 'M1.5 14.5C5 13 8 13.5 10 15L10.5 20.5C8 22.5 4 22.5 2 21Z'],
    ['dark', 'M3 16C5 15 7 15 8.5 16.5V19.5C7 20.5 5 20.5 3.5 19.5Z'],
  ],
  skullcap: [['trim', 'M-1 7H0C9 7 12.5 12 12.5 19.5C8 16.5 4 16 -1 16Z']],
  hat: [
    ['cloth', 'M-1 3H0C9 2 18 8 17 13.5C14 17 7 15 -1 15Z'],
    ['gold', 'M-1 13.5C5 13.5 9 14.5 12.5 15.5L12 19C8 17.5 4 17 -1 17Z'],
  ],
  wimple: [
    [
      'linen',
      'M-1 10H0C13 10 15 20 14.5 30C14 44 18 50 19 59H-1V42.5H0C5 42 9.5 34 9.5 26C9.5 19 6.5 15 0 15H-1Z',
    ],
    [
      'cloth',
      'M-1 5H0C12 5 17 14 16.5 28C16 40 17 49 22 57H17C14 48 13.5 40 13.5 28C13 18 8 11 0 11H-1Z',
    ],
  ],
  diadem: [['gold', 'M0 6L2 12L6.5 9L7.5 13.5L12 12V18.5C8 16 4 15.5 0 15.5Z']],
  band: [['gold', 'M-1 15.5C5 15.5 9 17 12 19.5V22C9 19.5 5 18 -1 18Z']],
} as const satisfies Record<string, readonly Part[]>;

/** What grows or lies over the lower face. */
export const BEARDS = {
  full: [['hair', 'M-1 35H0C2 34 4.5 35 5 36.5C8 34 10 31 11.5 26C13 38 8 49.5 0 50.5H-1Z']],
  goatee: [
    [
      'hair',
      'M-1 35.8H0C3 35.8 5.8 37 6.6 40C4.6 38.6 2.2 38 0 38H-1ZM-1 43.4H0C2.6 43.4 4.2 44.6 3.8 46.6C3.2 49.4 1.6 51.6 0 52H-1Z',
    ],
  ],
  moustache: [['hair', 'M-1 35.5H0C3 35 6 36.5 7.5 39.5C4 39.5 2 38.5 -1 38.5Z']],
  drooping: [['hair', 'M-1 35.5H0C5 35 6.5 39 6 47L4.5 48C4.5 42 3 38.5 -1 38Z']],
  veil: [['trim', 'M-1 31.5H0C4 31.5 8 30.5 12 29C13 39 8 48 0 49H-1Z']],
} as const satisfies Record<string, readonly Part[]>;
