import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { Seat } from '@/lib/engine/state/state';
import type { Player } from '@/lib/kernel/game';
import { mix32 } from '@/lib/kernel/hash';
import { randomPlayer } from '@/lib/kernel/random-player';
import { greedy } from './greedy';

export const PLAYERS = ['random', 'greedy'] as const;
export type PlayerName = (typeof PLAYERS)[number];

/**
 * An automatic player for a seat. The same seed of the game and the same seat make the same choices,
 * wherever the game is played; greedy leaves nothing to chance. Where the game is taken up in the middle,
 * `earlier` says among how many actions the seat has chosen so far, each time.
 */
export function playerOf(
  name: PlayerName,
  catalogue: GameCatalogue,
  seed: number,
  seat: Seat,
  earlier: readonly number[] = [],
): Player<DuneCcg> {
  return name === 'random'
    ? randomPlayer(mix32(seed + Math.imul(seat + 1, 0x85ebca6b)), earlier)
    : greedy(catalogue);
}
