import type { PlayerName } from '@/lib/players/automatic-players';

/** Who plays a House. */
export type Controller = 'person' | PlayerName;

export const PLAYERS: readonly { readonly value: Controller; readonly label: string }[] = [
  { value: 'person', label: 'A person here' },
  { value: 'greedy', label: 'Automatic: greedy' },
  { value: 'random', label: 'Automatic: random' },
];

/** In a window for tactics a House may say openly that it passes in all of them for a while. */
export type Standing = 'ask' | 'own-interval' | 'rite' | 'turn';

export const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  ask: 'Ask me in every window',
  'own-interval': 'Pass until my next Interval',
  rite: 'Pass until a rite begins',
  turn: 'Pass until the next turn',
};
