import type { Seat } from '@/lib/kernel/game';
import type { Action } from '../../engine/actions';
import { strongholdsOf } from '../../engine/queries/victory';
import { bestOf, ofKind, passOr } from './choices';
import { lastWins, lateness, nearness, needed } from './prospects';
import type { Table } from './table';

/** How much better another side must look, from 0 to 1, before an alliance is made or broken. */
const TO_ALLY = 0.06;
const TO_BREAK = 0.12;

/** Who is allied at the nexus: whoever is nearer to the win together than alone. */
export function allying(table: Table, legal: readonly Action[]): Action {
  const { seat, ally } = table;
  const alone = sideWorth(table, [seat]);
  if (ally !== null) {
    const leave = legal.find(({ kind }) => kind === 'break');
    const together = sideWorth(table, [seat, ally]);
    return leave !== undefined && alone > together + TO_BREAK ? leave : passOr(legal);
  }
  const accepted = ofKind(legal, 'accept').map((action) => ({ action, other: action.from }));
  const proposed = ofKind(legal, 'propose').map((action) => ({ action, other: action.to }));
  const best = bestOf(
    [...accepted, ...proposed].map(({ action, other }) => ({ ...action, other })),
    ({ other, kind }) => sideWorth(table, [seat, other]) + (kind === 'accept' ? 0.001 : 0),
    alone + TO_ALLY,
  );
  const found =
    best === null
      ? undefined
      : legal.find((one) => one.kind === best.kind && otherOf(one) === best.other);
  return found ?? passOr(legal);
}

function otherOf(action: Action): Seat | null {
  if (action.kind === 'accept') return action.from;
  return action.kind === 'propose' ? action.to : null;
}

/** How a side stands: strongholds that it lacks, and whether the end of the last turn is its win. */
function sideWorth({ state }: Table, side: readonly Seat[]): number {
  const missing = needed(state, side.length) - strongholdsOf(state, side);
  const forces = side.reduce((sum, seat) => {
    const faction = state.factions[seat];
    return sum + (faction === undefined ? 0 : 20 - faction.tanks);
  }, 0);
  const near = 0.8 * nearness(missing) + 0.1 * Math.min(1, forces / 40);
  const isLast = lastWins(state).some(({ seat }) => side.includes(seat));
  return near + (isLast ? 0.6 * lateness(state) : 0);
}
