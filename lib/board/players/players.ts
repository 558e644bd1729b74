import type { Player, Seat } from '@/lib/kernel/game';
import { randomPlayer } from '@/lib/kernel/random-player';
import { seatSeed } from '@/lib/kernel/seed';
import type { DuneBoard } from '../dune';
import type { BoardPlayerName } from './names';
import { steward } from './steward/steward';

/**
 * An automatic player for a seat. The same seed of the game and the same seat make the same choices, wherever the game
 * is played; a steward leaves nothing to chance. Where the game is taken up in the middle, `earlier` says among how many
 * actions the seat has chosen so far, each time.
 */
export function playerOf(
  name: BoardPlayerName,
  seed: number,
  seat: Seat,
  earlier: readonly number[] = [],
): Player<DuneBoard> {
  return name === 'random' ? randomPlayer(seatSeed(seed, seat), earlier) : steward;
}
