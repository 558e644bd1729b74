import { duneBoard } from '@/lib/board/dune';
import type { Action } from '@/lib/board/engine/actions';
import { placeOf } from '@/lib/board/engine/facts';
import { offers } from '@/lib/board/engine/narration/action';
import { territoryName } from '@/lib/board/engine/narration/names';
import { legalActions } from '@/lib/board/engine/play';
import type { BoardState, LocationId } from '@/lib/board/engine/state/state';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { after, legalAfter, withStep } from './ahead';
import { isGroupCount, modest } from './count-choice';
import { picksOf } from './place-pick';
import { shippingCost } from './shipping-hint';
import type { March } from './traces';

/** A shipment or a move that is suggested as one choice: place and number together. */
export interface Whole {
  /** The steps of it, with those that were chosen before. */
  readonly steps: readonly Action[];
  /** "Ship 6 to Tuek’s Sietch, 6 spice". */
  readonly text: string;
  readonly to: LocationId;
  /** How it goes on the map; null for a shipment. */
  readonly march: March | null;
}

/** Where from, where to, how many. */
const MOST_STEPS = 3;

/**
 * What is suggested of each question that a shipment or a move asks, taken together; null where nothing is, or where more
 * is asked. It is what the questions suggest one by one.
 */
export function wholeSuggestion(
  state: Readonly<BoardState>,
  seat: Seat,
  begun: readonly Action[],
  counsel: Action | null,
): Whole | null {
  const view = duneBoard.viewFor(state, seat);
  let steps = begun;
  for (let asked = 0; asked < MOST_STEPS; asked += 1) {
    const { frames } = duneBoard.viewFor(after(state, steps), seat);
    const now = { ...view, frames };
    if (!isGoing(now)) return null;
    const legal = steps.length === 0 ? legalActions(state) : legalAfter(state, steps);
    const all = offers(now, legal).filter(({ action }) => ASKED.has(action.kind));
    const isCount = all.length > 0 && isGroupCount(now, all);
    const offer = isCount
      ? all[modest(now, all)]
      : all.find(({ action }) => picksOf(all, now, asked === 0 ? counsel : null).has(action));
    // a number alone is no choice of a place
    if (offer === undefined || (isCount && asked === 0)) return null;
    const next = withStep(state, steps, offer.action);
    steps = next.steps;
    if (next.isWhole) return told(state, view, steps);
  }
  return null;
}

const ASKED: ReadonlySet<Action['kind']> = new Set(['ship', 'move', 'to', 'forces']);

function isGoing({ frames }: BoardView): boolean {
  const step = frames.at(-1)?.step;
  return step === 'ship' || step === 'move';
}

function told(
  state: Readonly<BoardState>,
  view: BoardView,
  steps: readonly Action[],
): Whole | null {
  const from = steps.find((step) => step.kind === 'move')?.from;
  const at = steps.findIndex(({ kind }) => kind === 'ship' || kind === 'to');
  const goal = steps[at];
  const to = goal?.kind === 'ship' || goal?.kind === 'to' ? goal.to : 'reserves';
  const count = steps.reduce((sum, step) => sum + (step.kind === 'forces' ? step.count : 0), 0);
  const seat = view.asked;
  if (to === 'reserves' || count === 0 || seat === null) return null;
  const place = placeOf(to).territory.name;
  if (from !== undefined)
    return {
      ...{ steps, to, march: { seat, from, to, count } },
      text: `Move ${count} from ${territoryName(from)} to ${place}`,
    };
  const { frames } = duneBoard.viewFor(after(state, steps.slice(0, at + 1)), seat);
  const cost = shippingCost({ ...view, frames }, count)?.cost ?? 0;
  return {
    ...{ steps, to, march: null },
    text: `Ship ${count} to ${place}, ${cost === 0 ? 'free' : `${cost} spice`}`,
  };
}
