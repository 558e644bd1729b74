import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { Seat } from '@/lib/engine/state/state';
import type { Player } from '@/lib/kernel/game';
import { randomPlayer } from '@/lib/kernel/random-player';
import { seatSeed, seedOf } from '@/lib/kernel/seed';
import type { Session } from '@/lib/kernel/session';
import { greedy } from './greedy';
import { steward } from './steward/steward';
import type { PlayerName } from './who-plays';

/**
 * An automatic player for a seat. The same seed of the game and the same seat make the same choices,
 * wherever the game is played; greedy and steward leave nothing to chance. Where the game is taken up in the middle,
 * `earlier` says among how many actions the seat has chosen so far, each time.
 */
export function playerOf(
  name: PlayerName,
  catalogue: GameCatalogue,
  seed: number,
  seat: Seat,
  earlier: readonly number[] = [],
): Player<DuneCcg> {
  const own = seatSeed(seed, seat);
  switch (name) {
    case 'random':
      return randomPlayer(own, earlier);
    case 'novice':
      return steward(catalogue, { whims: WHIMS, seed: own, earlier: earlier.length });
    case 'greedy':
      return greedy(catalogue);
    case 'steward':
      return steward(catalogue);
  }
}

/** How often a novice acts on a whim. */
const WHIMS = 0.7;

/**
 * What an automatic House chooses: what it would choose on the command line, with the same seed and after
 * the same choices. After going back it chooses the same again.
 */
export function chooseFor(
  session: Session<DuneCcg>,
  catalogue: GameCatalogue,
  name: PlayerName,
  legal: readonly Action[],
): Action {
  const { rules, setup, state } = session;
  const seat = rules.toAct(state) ?? 0;
  const earlier = choicesBefore(session, seat);
  const player = playerOf(name, catalogue, seedOf(setup.seed), seat, earlier);
  return player(() => rules.viewFor(state, seat), legal);
}

/** Among how many actions a seat has chosen so far, each time. */
export function choicesBefore(
  { moves, at }: Pick<Session<DuneCcg>, 'moves' | 'at'>,
  seat: Seat,
): readonly number[] {
  return moves
    .slice(0, at)
    .flatMap((played) => (played.seat === seat && played.among > 0 ? [played.among] : []));
}
