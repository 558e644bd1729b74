import type { Automatic, StandingOrder } from '@/lib/players/who-plays';

/** Who plays a House. */
export type Controller = 'person' | Automatic;

export const CONTROLLERS: readonly { readonly value: Controller; readonly label: string }[] = [
  { value: 'person', label: 'A person here' },
  { value: 'mentat', label: 'Automatic: mentat, the strongest' },
  { value: 'steward', label: 'Automatic: steward' },
  { value: 'greedy', label: 'Automatic: greedy' },
  { value: 'novice', label: 'Automatic: novice' },
  { value: 'random', label: 'Automatic: random' },
];

export const STANDING_WORDS: Readonly<Record<StandingOrder, string>> = {
  ask: 'Ask me in every window',
  'own-interval': 'Pass until my next Interval',
  rite: 'Pass until a rite begins',
  turn: 'Pass until the next turn',
};
