import type { Seat } from '@/lib/kernel/game';
import { isStronghold, placeOf, placesOf, rulesOf } from '../../engine/facts';
import { CITIES } from '../../engine/queries/groups';
import { isStormAt } from '../../engine/queries/presence';
import { type Stack, WORM } from '../../engine/state/state';
import { SECTORS } from '../../map/sectors';
import { chancesToCome, isOpenToStorm } from '../../map/storm';
import { type Army, armyIn } from './armies';
import type { FightWith } from './battle/fights';
import { lasting } from './prospects';
import type { Table } from './table';
import { FORCE, purseWorth } from './worths';

const WORM_RISK = 0.25;
/** That nobody comes who would take the spice. */
const UNDISTURBED = 0.9;
const BATTLE = 1.5;
/** A force outside the strongholds holds nothing. */
const IDLE = 0.15;
const STORMS = chancesToCome('dials');

/** What forces outside the strongholds are worth: spice that they collect, less what storm, worms and rivals take. */
export function openGroundWith(table: Table, fight: FightWith) {
  const { state, later, side } = table;
  const { rate, withCity } = rulesOf(state).collection;
  const kept = lasting(state);
  const undisturbed = later.some((other) => !side.includes(other)) ? UNDISTURBED : 1;
  return (forces: readonly Stack[], spice: number): number => {
    const hasCity = forces.some(({ at }) => CITIES.includes(placeOf(at).territory.id));
    const each = hasCity ? withCity : rate;
    let worth = 0;
    for (const { at, count, elite = 0 } of forces) {
      const { territory } = placeOf(at);
      if (isStronghold(state, territory)) continue;
      const lies = state.spice.find((one) => one.at === at)?.amount ?? 0;
      const rival = rivalIn(table, territory.id);
      let chance = undisturbed;
      if (rival !== null && !isStormAt(state, at)) {
        const { wins, left } = fight({ count, elite }, rival.seat, rival, spice);
        chance = wins;
        worth -= ((1 - wins) * count + wins * (count - left)) * FORCE + BATTLE;
      }
      const collected = Math.min(lies, each * count);
      if (collected > 0) worth += chance * (purseWorth(spice + collected) - purseWorth(spice));
      worth -= (danger(table, at) * FORCE + IDLE) * count;
    }
    return kept * worth;
  };
}

/** The chance that what stands in a place dies before it can move again. */
function danger({ state, me }: Table, at: string): number {
  const { territory, sector } = placeOf(at);
  let risk = 0;
  if (sector !== null && isOpenToStorm(territory, state.wallStands)) {
    const ahead = (sector - state.storm + SECTORS) % SECTORS;
    risk = STORMS[ahead - 1] ?? 0;
  }
  const isBlown = territory.id === state.lastBlow || territory.id === state.lastBlowB;
  if (me.id === 'fremen' || !isBlown) return risk;
  return Math.max(risk, state.foreseen === WORM ? 1 : WORM_RISK);
}

function rivalIn({ state, side }: Table, territory: string) {
  const places = placesOf(territory).map(({ id }) => id);
  let found: (Army & { readonly seat: Seat }) | null = null;
  for (const [other, { forces }] of state.factions.entries()) {
    if (side.includes(other)) continue;
    const army = armyIn(forces, places);
    if (army.count > (found?.count ?? 0)) found = { seat: other, ...army };
  }
  return found;
}
