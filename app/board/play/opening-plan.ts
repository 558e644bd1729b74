import type { Action } from '@/lib/board/engine/actions';
import { isArming, type PlanPart, planParts } from '@/lib/board/engine/battle/plan-parts';
import { isLeader } from '@/lib/board/engine/facts';
import type { BoardState } from '@/lib/board/engine/state/state';
import { viewFor } from '@/lib/board/engine/state/view';
import { playerOf } from '@/lib/board/players/players';
import { withPlan } from './battle-sides';
import { type Certainty, certaintyOf, thriftyDial } from './sure-dial';

interface Opening {
  readonly parts: readonly PlanPart[];
  /** The dial that is suggested; null where none is open. */
  readonly dial: number | null;
  /** How sure that is to win. */
  readonly certainty: Certainty | null;
}

/**
 * The open parts of a battle plan as they stand at first: who leads, which cards are played and what is dialed as a steward
 * would choose them from what its seat knows alone, but enough against the most that the other can show, and no more than
 * is sure to win; and of leaders with whom that wins as surely the one that needs fewest. What is wanted stands in its place; the dial that is suggested is told beside it, null where none is open.
 */
export function openingPlan(state: Readonly<BoardState>, wanted: readonly Action[]): Opening {
  const first = planned(state, wanted);
  if (first.certainty === null || wanted.some(({ kind }) => kind === 'leader')) return first;
  const leaders = first.parts.flatMap(({ legal }) =>
    legal.filter((one) => one.kind === 'leader' && one.leader !== null && isLeader(one.leader)),
  );
  return leaders
    .map((leader) => planned(state, [...wanted, leader]))
    .reduce((best, other) => (isCheaper(other, best) ? other : best), first);
}

/** Whether a plan that differs in who leads alone wins as surely with fewer forces. */
function isCheaper(plan: Opening, than: Opening): boolean {
  return (
    cardsOf(plan) === cardsOf(than) &&
    plan.certainty === than.certainty &&
    (plan.dial ?? 0) < (than.dial ?? 0)
  );
}

function cardsOf({ parts }: Opening): string {
  const armed = parts.filter((part) => isArming(part) && part.action.kind !== 'leader');
  return JSON.stringify(armed.map(({ action }) => action));
}

function planned(state: Readonly<BoardState>, wanted: readonly Action[]): Opening {
  const { asked: seat } = state;
  if (seat === null) return { parts: [], dial: null, certainty: null };
  const steward = playerOf('steward', 0, seat);
  const set = wanted.findLast((one) => one.kind === 'strength');
  const others = wanted.filter((one) => one.kind !== 'strength');
  let dial: number | null = null;
  let certainty: Certainty | null = null;
  const parts = planParts(state, others, (legal, trial, before) => {
    const said = steward(() => viewFor(trial, seat), legal);
    if (said.kind !== 'strength') return said;
    const armed = withPlan(viewFor(state, seat), before.filter(isArming));
    const dials = legal.filter((one) => one.kind === 'strength');
    const thrifty = thriftyDial(armed, said.dial);
    const best = dials.find((one) => one.dial === thrifty) ?? said;
    dial = best.dial;
    certainty = certaintyOf(armed, best.dial);
    return dials.find((one) => one.dial === set?.dial) ?? best;
  });
  return { parts, dial, certainty };
}
