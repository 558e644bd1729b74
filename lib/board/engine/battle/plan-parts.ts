import type { Seat } from '@/lib/kernel/game';
import type { Action, ActionKind, BoardMove } from '../actions';
import { legalActions, play } from '../play';
import { cloneState } from '../state/clone';
import type { Plan } from '../state/frames';
import type { BoardState } from '../state/state';
import { fill } from './plan';

/** One part of the own battle plan that is still open. */
export interface PlanPart {
  /** What may be chosen, the parts before it as they are chosen. */
  readonly legal: readonly Action[];
  /** What is chosen for it. */
  readonly action: Action;
}

/** Chooses one of several actions, with how the game stands then, and the parts before it. */
type Choose = (
  legal: readonly [Action, ...Action[]],
  trial: Readonly<BoardState>,
  parts: readonly PlanPart[],
) => Action;

/** The kinds of action that make a part each; of the last, one is the other's opposite. */
const PARTS: readonly (readonly ActionKind[])[] = [
  ...([['leader'], ['weapon'], ['defense'], ['strength'], ['support']] as const),
  ['kwisatz', 'pass'],
];

/** Whether an action makes a part of a plan. */
export function isPlanPart({ kind }: Action): boolean {
  return PARTS.some((kinds) => kinds.includes(kind));
}

/**
 * The parts of the plan that the seat that is asked still has to make, in their order, by trying them on a copy of the
 * state. For each stands what is `wanted` of its kind, if that may be chosen then, else what `choose` takes: the first,
 * unless told. Empty where no plan is asked for.
 */
export function planParts(
  state: Readonly<BoardState>,
  wanted: readonly Action[],
  choose: Choose = ([first]) => first,
): readonly PlanPart[] {
  const plan = planned(state);
  if (plan === null) return [];
  const trial = cloneState(state);
  const parts: PlanPart[] = [];
  while (planned(trial) === plan) {
    const legal = legalActions(trial).filter(isPlanPart);
    const [first, ...others] = legal;
    if (first === undefined) break;
    const kinds = PARTS.find((some) => some.includes(first.kind));
    const asWanted = wanted.findLast(({ kind }) => kinds?.includes(kind));
    const action =
      legal.find((one) => JSON.stringify(one) === JSON.stringify(asWanted)) ??
      choose([first, ...others], trial, parts);
    parts.push({ legal, action });
    play(trial, action);
  }
  return parts;
}

/** Which plan is being made, and by whom; null where none is. */
function planned({ asked, frames }: Readonly<BoardState>): string | null {
  const frame = frames.at(-1);
  if (frame?.step !== 'battle' || frame.stage !== 'plans') return null;
  return `${asked} ${frame.territory} ${frame.fighters}`;
}

/** Whether a standing Karama order has just refused a part that was chosen: the Kwisatz Haderach (GF9-card-karama-01). */
export function isRefused({ frames }: Readonly<BoardState>, seat: Seat, move: BoardMove): boolean {
  const frame = frames.at(-1);
  if (move.kind !== 'kwisatz' || frame?.step !== 'battle') return false;
  return frame.plans[frame.fighters[0] === seat ? 0 : 1].kwisatz !== true;
}

/** Whether a part is who leads and which cards are played, and not what is dialed. */
export function isArming({ action: { kind } }: PlanPart): boolean {
  return kind !== 'strength' && kind !== 'support';
}

/** A plan with what is chosen for its open parts. */
export function planWith(plan: Readonly<Plan>, parts: readonly PlanPart[]): Plan {
  const whole = { ...plan };
  for (const { action } of parts) fill(whole, action);
  return whole;
}
