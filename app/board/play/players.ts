import { BOARD_PLAYERS, type BoardPlayerName } from '@/lib/board/players/names';

/** Who plays a faction. */
export type Controller = 'person' | BoardPlayerName;
export const CONTROLLERS = ['person', ...BOARD_PLAYERS] as const satisfies Controller[];

export const isController = (name: string): name is Controller =>
  CONTROLLERS.some((known) => known === name);
