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
 * is sure to win. What is wanted stands in its place; the dial that is suggested is told beside it, null where none is open.
 */
export function openingPlan(
  state: Readonly<BoardState>,
  wanted: readonly Action[],
): { readonly parts: readonly PlanPart[]; readonly dial: number | null } {
  const { asked: seat } = state;
  if (seat === null) return { parts: [], dial: null };
  const steward = playerOf('steward', 0, seat);
  const set = wanted.findLast((one) => one.kind === 'strength');
  const others = wanted.filter((one) => one.kind !== 'strength');
  let dial: number | null = null;
  const parts = planParts(state, others, (legal, trial, before) => {
    const said = steward(() => viewFor(trial, seat), legal);
    if (said.kind !== 'strength') return said;
    const armed = withPlan(viewFor(state, seat), before.filter(isArming));
    const dials = legal.filter((one) => one.kind === 'strength');
    const thrifty = thriftyDial(armed, said.dial);
    const best = dials.find((one) => one.dial === thrifty) ?? said;
    dial = best.dial;
    return dials.find((one) => one.dial === set?.dial) ?? best;
  });
  return { parts, dial };
}
