import type { Action } from '../../engine/actions';
import { leaderOf, revivalCost, sheetOf } from '../../engine/facts';
import { bestOf, ofKind, passOr } from './choices';
import type { Table } from './table';

const MANY_DEAD = 5;
const GOOD_LEADER = 5;
const FEW_LEADERS = 2;
const FEW_RESERVES = 3;

/** A card that may be played at any time, once that helps; null while it is kept. */
export function anyTime(table: Table, legal: readonly Action[]): Action | null {
  const { phase } = table.state;
  if (phase !== 'revival' && phase !== 'shipment') return null;
  return ghola(table, legal) ?? truthtrance(table, legal);
}

/** A Tleilaxu Ghola brings back a good leader or a whole group. */
function ghola({ me }: Table, legal: readonly Action[]): Action | null {
  const forces = ofKind(legal, 'ghola-forces').at(-1);
  const alive = me.leaders.filter(({ dead }) => !dead).length;
  const best = bestOf(ofKind(legal, 'ghola-leader'), ({ leader }) => revivalCost(leader));
  const strength = best === null ? 0 : revivalCost(best.leader);
  const isMissed = alive <= FEW_LEADERS && strength >= FEW_LEADERS;
  if (best !== null && (strength > GOOD_LEADER || isMissed)) return best;
  const isEmpty = me.reserves <= FEW_RESERVES && (forces?.forces ?? 0) >= MANY_DEAD;
  return isEmpty ? (forces ?? null) : null;
}

/** A Truthtrance makes room in a full hand; a steward sees the table as it is and does not remember answers. */
function truthtrance({ me, cards }: Table, legal: readonly Action[]): Action | null {
  if (me.hand.length < sheetOf(me.id).handLimit) return null;
  return bestOf(ofKind(legal, 'truthtrance'), ({ target }) => cards[target] ?? 0);
}

/** Asks whether the best leader that one has left is a traitor. */
export function asking({ me }: Table, legal: readonly Action[]): Action {
  const alive = new Set(me.leaders.flatMap(({ id, dead }) => (dead ? [] : [id])));
  const worth = (about: string) => (alive.has(about) ? leaderOf(about).strength : 0);
  return bestOf(ofKind(legal, 'question'), ({ about }) => worth(about)) ?? passOr(legal);
}
