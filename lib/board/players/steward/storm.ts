import { range } from '@/lib/range';
import type { Action } from '../../engine/actions';
import { PLACES, rulesOf } from '../../engine/facts';
import type { StormFrame } from '../../engine/state/frames';
import { isOpenToStorm, sectorsEntered } from '../../map/storm';
import { bestOf, ofKind, passOr } from './choices';
import type { Table } from './table';
import { FORCE } from './worths';

/** What Weather Control and Family Atomics must bring, in spice, before they are played. */
const FOR_WEATHER = 5;
const FOR_ATOMICS = 5;
/** A loss of all rivals counts for so much of one's own. */
const THEIRS = 0.35;

/** The storm: dialed, or sent, where it hurts others more than oneself. */
export function storming(table: Table, frame: StormFrame, legal: readonly Action[]): Action {
  const { state } = table;
  const [low, high] = rulesOf(state).storm.later;
  const harm = (sectors: number, wallStands = state.wallStands) =>
    sweepWorth(table, sectors, wallStands);
  switch (frame.stage) {
    case 'weather': {
      const usual = mean(range(2 * low, 2 * high).map((sectors) => harm(sectors)));
      const least = usual + FOR_WEATHER;
      return (
        bestOf(ofKind(legal, 'weather'), ({ sectors }) => harm(sectors), least) ?? passOr(legal)
      );
    }
    case 'atomics': {
      const atomics = legal.find(({ kind }) => kind === 'atomics');
      const sectors = frame.sectors ?? 0;
      const gain = harm(sectors, false) - harm(sectors, true);
      return atomics !== undefined && gain > FOR_ATOMICS ? atomics : passOr(legal);
    }
    default: {
      if (state.turn === 1) return ofKind(legal, 'dial')[FIRST_DIAL] ?? passOr(legal);
      const others = range(low, high);
      const worth = (number: number) => mean(others.map((other) => harm(number + other)));
      return bestOf(ofKind(legal, 'dial'), ({ number }) => worth(number)) ?? passOr(legal);
    }
  }
}

const FIRST_DIAL = 7;

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** What a storm of so many sectors would cost others, less what it would cost oneself and allies. */
function sweepWorth({ state, side }: Table, sectors: number, wallStands: boolean): number {
  const hit = new Set(sectorsEntered(state.storm, sectors));
  let worth = 0;
  for (const { id, sector, territory } of PLACES) {
    if (sector === null || !hit.has(sector) || !isOpenToStorm(territory, wallStands)) continue;
    for (const [other, { forces }] of state.factions.entries()) {
      const count = forces.find((stack) => stack.at === id)?.count ?? 0;
      worth += count * FORCE * (side.includes(other) ? -1 : THEIRS);
    }
  }
  return worth;
}
