import type { Action } from '../../engine/actions';
import { placeOf } from '../../engine/facts';
import { stacksIn, standsIn } from '../../engine/queries/presence';
import type { Frame } from '../../engine/state/frames';
import type { Stack } from '../../engine/state/state';
import { fightsOf } from './battle/fights';
import { bestOf, ofKind, passOr } from './choices';
import { interest } from './moving';
import type { Table } from './table';

/** The chance to win from which advisors fight, and below which fighters give way. */
const TO_FIGHT = 0.65;
const TO_STAY = 0.4;

/** Advisors fight for a stronghold or spice that they can take; fighters give way where they cannot hold it (GF9-bg-21, -22). */
export function flipping(table: Table, legal: readonly Action[]): Action {
  const { me } = table;
  const chance = chanceIn(table);
  const worth = (territory: string) => {
    if (standsIn(me, territory)) return TO_STAY - chance(territory);
    const stacks = stacksIn({ forces: me.advisors }, territory);
    const isWorthIt = stacks.some(({ at }) => interest(table, at) === 'much');
    return isWorthIt ? chance(territory) - TO_FIGHT : 0;
  };
  return bestOf(ofKind(legal, 'flip'), ({ territory }) => worth(territory), 0) ?? passOr(legal);
}

/** The chance that all of one's own in a territory beat each of the others there. */
function chanceIn(table: Table): (territory: string) => number {
  const { me, state, side } = table;
  const fight = fightsOf(table);
  return (territory) => {
    const mine = count(stacksIn({ forces: [...me.forces, ...me.advisors] }, territory));
    let chance = 1;
    for (const [other, { forces }] of state.factions.entries()) {
      const theirs = count(stacksIn({ forces: [...forces] }, territory));
      if (!side.includes(other) && theirs > 0) chance *= fight(mine, other, theirs).wins;
    }
    return chance;
  };
}

function count(stacks: readonly Stack[]): number {
  return stacks.reduce((sum, one) => sum + one.count, 0);
}

/** An advisor in a stronghold may fight for it later. */
export function isWorthAdvising(asked: Frame): boolean {
  return asked.step === 'accompany' && placeOf(asked.to).territory.type === 'stronghold';
}
