import type { Action } from '../../engine/actions';
import { KWISATZ, revivalCost, rulesOf, sheetOf } from '../../engine/facts';
import type { RevivalFrame } from '../../engine/state/frames';
import { bestOf, ofKind, passOr } from './choices';
import { help } from './helping';
import type { Table } from './table';

/** Spice that is kept for the shipment. */
const RESERVE = 5;
const FEW_RESERVES = 6;
/** The Kwisatz Haderach, as the strength of a leader. */
const AS_KWISATZ = 4;

/** Forces that come back for nothing always do; others where reserves run out and there is spice. */
export function reviving(table: Table, frame: RevivalFrame, legal: readonly Action[]): Action {
  const { me, state } = table;
  switch (frame.stage) {
    case 'grant':
      return legal.find(({ kind }) => kind === 'grant') ?? passOr(legal);
    case 'help':
      return help(table, legal);
    case 'leader':
      return revivingLeader(table, legal);
    default: {
      const all = [...ofKind(legal, 'revive-elite'), ...ofKind(legal, 'revive')];
      const isExtra = frame.stage === 'extra';
      const forNothing = isExtra ? 0 : sheetOf(me.id).freeRevival;
      const worth = (forces: number) => {
        const cost = Math.max(0, forces - forNothing) * rulesOf(state).revival.cost;
        if (cost === 0) return forces;
        const isPoor = me.spice - cost < (isExtra ? 2 : 1) * RESERVE;
        return isPoor || (!isExtra && me.reserves > FEW_RESERVES) ? -1 : forces;
      };
      return bestOf(all, ({ forces }) => worth(forces), 0) ?? passOr(legal);
    }
  }
}

export function revivingLeader({ me }: Table, legal: readonly Action[]): Action {
  const left = me.leaders.filter(({ dead }) => !dead).length;
  const worth = (leader: string) => {
    const cost = revivalCost(leader);
    const strength = leader === KWISATZ ? AS_KWISATZ : cost;
    return me.spice - cost < (left <= 2 ? 2 : RESERVE) ? 0 : strength;
  };
  return bestOf(ofKind(legal, 'revive-leader'), ({ leader }) => worth(leader), 1) ?? passOr(legal);
}
