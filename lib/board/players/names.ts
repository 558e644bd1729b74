/** The automatic players of the board game: random does anything that is legal, a steward plays by rules of thumb. */
export const BOARD_PLAYERS = ['random', 'steward'] as const;
export type BoardPlayerName = (typeof BOARD_PLAYERS)[number];

export function isBoardPlayer(name: string): name is BoardPlayerName {
  return BOARD_PLAYERS.some((known) => known === name);
}
