/** What players expect of a game where they cannot know better. */

/** Turns that a game lasts. */
export const EXPECTED_TURNS = 8;

/** How often a trigger happens in a turn. */
export const EXPECTED_TRIGGERS = 0.4;
