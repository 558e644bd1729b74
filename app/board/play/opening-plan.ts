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
import type { Seat } from '@/lib/kernel/game';
import { trialOf } from './ahead';
import { withPlan } from './battle-sides';
import { sureDial } from './sure-dial';

/**
 * The open parts of a battle plan as they stand at first: who leads and which cards are played as a steward would choose them
 * from what its seat knows alone; then the least dial that is sure to win with these, else what a steward would dial. What is
 * wanted stands in its place.
 */
export function openingPlan(
  state: Readonly<BoardState>,
  wanted: readonly Action[],
): readonly PlanPart[] {
  const { asked: seat } = state;
  const parts = planParts(state, wanted);
  if (seat === null || parts.length === 0) return parts;
  const steward = playerOf('steward', 0, seat);
  const trial = trialOf(state);
  const chosen: Action[] = [];
  for (const _ of parts) {
    const legal = legalActions(trial).filter(isPlanPart);
    const own = wanted.findLast(({ kind }) => legal.some((one) => one.kind === kind));
    const action =
      legal.find((one) => JSON.stringify(one) === JSON.stringify(own)) ??
      sureIn(state, seat, legal, chosen) ??
      steward(() => viewFor(trial, seat), legal);
    chosen.push(action);
    play(trial, action);
  }
  return planParts(state, [...wanted, ...chosen]);
}

/** The least dial that is sure to win with a leader and cards; null where none is, and where no dial is asked for. */
function sureIn(
  state: Readonly<BoardState>,
  seat: Seat,
  legal: readonly Action[],
  chosen: readonly Action[],
): Action | null {
  if (!legal.some(({ kind }) => kind === 'strength')) return null;
  const arms = planParts(state, chosen).filter(isArming);
  const sure = sureDial(withPlan(viewFor(state, seat), arms));
  return legal.find((one) => one.kind === 'strength' && one.dial === sure) ?? null;
}
