import type { Action } from '@/lib/board/engine/actions';
import {
  isArming,
  isPlanPart,
  type PlanPart,
  planParts,
} from '@/lib/board/engine/battle/plan-parts';
import { legalActions, play } from '@/lib/board/engine/play';
import type { BoardState } from '@/lib/board/engine/state/state';
import { viewFor } from '@/lib/board/engine/state/view';
import { playerOf } from '@/lib/board/players/players';
import { trialOf } from './ahead';
import { withPlan } from './battle-sides';
import { sureDial } from './sure-dial';

/**
 * The open parts of a battle plan, with amounts where none is wanted: the least dial that is sure to win, else what a
 * steward would dial with that leader and those cards, from what its seat knows alone.
 */
export function openingPlan(
  state: Readonly<BoardState>,
  wanted: readonly Action[],
): readonly PlanPart[] {
  const parts = planParts(state, wanted);
  const { asked: seat } = state;
  if (seat === null || parts.every(isArming)) return parts;
  const arms = parts.filter(isArming);
  const sure = sureDial(withPlan(viewFor(state, seat), arms));
  const steward = playerOf('steward', 0, seat);
  const trial = trialOf(state);
  for (const { action } of arms) play(trial, action);
  const amounts: Action[] = [];
  for (const _ of parts.slice(arms.length)) {
    const legal = legalActions(trial).filter(isPlanPart);
    const own = wanted.findLast(({ kind }) => kind === legal[0]?.kind);
    const action =
      legal.find((one) => JSON.stringify(one) === JSON.stringify(own)) ??
      legal.find((one) => one.kind === 'strength' && one.dial === sure) ??
      steward(() => viewFor(trial, seat), legal);
    amounts.push(action);
    play(trial, action);
  }
  return planParts(state, [...wanted, ...amounts]);
}
