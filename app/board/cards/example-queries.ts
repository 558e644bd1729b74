import type { Edition } from '@/lib/board/rules/book';

/** The two decks, and kinds of card that are often asked for, as they are written in the search. */
export const EXAMPLES = [
  ['All', ''],
  ['Treachery', 'deck:treachery'],
  ['Spice', 'deck:spice'],
  ['Weapons', 't:weapon'],
  ['Defenses', 't:defense'],
  ['Special', 't:special'],
  ['Text in doubt', 'is:doubtful'],
] as const;

/** How many cards each finds, by edition. */
export type Counts = Readonly<Record<Edition | 'both', readonly number[]>>;
