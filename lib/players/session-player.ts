import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { seedOf } from '@/lib/kernel/seed';
import type { Session } from '@/lib/kernel/session';
import { type PlayerName, playerOf } from './automatic-players';

/**
 * What an automatic House chooses: what it would choose on the command line, with the same seed and after
 * the same choices. After going back it chooses the same again.
 */
export function chooseFor(
  { rules, setup, state, moves, at }: Session<DuneCcg>,
  catalogue: GameCatalogue,
  name: PlayerName,
  legal: readonly Action[],
): Action {
  const seat = rules.toAct(state) ?? 0;
  const earlier = moves
    .slice(0, at)
    .flatMap((played) => (played.seat === seat && played.among > 0 ? [played.among] : []));
  const player = playerOf(name, catalogue, seedOf(setup.seed), seat, earlier);
  return player(() => rules.viewFor(state, seat), legal);
}
