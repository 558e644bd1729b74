import type { Action } from '@/lib/board/engine/actions';
import { isArming, type PlanPart, planParts } from '@/lib/board/engine/battle/plan-parts';
import type { BoardState } from '@/lib/board/engine/state/state';
import { viewFor } from '@/lib/board/engine/state/view';
import { playerOf } from '@/lib/board/players/players';
import { withPlan } from './battle-sides';
import { thriftyDial } from './sure-dial';

/**
 * The open parts of a battle plan as they stand at first: who leads, which cards are played and what is dialed as a steward
 * would choose them from what its seat knows alone, but enough against the most that the other can show, and no more than
 * is sure to win. What is wanted stands in its place.
 */
export function openingPlan(
  state: Readonly<BoardState>,
  wanted: readonly Action[],
): readonly PlanPart[] {
  const { asked: seat } = state;
  if (seat === null) return [];
  const steward = playerOf('steward', 0, seat);
  return planParts(state, wanted, (legal, trial, parts) => {
    const said = steward(() => viewFor(trial, seat), legal);
    if (said.kind !== 'strength') return said;
    const armed = withPlan(viewFor(state, seat), parts.filter(isArming));
    const dial = thriftyDial(armed, said.dial);
    return legal.find((one) => one.kind === 'strength' && one.dial === dial) ?? said;
  });
}
