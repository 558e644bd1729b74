import type { Action } from '../../engine/actions';
import { leaderOf } from '../../engine/facts';
import { bestOf, ofKind } from './choices';
import type { Table } from './table';

const MANY_DEAD = 5;
const GOOD_LEADER = 5;
const FEW_LEADERS = 2;
const FEW_RESERVES = 3;

/** A Tleilaxu Ghola once it brings back a good leader or a whole group; null while it is kept. */
export function anyTime({ me, state }: Table, legal: readonly Action[]): Action | null {
  const leaders = ofKind(legal, 'ghola-leader');
  const forces = ofKind(legal, 'ghola-forces').at(-1);
  if (state.phase !== 'revival' && state.phase !== 'shipment') return null;
  const alive = me.leaders.filter(({ dead }) => !dead).length;
  const best = bestOf(leaders, ({ leader }) => leaderOf(leader).strength);
  const strength = best === null ? 0 : leaderOf(best.leader).strength;
  if (
    best !== null &&
    (strength > GOOD_LEADER || (alive <= FEW_LEADERS && strength >= FEW_LEADERS))
  )
    return best;
  const isEmpty = me.reserves <= FEW_RESERVES && (forces?.forces ?? 0) >= MANY_DEAD;
  return isEmpty ? (forces ?? null) : null;
}
