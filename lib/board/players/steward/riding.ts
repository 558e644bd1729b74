import type { Action } from '../../engine/actions';
import { placesOf } from '../../engine/facts';
import { isStormAt } from '../../engine/queries/presence';
import type { RideFrame } from '../../engine/state/frames';
import { bestOf, ofKind, passOr } from './choices';
import { changed } from './drafts';
import { positionWorth } from './position';
import type { Table } from './table';

/** Where the Fremen ride on a worm: all of them to the best place. */
export function riding(table: Table, frame: RideFrame, legal: readonly Action[]): Action {
  const { me, state } = table;
  if (frame.to !== null) return ofKind(legal, 'forces').at(-1) ?? passOr(legal);
  const worth = positionWorth(table);
  const here = new Set(placesOf(frame.from).map(({ id }) => id));
  const group = me.forces.filter(({ at }) => here.has(at) && !isStormAt(state, at));
  const many = group.reduce((sum, { count }) => sum + count, 0);
  const elites = group.reduce((sum, { elite = 0 }) => sum + elite, 0);
  const others = me.forces.filter((stack) => !group.includes(stack));
  const spice = me.spice;
  const stay = worth({ forces: me.forces, spice });
  const after = (to: string) => worth({ forces: changed(others, to, many, elites), spice });
  return bestOf(ofKind(legal, 'to'), ({ to }) => after(to), stay) ?? passOr(legal);
}
