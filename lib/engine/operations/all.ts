import type { Action } from '../actions';
import { admission } from './admission';
import { deployHouseCard, deployProgram, redeploy } from './deploy';
import { deployEvent, discardEvent, placeEvent } from './events';
import type { Operation } from './operation-kind';
import { petition } from './petition';
import { rite } from './rite';
import { buySpice, favorPurchase, sellSpice } from './trade';
import { activate, use } from './use';

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
  buySpice,
  sellSpice,
];

const BY_KIND = new Map(OPERATIONS.flatMap((one) => one.kinds.map((kind) => [kind, one] as const)));

/** The operation that an action begins, if it begins one. */
export function operationOf({ kind }: Pick<Action, 'kind'>): Operation | undefined {
  return BY_KIND.get(kind);
}
