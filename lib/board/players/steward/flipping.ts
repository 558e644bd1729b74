import type { Action } from '../../engine/actions';
import { placeOf, placesOf } from '../../engine/facts';
import { stacksIn, standsIn } from '../../engine/queries/presence';
import type { Frame } from '../../engine/state/frames';
import { armyIn } from './armies';
import { fightsOf } from './battle/fights';
import { bestOf, ofKind, passOr } from './choices';
import { interest } from './moving';
import type { Table } from './table';

/** The chance to win from which advisors fight; from which those do that have just come; below which fighters give way. */
const TO_FIGHT = 0.65;
const TO_LAND = 0.5;
const TO_STAY = 0.4;

/** Advisors fight for a stronghold or spice that they can take; fighters give way where they cannot hold it (GF9-bg-21, -22). */
export function flipping(table: Table, legal: readonly Action[]): Action {
  const { me } = table;
  const chance = chanceIn(table);
  const worth = (territory: string) => {
    if (standsIn(me, territory)) return TO_STAY - chance(territory);
    const stacks = stacksIn({ forces: me.advisors }, territory);
    const isWorthIt = stacks.some(({ at }) => interest(table, at) === 'much');
    const least = table.asked.step === 'flip' ? TO_LAND : TO_FIGHT;
    return isWorthIt ? chance(territory) - least : 0;
  };
  return bestOf(ofKind(legal, 'flip'), ({ territory }) => worth(territory), 0) ?? passOr(legal);
}

/** The chance that all of one's own in a territory beat each of the others there. */
function chanceIn(table: Table): (territory: string) => number {
  const { me, state, side } = table;
  const fight = fightsOf(table);
  return (territory) => {
    const places = placesOf(territory).map(({ id }) => id);
    const mine = armyIn([...me.forces, ...me.advisors], places);
    let chance = 1;
    for (const [other, { forces }] of state.factions.entries()) {
      const theirs = armyIn(forces, places);
      if (!side.includes(other) && theirs.count > 0)
        chance *= fight(mine, other, theirs, me.spice).wins;
    }
    return chance;
  };
}

/** An advisor in a stronghold may fight for it later. */
export function isWorthAdvising(asked: Frame): boolean {
  return asked.step === 'accompany' && placeOf(asked.to).territory.type === 'stronghold';
}
