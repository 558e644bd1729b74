/** The parts of a turn in their order (TAT-6-01), as a table shows them. */
export const TURN_PARTS = ['disengage', 'initiative', 'houses', 'assembly', 'hand'] as const;
export type TurnPart = (typeof TURN_PARTS)[number];

export const TURN_PART_NAMES: Readonly<Record<TurnPart, string>> = {
  disengage: 'Disengage',
  initiative: 'Initiative',
  houses: 'House Intervals',
  assembly: 'Assembly',
  hand: 'Hand',
};

/** What is done in each part, in a few words. */
export const TURN_PART_WORDS: Readonly<Record<TurnPart, string>> = {
  disengage: 'Engaged cards become ready again.',
  initiative: 'Houses declare favor: the most goes first.',
  houses: 'Petition, deploy, use cards, trade, lead rites.',
  assembly: 'Discard from the Assembly, then draw.',
  hand: 'Discard from the hand, then draw.',
};
