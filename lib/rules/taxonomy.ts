/** How the cards are divided (TAT-3.1-01, TAT-3.1-02). */

export const CARD_TYPES = ['holding', 'persona', 'resource', 'plan', 'event'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/**
 * Where a card goes before the game. House and Imperial cards are shuffled into their decks; home
 * worlds, programs and Dune have the Imperial back but stand outside both (TAT-3.1.1-05,
 * TAT-3.1.4-02, TAT-4.2-02).
 */
export const CARD_GROUPS = ['house', 'imperial', 'homeworld', 'program', 'dune'] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

export type CardBack = 'house' | 'imperial';

/** The colour of a card's back fixes its group: amber for House, deep blue for Imperial (TAT-3.1-02). */
export function backOf(group: CardGroup): CardBack {
  return group === 'house' ? 'house' : 'imperial';
}

export const SET_CODES = ['eots', 'jotc', 'tat'] as const;
export type SetCode = (typeof SET_CODES)[number];

const SET_NAMES: Readonly<Record<SetCode, string>> = {
  eots: 'Eye of the Storm',
  jotc: 'Judge of the Change',
  tat: 'Thunder at Twilight',
};

export function setName(set: SetCode): string {
  return SET_NAMES[set];
}

const SHORT_SET_NAMES: Readonly<Record<SetCode, string>> = {
  eots: 'EotS',
  jotc: 'JotC',
  tat: 'TaT',
};

/** "EotS", where a column or a mark has no room for more. */
export function setShortName(set: SetCode): string {
  return SHORT_SET_NAMES[set];
}
