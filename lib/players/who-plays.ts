/**
 * The automatic players that choose at once, apart from their code, so that what stores or reads a game need
 * not fetch it: random does anything that is legal, a novice anything that is not plainly bad, greedy cares for
 * its economy alone, a steward plays every kind of action by rules of thumb.
 */
export const PLAYERS = ['random', 'novice', 'greedy', 'steward'] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** All automatic players: a mentat looks ahead, so it needs its time. */
export const AUTOMATIC = ['mentat', ...PLAYERS] as const;
export type Automatic = (typeof AUTOMATIC)[number];

/** In a window for tactics a House may say openly that it passes in all of them for a while. */
export const STANDING_ORDERS = ['ask', 'own-interval', 'rite', 'turn'] as const;
export type StandingOrder = (typeof STANDING_ORDERS)[number];
