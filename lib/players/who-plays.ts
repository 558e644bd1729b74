/** The automatic players, apart from their code, so that what stores or reads a game need not fetch it. */
export const PLAYERS = ['random', 'greedy'] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** In a window for tactics a House may say openly that it passes in all of them for a while. */
export const STANDING_ORDERS = ['ask', 'own-interval', 'rite', 'turn'] as const;
export type StandingOrder = (typeof STANDING_ORDERS)[number];
