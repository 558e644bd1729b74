import type { Action } from '@/lib/board/engine/actions';
import { isArming, type PlanPart, planParts } from '@/lib/board/engine/battle/plan-parts';
import type { BoardState } from '@/lib/board/engine/state/state';
import { viewFor } from '@/lib/board/engine/state/view';
import { playerOf } from '@/lib/board/players/players';
import type { Seat } from '@/lib/kernel/game';
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
  if (seat === null) return [];
  const steward = playerOf('steward', 0, seat);
  return planParts(
    state,
    wanted,
    (legal, trial, parts) =>
      sureIn(state, seat, legal, parts) ?? steward(() => viewFor(trial, seat), legal),
  );
}

/** The least dial that is sure to win with a leader and cards; null where none is, and where no dial is asked for. */
function sureIn(
  state: Readonly<BoardState>,
  seat: Seat,
  legal: readonly Action[],
  parts: readonly PlanPart[],
): Action | null {
  if (!legal.some(({ kind }) => kind === 'strength')) return null;
  const sure = sureDial(withPlan(viewFor(state, seat), parts.filter(isArming)));
  return legal.find((one) => one.kind === 'strength' && one.dial === sure) ?? null;
}
