import type { Action } from '../../engine/actions';
import { rulesOf } from '../../engine/facts';
import { ofKind, passOr } from './choices';
import type { Table } from './table';

/** Spice that is kept when an ally is helped: more where it is given for good. */
const KEPT = { lent: 8, given: 14 };
const SHARE = 0.5;

/** Spice for the ally: part of what is left over. */
export function help({ me, state }: Table, legal: readonly Action[]): Action {
  const isGiven = me.id === 'emperor' && rulesOf(state).gifts === 'at once';
  const kept = isGiven ? KEPT.given : KEPT.lent;
  const spare = Math.max(0, Math.floor((me.spice - kept) * SHARE));
  return ofKind(legal, 'help').find(({ spice }) => spice === spare) ?? passOr(legal);
}
