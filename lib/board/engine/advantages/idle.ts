import type { Action } from '../actions';
import type { BoardState, Faction } from '../state/state';
import type { Advantage } from './advantages';

/** What comes up between the orders at the start of a turn and those before the revival. */
const BEFORE_REVIVAL: ReadonlySet<Advantage> = new Set<Advantage>([
  ...(['storm-sight', 'storm-half', 'worm-safety', 'worm-placing'] as const),
  ...(['charity', 'bid-sight', 'card-income', 'free-card'] as const),
]);
/** What comes up in any phase; all others between the orders before the revival and the next turn. */
const ANY_PHASE: ReadonlySet<Advantage> = new Set<Advantage>(['gift', 'worthless-karama']);
const FOR_ALLY: ReadonlySet<Advantage> = new Set<Advantage>([
  ...(['gift', 'extra-revival', 'ally-revival', 'ally-shipment', 'ally-traitor'] as const),
]);

/**
 * Whether an order for a Karama could stop nothing: it holds till orders are taken again, and what it is to stop cannot
 * come up before. Alliances change only in a nexus, which comes before the revival.
 */
export function isIdle(
  {
    phase,
    factions,
  }: Pick<BoardState, 'phase'> & { readonly factions: readonly Pick<Faction, 'allies'>[] },
  { against, advantage }: Omit<Extract<Action, { readonly kind: 'order' }>, 'kind'>,
): boolean {
  const isEarly = phase === 'storm';
  if (!ANY_PHASE.has(advantage) && BEFORE_REVIVAL.has(advantage) !== isEarly) return true;
  return !isEarly && FOR_ALLY.has(advantage) && factions[against]?.allies.length === 0;
}
