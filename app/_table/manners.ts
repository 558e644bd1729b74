import { createKept } from '@/app/_ui/base/kept-value';

/** How persons play at a table; this browser remembers it from game to game. */
export interface Manners {
  /** One person plays them all: no hand is hidden between seats. */
  readonly isOpen: boolean;
  /**
   * A House is asked even where it can only pass. Else the table passes for it, from which the others
   * learn that it could do nothing.
   */
  readonly asksAlways: boolean;
  /**
   * What is nearly always answered alike is asked too: which cards stay engaged, whether the Assembly is filled, the opening
   * bid and a bid that nobody contests, how much spice goes to the own hoard, and favor for a petition where the House has
   * none to spare.
   */
  readonly asksUsual: boolean;
  /**
   * A House is asked for tactics each time: to what it declared itself too, to each operation of a rival, and where nothing
   * that it can do changes anything. Else a table passes there, and where one is rarely meant (by-itself.ts).
   */
  readonly asksEach: boolean;
}

export const STRANGERS: Manners = {
  isOpen: false,
  asksAlways: false,
  asksUsual: false,
  asksEach: false,
};

export const tableManners = createKept<Manners>(
  'registry.table',
  STRANGERS,
  (text) => {
    const kept: Partial<Manners> = JSON.parse(text);
    return {
      isOpen: kept.isOpen === true,
      asksAlways: kept.asksAlways === true,
      asksUsual: kept.asksUsual === true,
      asksEach: kept.asksEach === true,
    };
  },
  (manners) => JSON.stringify(manners),
);

/** Whether lines and questions show the ids of their rules. */
export const rulesShown = createKept<boolean>(
  'registry.table.rules',
  false,
  (text) => text === 'shown',
  (shown) => (shown ? 'shown' : null),
);

/** Whether moves are suggested; this browser remembers it. */
export const suggestionsShown = createKept<boolean>(
  'registry.table.suggestions',
  true,
  (text) => text !== 'hidden',
  (shown) => (shown ? null : 'hidden'),
);
