import type { Action } from '../../engine/actions';
import { isStronghold, placeOf, sheetOf } from '../../engine/facts';
import { eliteBounds } from '../../engine/phases/group';
import { standsIn } from '../../engine/queries/presence';
import type { Frame } from '../../engine/state/frames';
import type { Group, LocationId } from '../../engine/state/state';
import { ofKind, passOr } from './choices';
import type { Table } from './table';

/** How many Sardaukar or Fedaykin go with a group: all that can where they will fight, else as few as may be. */
export function elitesFor(table: Table, to: LocationId, group: Group, count: number): number {
  const [least, most] = eliteBounds(group, count);
  return areNeeded(table, to) ? most : least;
}

/** In strongholds, and where rivals stand; but not where those are who make them count as any other (GF9-emperor-09). */
function areNeeded({ state, me, side }: Table, to: LocationId): boolean {
  const { territory } = placeOf(to);
  const weak = sheetOf(me.id).elite?.ordinaryAgainst;
  const rivals = state.factions.filter(
    (other, seat) => !side.includes(seat) && standsIn(other, territory.id),
  );
  if (rivals.length > 0) return rivals.some(({ id }) => id !== weak);
  return isStronghold(state, territory);
}

/** How many elite forces of a group go somewhere, or are lost: in a storm as few as may be. */
export function choosingElites(table: Table, legal: readonly Action[]): Action {
  const elites = ofKind(legal, 'elites');
  const to = goalOf(table.asked);
  const isMost = to === null ? table.asked.step !== 'half' : areNeeded(table, to);
  return (isMost ? elites.at(-1) : elites[0]) ?? passOr(legal);
}

function goalOf(asked: Frame): LocationId | null {
  const moves = asked.step === 'ship' || asked.step === 'move' || asked.step === 'ride';
  return moves && asked.to !== null && asked.to !== 'reserves' ? asked.to : null;
}
