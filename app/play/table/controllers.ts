import type { Automatic, StandingOrder } from '@/lib/players/who-plays';

/** Who plays a House. */
export type Controller = 'person' | Automatic;

export const CONTROLLERS: readonly {
  readonly value: Controller;
  readonly label: string;
  /** How it plays, where the list is open. */
  readonly end?: string;
}[] = [
  { value: 'person', label: 'A person here' },
  { value: 'mentat', label: 'Computer: expert', end: 'looks ahead' },
  { value: 'steward', label: 'Computer: strong', end: 'every kind of action' },
  { value: 'greedy', label: 'Computer: medium', end: 'greedy, its economy alone' },
  { value: 'novice', label: 'Computer: easy', end: 'avoids plain mistakes' },
  { value: 'random', label: 'Computer: random', end: 'anything legal' },
];

export const STANDING_WORDS: Readonly<Record<StandingOrder, string>> = {
  ask: 'Ask me each time I could answer',
  'own-interval': 'Pass for me until my next Interval',
  rite: 'Pass for me until a rite begins',
  turn: 'Pass for me until the next turn',
};

/** The same of an order that stands, where there is little room. */
export const STANDING_SHORT: Readonly<Record<Exclude<StandingOrder, 'ask'>, string>> = {
  'own-interval': 'Asks in my Interval',
  rite: 'Asks in rites',
  turn: 'Asks next turn',
};
