import type { Shape } from '@/app/_ui/scene/shape';
import { KNOWN } from '@/app/_ui/scene/things/known';

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

/** Where each thing stands. */
const AT: Readonly<Record<keyof typeof KNOWN, keyof typeof PLACES>> = {
  crysknife: 'desert',
  'maula-pistol': 'desert',
  'slip-tip': 'table',
  stunner: 'night',
  'projectile-weapon': 'desert',
  chaumas: 'table',
  chaumurky: 'table',
  'ellaca-drug': 'table',
  'gom-jabbar': 'table',
  'poison-weapon': 'table',
  lasgun: 'night',
  shield: 'desert',
  snooper: 'table',
  'cheap-hero': 'desert',
  'cheap-heroine': 'desert',
  'family-atomics': 'desert',
  hajr: 'desert',
  karama: 'moonrise',
  'tleilaxu-ghola': 'table',
  truthtrance: 'night',
  'weather-control': 'desert',
  baliset: 'table',
  'jubba-cloak': 'desert',
  kulon: 'desert',
  'la-la-la': 'moonrise',
  'trip-to-gamont': 'night',
  'shai-hulud': 'desert',
  territory: 'blow',
};

/** Where a card's scene takes place and what stands there, each from back to front; null for one that has none. */
export function sceneOf(
  card: string,
): { readonly place: readonly Shape[]; readonly thing: readonly Shape[] } | null {
  const thing = card.startsWith('spice-') ? 'territory' : card;
  return isKnown(thing) ? { place: PLACES[AT[thing]], thing: KNOWN[thing] } : null;
}

function isKnown(thing: string): thing is keyof typeof KNOWN {
  return Object.hasOwn(KNOWN, thing);
}
