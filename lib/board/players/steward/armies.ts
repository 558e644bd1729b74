import type { Seat } from '@/lib/kernel/game';
import { rulesOf, sheetOf } from '../../engine/facts';
import { isOn } from '../../engine/queries/options';
import type { LocationId, Stack } from '../../engine/state/state';
import type { Table } from './table';

/** Forces of one faction that would fight together, and how many of them are Sardaukar or Fedaykin. */
export interface Army {
  readonly count: number;
  readonly elite: number;
}

/** What of some forces stands in some places. */
export function armyIn(forces: readonly Stack[], places: readonly LocationId[]): Army {
  let [count, elite] = [0, 0];
  for (const stack of forces)
    if (places.includes(stack.at)) {
      count += stack.count;
      elite += stack.elite ?? 0;
    }
  return { count, elite };
}

/** What nobody knows: the spice of a rival that it can spend on a battle. */
const THEIR_SPICE = 5;

/** What an army comes to in a battle against a rival, in whole numbers: elite forces count twice, others half where spice is short; `own` is one's own spice (GF9-emperor-08, -09, GF9-adv-combat-02). */
export function strengthOf(
  { state, seat }: Table,
  whose: Seat,
  rival: Seat,
  army: Army,
  own: number,
): number {
  const id = state.factions[whose]?.id ?? '';
  const { elite } = sheetOf(id);
  const isOrdinary = elite?.ordinaryAgainst === state.factions[rival]?.id;
  const worth = elite === undefined || isOrdinary ? 1 : elite.strength;
  const others = army.count - army.elite;
  const whole = others + army.elite * worth;
  if (!isOn(state, 'advanced-combat') || rulesOf(state).fullWithoutSpice.includes(id)) return whole;
  const spice = whose === seat ? own : THEIR_SPICE;
  const paid = Math.min(army.elite, spice);
  const paidOthers = Math.min(others, spice - paid);
  return Math.round((whole + paid * worth + paidOthers) / 2);
}
