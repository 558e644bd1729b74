import type { Action } from '../actions';
import { activate } from './activate';
import { admission } from './admission';
import { deployEvent } from './deploy-event';
import { deployHouseCard } from './deploy-house-card';
import { deployProgram } from './deploy-program';
import { discardEvent } from './discard-event';
import { exchange } from './exchange';
import { favorPurchase } from './favor-purchase';
import type { Operation } from './operation-kind';
import { petition } from './petition';
import { placeEvent } from './place-event';
import { redeploy } from './redeploy';
import { rite } from './rite';
import { use } from './use';

/**
 * The operations of a House Interval. General ones may be repeated and mixed freely with the
 * restricted ones, each of which keeps its own limit (TAT-6-03, TAT-6-04, TAT-6.2-05, TAT-6.2-06).
 */
export const OPERATIONS: readonly Operation[] = [
  petition,
  deployHouseCard,
  placeEvent,
  redeploy,
  deployProgram,
  use,
  activate,
  admission,
  rite,
  deployEvent,
  discardEvent,
  favorPurchase,
  exchange,
];

/** The operation that an action begins, if it begins one. */
export function operationOf({ kind }: Pick<Action, 'kind'>): Operation | undefined {
  return OPERATIONS.find(({ kinds }) => kinds.includes(kind));
}
