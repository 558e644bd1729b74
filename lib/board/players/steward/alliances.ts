import type { Seat } from '@/lib/kernel/game';
import type { Action } from '../../engine/actions';
import { sideOf } from '../../engine/queries/order';
import { needed, strongholdsOf } from '../../engine/queries/victory';
import type { NexusFrame } from '../../engine/state/frames';
import { bestOf, ofKind, passOr } from './choices';
import { lastWins, lateness, nearness } from './prospects';
import type { Table } from './table';

/** How much better another side must look, from 0 to 1, before an alliance is made or broken. */
const TO_ALLY = 0.06;
const TO_BREAK = 0.12;

/** Who is allied at the nexus: whoever is nearer to the win together than alone. */
export function allying(table: Table, frame: NexusFrame, legal: readonly Action[]): Action {
  const { state, seat, side } = table;
  const alone = sideWorth(table, [seat]);
  const together = sideWorth(table, side);
  const leave = legal.find(({ kind }) => kind === 'break');
  if (leave !== undefined && alone > together + TO_BREAK) return leave;
  const accepted = ofKind(legal, 'accept').map((action) => ({ action, other: action.from }));
  /** Who would come to the own side: that of another, or whom an ally proposes. */
  const joined = (other: Seat) => {
    const ofAlly = side.includes(other);
    const to = frame.proposals.find(({ from }) => ofAlly && from === other)?.to ?? other;
    return sideOf(state, to);
  };
  // One proposal at a time.
  const waits = frame.proposals.some(({ from }) => from === seat);
  const proposals = waits ? [] : ofKind(legal, 'propose');
  const proposed = proposals.map((action) => ({ action, other: action.to }));
  const best = bestOf(
    [...accepted, ...proposed].map(({ action, other }) => ({ ...action, other })),
    ({ other, kind }) =>
      sideWorth(table, [...side, ...joined(other)]) + (kind === 'accept' ? 0.001 : 0),
    together + TO_ALLY,
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

/** How much the nearness of rivals takes from a side. */
const THREAT = 0.12;

/**
 * How a side stands: strongholds that it lacks, whether the end of the last turn is its win, and how near others are,
 * who are no threat any more once they belong to it.
 */
function sideWorth(table: Table, side: readonly Seat[]): number {
  const { state } = table;
  const forces = side.reduce((sum, seat) => sum + FORCES - (state.factions[seat]?.tanks ?? 0), 0);
  const near = 0.8 * nearnessOf(table, side) + 0.1 * Math.min(1, forces / (2 * FORCES));
  const isLast = lastWins(state).some((last) => last.side.some((seat) => side.includes(seat)));
  const threat = state.factions.reduce((sum, _, seat) => {
    if (side.includes(seat)) return sum;
    // Partners that are left, or that one would leave, count without those who leave.
    const rivals = sideOf(state, seat).filter((other) => !side.includes(other));
    return rivals[0] === seat ? sum + nearnessOf(table, rivals) : sum;
  }, 0);
  return near + (isLast ? 0.6 * lateness(state) : 0) - THREAT * threat;
}

const FORCES = 20;

function nearnessOf({ state }: Table, side: readonly Seat[]): number {
  return nearness(needed(state, side.length) - strongholdsOf(state, side));
}
