import type { DuneBoard } from '@/lib/board/dune';
import type { Player } from '@/lib/kernel/game';
import { randomPlayer } from '@/lib/kernel/random-player';

export const CONTROLLERS = ['person', 'random'] as const;
/** Who plays a faction. */
export type Controller = (typeof CONTROLLERS)[number];

export const CONTROLLER_NAMES: Readonly<Record<Controller, string>> = {
  person: 'Person',
  random: 'At random',
};

/** The automatic player of a seat; none for a person. */
export function playerOf(controller: Controller, seed: number, seat: number): Player<DuneBoard> {
  if (controller === 'person') throw new Error('a person chooses by itself');
  return randomPlayer(seed + seat * 7919);
}
