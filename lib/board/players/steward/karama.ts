import type { Action } from '../../engine/actions';
import type { Advantage } from '../../engine/advantages/advantages';
import { bestOf, ofKind, passOr } from './choices';
import type { Table } from './table';

/** What it brings, in spice, to stop one use of an advantage; others are not worth a Karama. */
const STOPS: Partial<Readonly<Record<Advantage, number>>> = {
  prescience: 1,
  voice: 0.8,
};

/** A Karama stops the Voice or the prescience of a rival with whom a battle stands before one. */
export function ordering({ state, me }: Table, legal: readonly Action[]): Action {
  // Orders of the second time: battles come before the next.
  if (state.phase === 'storm') return passOr(legal);
  const meets = (rival: number) =>
    me.forces.some(({ at }) =>
      state.factions[rival]?.forces.some((stack) => stack.at === at && at !== 'polar-sink'),
    );
  const worth = ({ against, advantage }: Extract<Action, { kind: 'order' }>) =>
    meets(against) ? (STOPS[advantage] ?? 0) : 0;
  return bestOf(ofKind(legal, 'order'), worth, 0) ?? passOr(legal);
}
