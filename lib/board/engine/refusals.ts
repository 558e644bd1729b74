import { isSame } from '@/lib/kernel/moves';
import type { Edition } from '../rules/book';
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

type Rules = Readonly<Record<Edition, readonly string[]>>;

const RULES = {
  'game-over': { 2019: ['GF9-mentat-05'], descartes: ['DES-object-08'] },
  /** Something else is asked now. */
  'not-now': { 2019: ['GF9-seq-02'], descartes: ['DES-seq-02'] },
  /** Of the kind that is asked, but not among what the rules list. */
  'not-listed': { 2019: [], descartes: [] },
  storm: { 2019: ['GF9-ship-09', 'GF9-move-08'], descartes: ['DES-ship-08', 'DES-move-09'] },
  full: { 2019: ['GF9-ship-10', 'GF9-move-10'], descartes: ['DES-ship-09', 'DES-move-13'] },
  ally: { 2019: ['GF9-ally-09'], descartes: ['DES-ally-19'] },
  price: { 2019: ['GF9-ship-04'], descartes: ['DES-ship-04'] },
  /** Fremen reserves come in near the Great Flat. */
  far: {
    2019: ['GF9-fremen-05', 'GF9-fremen-06'],
    descartes: ['DES-fremen-06', 'DES-fremen-08'],
  },
  /** A shipment goes to another territory. */
  same: { 2019: ['GF9-guild-04'], descartes: ['DES-guild-04'] },
  /** No way of so many territories leads there. */
  reach: {
    2019: ['GF9-move-03', 'GF9-move-05', 'GF9-fremen-04'],
    descartes: ['DES-move-02', 'DES-move-06', 'DES-fremen-05'],
  },
  'too-low': { 2019: ['GF9-bid-07', 'GF9-bid-08'], descartes: ['DES-bid-06', 'DES-bid-07'] },
  'too-much': { 2019: ['GF9-bid-11'], descartes: ['DES-bid-11'] },
} as const satisfies Record<string, Rules>;
export type RefusalCode = keyof typeof RULES;

/** Why an action is not legal for the seat that is asked; null where it is. */
export function refusalOf(state: Readonly<BoardState>, action: Action): BoardRefusal | null {
  const legal = legalActions(state);
  if (legal.some((one) => isSame(one, action))) return null;
  const code = codeOf(state, action, legal);
  return { code, rules: RULES[code][state.edition] };
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
