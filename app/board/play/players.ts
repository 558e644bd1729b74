import type { DuneBoard } from '@/lib/board/dune';
import { playerOf as automatic } from '@/lib/board/players/players';
import type { Player, Seat } from '@/lib/kernel/game';

export const CONTROLLERS = ['person', 'random'] as const;
/** Who plays a faction. */
export type Controller = (typeof CONTROLLERS)[number];

export const CONTROLLER_NAMES: Readonly<Record<Controller, string>> = {
  person: 'Person',
  random: 'At random',
};

/** The automatic player of a seat, as the command line seats it; `earlier`: among how many it has chosen already. */
export function playerOf(seed: number, seat: Seat, earlier: readonly number[]): Player<DuneBoard> {
  return automatic('random', seed, seat, earlier);
}
