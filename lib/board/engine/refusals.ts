import { isSame } from '@/lib/kernel/moves';
import type { Action } from './actions';
import { isPlace, placeOf } from './facts';
import { shipBar } from './phases/ship';
import { legalActions } from './play';
import { barTo, groundFor } from './queries/presence';
import type { BoardState } from './state/state';

/** Why an action is not legal, and the rules that say so. */
export interface BoardRefusal {
  readonly code: RefusalCode;
  readonly rules: readonly string[];
}

const RULES = {
  'game-over': ['GF9-mentat-05'],
  /** Something else is asked now. */
  'not-now': ['GF9-seq-02'],
  /** Of the kind that is asked, but not among what the rules list. */
  'not-listed': [],
  storm: ['GF9-ship-09', 'GF9-move-08'],
  full: ['GF9-ship-10', 'GF9-move-10'],
  ally: ['GF9-ally-09'],
  price: ['GF9-ship-04'],
  /** Fremen reserves come in near the Great Flat. */
  far: ['GF9-fremen-05', 'GF9-fremen-06'],
  /** A shipment goes to another territory. */
  same: ['GF9-guild-04'],
  /** No way of so many territories leads there. */
  reach: ['GF9-move-03', 'GF9-move-05', 'GF9-fremen-04'],
  'too-low': ['GF9-bid-07', 'GF9-bid-08'],
  'too-much': ['GF9-bid-11'],
} as const satisfies Record<string, readonly string[]>;
export type RefusalCode = keyof typeof RULES;

/** Why an action is not legal for the seat that is asked; null where it is. */
export function refusalOf(state: Readonly<BoardState>, action: Action): BoardRefusal | null {
  const legal = legalActions(state);
  if (legal.some((one) => isSame(one, action))) return null;
  const code = codeOf(state, action, legal);
  return { code, rules: RULES[code] };
}

function codeOf(
  state: Readonly<BoardState>,
  action: Action,
  legal: readonly Action[],
): RefusalCode {
  const frame = state.frames.at(-1);
  if (state.outcome !== null || state.asked === null || frame === undefined) return 'game-over';
  if (action.kind === 'bid' && frame.step === 'bidding' && frame.stage === 'bid')
    return action.spice <= frame.top ? 'too-low' : 'too-much';
  if (action.kind === 'ship' && frame.step === 'ship' && frame.to === null && isPlace(action.to))
    return shipBar(state, frame, state.asked, action.to) ?? 'not-listed';
  if (action.kind === 'to' && isPlace(action.to) && legal.some(({ kind }) => kind === 'to'))
    return barTo(groundFor(state, state.asked), placeOf(action.to)) ?? 'reach';
  return legal.some(({ kind }) => kind === action.kind) ? 'not-listed' : 'not-now';
}
