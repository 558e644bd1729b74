import type { Automatic, StandingOrder } from '@/lib/players/who-plays';

/** Who plays a House. */
export type Controller = 'person' | Automatic;

export const CONTROLLERS: readonly { readonly value: Controller; readonly label: string }[] = [
  { value: 'person', label: 'A person here' },
  { value: 'mentat', label: 'Mentat: looks ahead, the strongest' },
  { value: 'steward', label: 'Steward: plays every kind of action' },
  { value: 'greedy', label: 'Greedy: minds its economy alone' },
  { value: 'novice', label: 'Novice: does what is not plainly bad' },
  { value: 'random', label: 'Random: does anything that is legal' },
];

export const STANDING_WORDS: Readonly<Record<StandingOrder, string>> = {
  ask: 'Ask me in every window',
  'own-interval': 'Pass until my next Interval',
  rite: 'Pass until a rite begins',
  turn: 'Pass until the next turn',
};

/** The same where there is little room. */
export const STANDING_SHORT: Readonly<Record<StandingOrder, string>> = {
  ask: 'Asks every time',
  'own-interval': 'Asks in my Interval',
  rite: 'Asks in rites',
  turn: 'Asks next turn',
};
